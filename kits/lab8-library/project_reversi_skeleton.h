// The header of 2021 for both parts.
#include "lab8part1.h"
#include "lab8part2.h"
