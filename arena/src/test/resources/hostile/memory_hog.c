/* Allocates and touches memory without end. */
#include <stdlib.h>
#include <string.h>
int main(void) {
    for (;;) {
        char *block = malloc(16 << 20);
        if (block) memset(block, 1, 16 << 20);
    }
}
