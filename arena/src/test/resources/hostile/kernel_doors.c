/* Tries system calls that have been used to escape from sandboxes, or that could deceive the referee. */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
static void tried(const char *name, long result) {
    if (result >= 0) printf("BREACH %s\n", name);
}
int main(void) {
    char params[256] = {0}, name[30];
    gethostname(name, sizeof name);
    if (strcmp(name, "box") != 0) return 1; /* root may make these calls outside the sandbox */
    cpu_set_t one;
    struct perf_event_attr event = {.type = PERF_TYPE_SOFTWARE, .size = sizeof event};
    union bpf_attr map = {.map_type = BPF_MAP_TYPE_ARRAY, .key_size = 4, .value_size = 4, .max_entries = 1};
    tried("io_uring", syscall(SYS_io_uring_setup, 4, params));
    tried("keyctl", syscall(SYS_keyctl, 0, -3, 1));
    tried("add_key", syscall(SYS_add_key, "user", "x", "y", 1, -3));
    tried("perf_event_open", syscall(SYS_perf_event_open, &event, 0, -1, -1, 0));
    tried("bpf", syscall(SYS_bpf, BPF_MAP_CREATE, &map, sizeof map));
    tried("userfaultfd", syscall(SYS_userfaultfd, 1));
    CPU_ZERO(&one);
    CPU_SET(0, &one);
    tried("sched_setaffinity", sched_setaffinity(0, sizeof one, &one));
    tried("setpriority", setpriority(PRIO_PROCESS, 0, 5));
    pid_t child = fork();
    if (child == 0) {
        sleep(5);
        _exit(0);
    }
    tried("ptrace", ptrace(PTRACE_ATTACH, child, 0, 0));
    kill(child, SIGKILL);
    waitpid(child, 0, 0);
    child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    tried("clone into a new user namespace", child);
    tried("mount", mount("none", "/tmp", "tmpfs", 0, 0));
    tried("unshare mounts", unshare(CLONE_NEWNS));
    tried("unshare users", unshare(CLONE_NEWUSER));
    tried("chroot", chroot("/tmp"));
    puts("done");
    return 0;
}
