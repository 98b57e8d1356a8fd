// libFuzzer's own loop, which Swift's toolchain brings without a header.
#ifndef TERRARIUM_FUZZER_H
#define TERRARIUM_FUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*open)(const uint8_t *data, size_t size));

#endif
