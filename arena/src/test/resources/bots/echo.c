/* Answers every line with itself, through a printf that does not flush. */
#include <stdio.h>
int main(void) {
    char line[1000];
    while (fgets(line, sizeof line, stdin)) printf("%s", line);
    return 0;
}
