/* Opens files until it fails, 500 at most, and prints how many. */
#include <fcntl.h>
#include <stdio.h>
int main(void) {
    int opened = 0;
    while (opened < 500 && open("/dev/null", O_RDONLY) >= 0) opened++;
    printf("opened %d\n", opened);
    puts("done");
    return 0;
}
