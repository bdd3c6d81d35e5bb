/*
 * Moves the system clock of a program by a number of seconds that another program may change at any time. Preloaded
 * (LD_PRELOAD); the number is the first 8 bytes of the file named by ADJUSTABLE_CLOCK. Clocks that measure durations are
 * not changed, as when an administrator sets the time.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *seconds;

__attribute__((constructor)) static void open_clock(void) {
    int file = open(getenv("ADJUSTABLE_CLOCK"), O_RDONLY | O_CLOEXEC);
    seconds = mmap(NULL, sizeof *seconds, PROT_READ, MAP_SHARED, file, 0);
    if (file < 0 || seconds == MAP_FAILED) {
        abort();
    }
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && clock == CLOCK_REALTIME && seconds != NULL) {
        now->tv_sec += *seconds;
    }
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void) zone;
    struct timespec precise;
    int result = clock_gettime(CLOCK_REALTIME, &precise);
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result != NULL) {
        *result = now.tv_sec;
    }
    return now.tv_sec;
}
