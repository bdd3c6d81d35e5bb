"""hostile.py ATTACK [ARGUMENT...]: the same attacks in Python."""
import ctypes
import os
import socket
import subprocess
import sys

attack, arguments = sys.argv[1], sys.argv[2:]


def breach_if(works, name):
    try:
        if works():
            print("BREACH", name)
    except OSError:
        pass


def connects(port):
    with socket.create_connection(("127.0.0.1", int(port)), 2):
        return True


def writes(folder):
    with open(folder + "/left-by-a-bot", "w") as file:
        return file.write("x") == 1


if attack == "fork_bomb":
    while True:
        try:
            os.fork()
        except OSError:
            pass
elif attack == "memory_hog":
    blocks = []
    while True:
        blocks.append(bytearray(b"x") * (16 << 20))
elif attack == "network":
    breach_if(lambda: connects(arguments[0]), "localhost")
elif attack == "read_files":
    for path in arguments:
        breach_if(lambda: open(path, "rb"), path)
elif attack == "read_secret":
    for pid in os.listdir("/proc"):
        breach_if(lambda: arguments[0].encode() in open("/proc/" + pid + "/environ", "rb").read(), pid)
elif attack == "write_outside":
    for folder in arguments:
        breach_if(lambda: writes(folder), folder)
elif attack == "open_files":
    opened = []
    try:
        while len(opened) < 500:
            opened.append(open("/dev/null", "rb"))
    except OSError:
        pass
    print("opened", len(opened))
elif attack == "kill_runner":
    breach_if(lambda: os.kill(int(arguments[0]), 0) is None, "runner")
elif attack == "namespaces":
    assert socket.gethostname() == "box", "root may make these calls outside the sandbox"
    libc = ctypes.CDLL(None, use_errno=True)
    breach_if(lambda: libc.unshare(0x10000000) == 0, "unshare")
    breach_if(lambda: libc.mount(b"none", b"/tmp", b"tmpfs", 0, None) == 0, "mount")
    breach_if(lambda: libc.chroot(b"/tmp") == 0, "chroot")
elif attack == "daemon":
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", *arguments], start_new_session=True,
                     stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
elif attack == "flood":
    while True:
        print("x" * 1000)
elif attack == "deaf":
    import time
    while True:
        time.sleep(1)
print("done")
