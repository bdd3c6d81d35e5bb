/* flood out|err|lines: writes without end. */
#include <string.h>
#include <unistd.h>
static char block[1 << 16];
int main(int argc, char **argv) {
    memset(block, argv[1][0] == 'l' ? '\n' : 'x', sizeof block);
    for (;;)
        if (write(argv[1][0] == 'e' ? 2 : 1, block, sizeof block) < 0) return 1;
}
