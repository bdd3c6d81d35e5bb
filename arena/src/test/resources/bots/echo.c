/* Echoes every line with printf, without flushing. */
#include <stdio.h>
int main(void) {
    char line[1000];
    while (fgets(line, sizeof line, stdin)) printf("%s", line);
    return 0;
}
