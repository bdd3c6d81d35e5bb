// Outflank chooses the moves: the library starts `outflank move --stdin` once per player, sends a line with the
// colour and the board, and reads a line with the move. The environment variable OUTFLANK names the program; the
// default is `outflank` on the PATH.

#define _POSIX_C_SOURCE 200809L

#include "lab8part2lib.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    const char *name;
    FILE *questions;
    FILE *answers;
} Player;

static void fail(const char *what) {
    fprintf(stderr, "lab8part2lib: %s: set OUTFLANK to the script 'outflank', and try '$OUTFLANK --version'.\n", what);
    exit(1);
}

static void start(Player *player) {
    const char *outflank = getenv("OUTFLANK") != NULL ? getenv("OUTFLANK") : "outflank";
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0) {
        fail("cannot create a pipe");
    }
    signal(SIGPIPE, SIG_IGN); // a program that has ended is detected when it does not answer
    pid_t child = fork();
    if (child < 0) {
        fail("cannot start a process");
    }
    if (child == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[0]);
        close(in[1]);
        close(out[0]);
        close(out[1]);
        execlp(outflank, outflank, "move", "--stdin", "--player", player->name, "--notation", "lab8", (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    player->questions = fdopen(in[1], "w");
    player->answers = fdopen(out[0], "r");
    if (player->questions == NULL || player->answers == NULL) {
        fail("cannot open a pipe");
    }
}

static int findMove(Player *player, const char board[][26], int n, char colour, int *row, int *col) {
    if (player->questions == NULL) {
        fflush(stdout);
        start(player);
    }
    fprintf(player->questions, "%c ", colour);
    for (int r = 0; r < n; r++) {
        fprintf(player->questions, "%.*s", n, board[r]);
    }
    fprintf(player->questions, "\n");
    fflush(player->questions);

    char line[256];
    if (fgets(line, sizeof line, player->answers) == NULL) {
        fail("Outflank did not answer");
    }
    line[strcspn(line, "\n")] = '\0';
    if (strlen(line) != 2) { // "pass", or "error: " and the reason
        fprintf(stderr, "lab8part2lib: no move: %s\n", line);
        return -1;
    }
    *row = line[0] - 'a';
    *col = line[1] - 'a';
    return 0;
}

int findSmarterMove(const char board[][26], int n, char colour, int *row, int *col) {
    static Player smarter = {"smarter", NULL, NULL};
    return findMove(&smarter, board, n, colour, row, col);
}

int findSmartestMove(const char board[][26], int n, char colour, int *row, int *col) {
    static Player smartest = {"smartest", NULL, NULL};
    return findMove(&smartest, board, n, colour, row, col);
}
