/* spin [THREADS]: uses processor time and never answers. */
#include <pthread.h>
#include <stdlib.h>
static void *burn(void *nothing) {
    for (volatile long i = 0;; i++) {}
    return nothing;
}
int main(int argc, char **argv) {
    pthread_t thread;
    for (int i = argc > 2 ? atoi(argv[1]) : 1; i > 1; i--) pthread_create(&thread, 0, burn, 0);
    burn(0);
}
