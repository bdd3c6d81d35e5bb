// The name of lab8part2lib.h in another year.
#include "lab8part2lib.h"
