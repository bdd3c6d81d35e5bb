/* Many processes that each stay below the memory limit, but exceed it together. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(void) {
    for (int i = 0; i < 20; i++) {
        if (fork() == 0) {
            char *block = malloc(40 << 20);
            if (block) memset(block, 1, 40 << 20);
            sleep(60);
            return 0;
        }
    }
    sleep(1);
    for (;;) {
        char *block = malloc(1 << 20);
        if (block) memset(block, 1, 1 << 20);
    }
}
