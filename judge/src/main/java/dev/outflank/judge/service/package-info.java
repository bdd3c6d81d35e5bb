/** The judge as a service: checks submissions, plans and plays pairs, and keeps the standings current. */
@NullMarked
package dev.outflank.judge.service;

import org.jspecify.annotations.NullMarked;
