/**
 * AssemblyScript: turns RGBA into the Y, U and V planes that film is made of (BT.709, limited range, chroma sited
 * left), each byte less 128.
 */

/** Neighbouring lanes of two vectors added: [a0+a1, a2+a3, b0+b1, b2+b3]. */
function pairSums(a: v128, b: v128): v128 {
  return i32x4.add(i32x4.shuffle(a, b, 0, 2, 4, 6), i32x4.shuffle(a, b, 1, 3, 5, 7));
}

/** Eight pixels (as 16-bit channels) times one row of the colour matrix, shifted right. */
function channel(p0: v128, p1: v128, p2: v128, p3: v128, matrix: v128, bias: v128, shift: i32): v128 {
  const low = pairSums(i32x4.dot_i16x8_s(p0, matrix), i32x4.dot_i16x8_s(p1, matrix));
  const high = pairSums(i32x4.dot_i16x8_s(p2, matrix), i32x4.dot_i16x8_s(p3, matrix));
  return i16x8.narrow_i32x4_s(i32x4.shr_s(i32x4.add(low, bias), shift), i32x4.shr_s(i32x4.add(high, bias), shift));
}

/**
 * `rgba` is w x h, packed, both even. Writes up to 7 bytes past each row of Y. `scratch` holds two rows of (w + 32) x 2
 * bytes.
 * Chroma is the mean of two rows, and 1-2-1 over columns around each even one.
 */
export function toPlanes(
  rgba: usize,
  w: i32,
  h: i32,
  luma: usize,
  lumaStride: i32,
  u: usize,
  v: usize,
  chromaStride: i32,
  scratch: usize,
): void {
  const toY = i16x8(1496, 5032, 508, 0, 1496, 5032, 508, 0);
  const toU = i16x8(-824, -2774, 3598, 0, -824, -2774, 3598, 0);
  const toV = i16x8(3598, -3268, -330, 0, 3598, -3268, -330, 0);
  const black = i32x4.splat((16 << 13) + 4096);
  const none = i32x4.splat(0);
  const us = scratch + 16;
  const vs = us + <usize>(w + 32) * 2;
  for (let y = 0; y < h; y += 2) {
    for (let row = 0; row < 2; row++) {
      const from = rgba + <usize>((y + row) * w * 4);
      const to = luma + <usize>((y + row) * lumaStride);
      for (let x = 0; x < w; x += 8) {
        const a = v128.load(from + <usize>(x * 4));
        const b = v128.load(from + <usize>(x * 4), 16);
        const p0 = i16x8.extend_low_i8x16_u(a);
        const p1 = i16x8.extend_high_i8x16_u(a);
        const p2 = i16x8.extend_low_i8x16_u(b);
        const p3 = i16x8.extend_high_i8x16_u(b);
        const grey = channel(p0, p1, p2, p3, toY, black, 13);
        v128.store64_lane(to + <usize>x, v128.xor(i8x16.narrow_i16x8_u(grey, grey), i8x16.splat(-128)), 0);
        let blue = channel(p0, p1, p2, p3, toU, none, 9);
        let red = channel(p0, p1, p2, p3, toV, none, 9);
        const at = <usize>(x << 1);
        if (row == 1) {
          blue = i16x8.add(blue, v128.load(us + at));
          red = i16x8.add(red, v128.load(vs + at));
        }
        v128.store(us + at, blue);
        v128.store(vs + at, red);
      }
    }
    store<i16>(us - 2, load<i16>(us));
    store<i16>(vs - 2, load<i16>(vs));
    const line = <usize>((y >> 1) * chromaStride);
    for (let x = 0; x < w >> 1; x++) {
      store<u8>(u + line + <usize>x, smooth(us + <usize>(x * 4)));
      store<u8>(v + line + <usize>x, smooth(vs + <usize>(x * 4)));
    }
  }
}

/** The 1-2-1 mean of three neighbours (each the sum of two rows, Q4), where grey is 0. */
function smooth(at: usize): u8 {
  const sum = <i32>load<i16>(at - 2) + 2 * <i32>load<i16>(at) + <i32>load<i16>(at + 2);
  return <u8>((sum + 64) >> 7);
}

/**
 * A plane of w x h, packed, as a plane of half its width and height: each byte the mean of four, less 128. `w` and `h`
 * are even.
 */
export function halvePlane(src: usize, w: i32, h: i32, dst: usize, stride: i32): void {
  const half = <usize>(w >> 1);
  for (let y = 0; y < h; y += 2) {
    const above = src + <usize>(y * w);
    const below = above + <usize>w;
    const to = dst + <usize>((y >> 1) * stride);
    let x: usize = 0;
    for (; x + 16 <= half; x += 16) {
      const at = x << 1;
      const means = i8x16.narrow_i16x8_u(
        meansOfFour(above + at, below + at),
        meansOfFour(above + at + 16, below + at + 16),
      );
      v128.store(to + x, v128.xor(means, i8x16.splat(-128)));
    }
    for (; x < half; x++) {
      const at = x << 1;
      const sum =
        <u32>load<u8>(above + at) +
        <u32>load<u8>(above + at, 1) +
        <u32>load<u8>(below + at) +
        <u32>load<u8>(below + at, 1);
      store<u8>(to + x, <u8>(((sum + 2) >> 2) ^ 128));
    }
  }
}

/** The means of eight squares of four pixels. */
function meansOfFour(above: usize, below: usize): v128 {
  const sums = i16x8.add(
    i16x8.extadd_pairwise_i8x16_u(v128.load(above)),
    i16x8.extadd_pairwise_i8x16_u(v128.load(below)),
  );
  return i16x8.shr_u(i16x8.add(sums, i16x8.splat(2)), 2);
}

/** A plane of w x h, packed, as it is, each byte less 128. */
export function takePlane(src: usize, w: i32, h: i32, dst: usize, stride: i32): void {
  const width = <usize>w;
  for (let y = 0; y < h; y++) {
    const from = src + <usize>(y * w);
    const to = dst + <usize>(y * stride);
    let x: usize = 0;
    for (; x + 16 <= width; x += 16) v128.store(to + x, v128.xor(v128.load(from + x), i8x16.splat(-128)));
    for (; x < width; x++) store<u8>(to + x, load<u8>(from + x) ^ 128);
  }
}
