/* network PORT: connects to a server on this machine, and opens sockets of other families. */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>
int main(int argc, char **argv) {
    struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(atoi(argv[1]))};
    inet_pton(AF_INET, "127.0.0.1", &here.sin_addr);
    int s = socket(AF_INET, SOCK_STREAM, 0);
    if (s >= 0 && connect(s, (struct sockaddr *)&here, sizeof here) == 0) puts("BREACH localhost");
    int dgram = socket(AF_INET, SOCK_DGRAM, 0);
    if (dgram >= 0 && sendto(dgram, "x", 1, 0, (struct sockaddr *)&here, sizeof here) == 1) puts("BREACH datagram");
    if (socket(AF_NETLINK, SOCK_RAW, 0) >= 0) puts("BREACH netlink");
    if (socket(40 /* AF_VSOCK */, SOCK_STREAM, 0) >= 0) puts("BREACH vsock");
    puts("done");
    return 0;
}
