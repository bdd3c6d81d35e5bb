package dev.outflank.web.account;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Growing delays after wrong passwords, for each pair of address and login. Strangers who guess the password of an
 * account delay only themselves: neither the owner of the account, who has another address, nor other people at their
 * own address.
 */
final class SignInDelay {
    private static final int FREE_FAILURES = 4;
    private static final Duration MAX_DELAY = Duration.ofMinutes(15);
    private static final int MAX_PAIRS = 10_000;

    /** Logins are shorter; what a stranger sends may be megabytes, and is kept. */
    private static final int MAX_LOGIN_LENGTH = 64;

    private record Pair(String address, String login) {
        Pair {
            login = login.length() > MAX_LOGIN_LENGTH ? login.substring(0, MAX_LOGIN_LENGTH) : login;
        }
    }

    private record Failures(int count, long lastNanos) {
        /** 1 s after the fifth failure, then twice as long after each. */
        long delayNanos() {
            int excess = count - FREE_FAILURES;
            return excess <= 0
                    ? 0
                    : Math.min(
                            Duration.ofSeconds(1L << Math.min(excess - 1, 20)).toNanos(), MAX_DELAY.toNanos());
        }
    }

    private final LongSupplier clock;

    /** The oldest are forgotten first. */
    private final Map<Pair, Failures> failures = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Pair, Failures> eldest) {
            return size() > MAX_PAIRS;
        }
    };

    SignInDelay(LongSupplier clock) {
        this.clock = clock;
    }

    /** The time until the next attempt is allowed; empty if it is allowed now. */
    synchronized Optional<Duration> remaining(String address, String login) {
        Failures past = failures.get(new Pair(address, login));
        long left = past == null ? 0 : past.delayNanos() - (clock.getAsLong() - past.lastNanos);
        return left > 0 ? Optional.of(Duration.ofNanos(left)) : Optional.empty();
    }

    synchronized void recordFailure(String address, String login) {
        Pair pair = new Pair(address, login);
        Failures past = failures.remove(pair);
        failures.put(pair, new Failures(past == null ? 1 : past.count + 1, clock.getAsLong()));
    }

    synchronized void recordSuccess(String address, String login) {
        failures.remove(new Pair(address, login));
    }
}
