// The pixels of a picture as they look through a projective transform, eight at a time.
#ifndef TERRARIUM_WARP_H
#define TERRARIUM_WARP_H

#include <stdint.h>

// A picture of 32-bit pixels with four channels of a byte each. A row begins `stride` pixels after the
// one before; there are at least two pixels along each side.
struct terrarium_picture {
  const uint32_t *pixels;
  int32_t width, height, stride;
};

// Writes a row of `count` pixels. Pixel number i shows the place (x + i dx, y + i dy) / (w + i dw) of the
// picture, in pixels and counted from the middle of the first one: the four pixels around it, by how near
// they are, each channel by itself. Beyond an edge the picture goes on as it ends.
void terrarium_warp_row(const struct terrarium_picture *picture, uint32_t *row, int32_t count,
                        const float start[3], const float step[3]);

#endif
