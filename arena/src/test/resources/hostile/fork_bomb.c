/* Forks without end; every process also burns time. */
#include <unistd.h>
int main(void) {
    for (;;) fork();
}
