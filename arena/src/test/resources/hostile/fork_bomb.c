/* Forks without end; every process also uses processor time. */
#include <unistd.h>
int main(void) {
    for (;;) fork();
}
