// The inner loop of turning pages, in C for the instructions of newer processors: it is translated twice,
// and what is run depends on the processor. With either the result is the same to the bit.

#include "warp.h"
#include <string.h>

// All that hands wide vectors on is put in place, so nobody else need pass them alike.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float numbers __attribute__((vector_size(32)));
typedef int32_t places __attribute__((vector_size(32)));
typedef uint32_t words __attribute__((vector_size(32)));
// Of eight pixels two channels each, a channel in sixteen bits.
typedef uint16_t channels __attribute__((vector_size(32)));
typedef uint64_t pairs __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

INLINE numbers all(float number) { return (numbers){} + number; }

// From 0 to a limit.
INLINE numbers within(numbers number, numbers limit) {
  return __builtin_elementwise_min(__builtin_elementwise_max(number, all(0)), limit);
}

// Colours of which `share` of 256 are of the second kind, and half a share to round.
INLINE channels mixed(channels a, channels b, channels share) {
  return (a * (256 - share) + b * share + 128) >> 8;
}

INLINE channels evens(words colors) { return (channels)(colors & 0x00ff00ff); }
INLINE channels odds(words colors) { return (channels)(colors >> 8 & 0x00ff00ff); }

INLINE uint64_t pairAt(const uint32_t *pixel) {
  uint64_t pair;
  memcpy(&pair, pixel, sizeof pair);
  return pair;
}

INLINE words lefts(pairs a, pairs b) {
  return __builtin_shufflevector((words)a, (words)b, 0, 2, 8, 10, 4, 6, 12, 14);
}
INLINE words rights(pairs a, pairs b) {
  return __builtin_shufflevector((words)a, (words)b, 1, 3, 9, 11, 5, 7, 13, 15);
}

// The colours at eight places, in 1/256 of a pixel.
INLINE words colorsAt(const struct terrarium_picture *picture, places x, places y) {
  places corner = (y >> 8) * picture->stride + (x >> 8);
  // Pixels 0, 1, 4, 5 and 2, 3, 6, 7: so each half of a vector is put together from itself alone.
  pairs above, aboveNext, below, belowNext;
  for (int i = 0; i < 4; i++) {
    int place = i + (i & 2);
    const uint32_t *pixel = picture->pixels + corner[place];
    const uint32_t *next = picture->pixels + corner[place + 2];
    above[i] = pairAt(pixel);
    aboveNext[i] = pairAt(next);
    below[i] = pairAt(pixel + picture->stride);
    belowNext[i] = pairAt(next + picture->stride);
  }
  words upperLeft = lefts(above, aboveNext), upperRight = rights(above, aboveNext);
  words lowerLeft = lefts(below, belowNext), lowerRight = rights(below, belowNext);
  words partX = (words)(x & 255), partY = (words)(y & 255);
  channels across = (channels)(partX | partX << 16), down = (channels)(partY | partY << 16);
  channels even = mixed(mixed(evens(upperLeft), evens(lowerLeft), down),
                        mixed(evens(upperRight), evens(lowerRight), down), across);
  channels odd = mixed(mixed(odds(upperLeft), odds(lowerLeft), down),
                       mixed(odds(upperRight), odds(lowerRight), down), across);
  return (words)even | (words)odd << 8;
}

INLINE void warpRow(const struct terrarium_picture *picture, uint32_t *row, int32_t count,
                    const float start[3], const float step[3]) {
  const numbers lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  numbers right = all(picture->width * 256 - 258), bottom = all(picture->height * 256 - 258);
  for (int32_t first = 0; first < count; first += 8) {
    numbers here = (float)first + lanes;
    // Behind the eye there is nothing; a number there must be.
    numbers share = 256 / __builtin_elementwise_max(start[2] + here * step[2], all(1e-6f));
    numbers x = within((start[0] + here * step[0]) * share + 0.5f, right);
    numbers y = within((start[1] + here * step[1]) * share + 0.5f, bottom);
    words colors = colorsAt(picture, __builtin_convertvector(x, places),
                            __builtin_convertvector(y, places));
    if (count - first >= 8) {
      memcpy(row + first, &colors, sizeof colors);
    } else {
      memcpy(row + first, &colors, (size_t)(count - first) * sizeof *row);
    }
  }
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void
warpRowAVX2(const struct terrarium_picture *picture, uint32_t *row, int32_t count,
            const float start[3], const float step[3]) {
  warpRow(picture, row, count, start, step);
}
#endif

void terrarium_warp_row(const struct terrarium_picture *picture, uint32_t *row, int32_t count,
                        const float start[3], const float step[3]) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return warpRowAVX2(picture, row, count, start, step);
#endif
  warpRow(picture, row, count, start, step);
}
