/**
 * AssemblyScript: moves, lights and covers parts of a picture's planes (signed bytes around 128, see
 * planes.assembly.ts), and draws soft lines on a finished frame (plain bytes).
 *
 * A warp is given by nodes, one for each 8 x 8 pixels and one more at each end: i16 Q10, how many pixels further on a
 * pixel's colour is taken from.
 * In between it changes evenly. Weights are Catmull-Rom, Q14, for each pixel its own; products are Q7 in 16 bits.
 */

const LANES: v128 = i16x8(0, 1, 2, 3, 4, 5, 6, 7);

/** Copies w x h bytes between planes. */
export function copyBox(src: usize, srcStride: i32, dst: usize, dstStride: i32, w: i32, h: i32): void {
  for (let y = 0; y < h; y++) memory.copy(dst + <usize>(y * dstStride), src + <usize>(y * srcStride), <usize>w);
}

/** The node `at`, interpolated between two rows of nodes. */
function nodeAt(nodes: usize, at: i32, row: usize, part: i32): i32 {
  const upper = <i32>load<i16>(nodes + <usize>(at << 1));
  return upper + (((<i32>load<i16>(nodes + row + <usize>(at << 1)) - upper) * part + 4) >> 3);
}

function weight0(t: v128, t2: v128, t3: v128): v128 {
  return i16x8.sub(i16x8.sub(i16x8.shl(t2, 1), t3), t);
}
function weight1(t2: v128, t3: v128): v128 {
  return i16x8.add(i16x8.sub(i16x8.mul(t3, i16x8.splat(3)), i16x8.mul(t2, i16x8.splat(5))), i16x8.splat(16384));
}
function weight2(t: v128, t2: v128, t3: v128): v128 {
  return i16x8.add(i16x8.sub(i16x8.shl(t2, 2), i16x8.mul(t3, i16x8.splat(3))), t);
}

/** Sums of Q7, rounded to signed bytes. */
function toBytes(sum: v128): v128 {
  const whole = i16x8.shr_s(i16x8.add_sat_s(sum, i16x8.splat(64)), 7);
  return i8x16.narrow_i16x8_s(whole, whole);
}

/**
 * Takes each pixel from the given distance to its right; w is a multiple of 8. Reads up to 16 bytes around what it
 * takes.
 */
export function warpAcross(src: usize, srcStride: i32, dst: usize, dstStride: i32, w: i32, h: i32, nodes: usize): void {
  const row = <usize>(((w >> 3) + 1) << 1);
  for (let y = 0; y < h; y++) {
    const line = nodes + <usize>(y >> 3) * row;
    const from = src + <usize>(y * srcStride);
    const to = dst + <usize>(y * dstStride);
    let d0 = nodeAt(line, 0, row, y & 7);
    for (let x = 0; x < w; x += 8) {
      const d1 = nodeAt(line, (x >> 3) + 1, row, y & 7);
      if ((d0 | d1) == 0) {
        store<u64>(to + <usize>x, load<u64>(from + <usize>x));
        continue;
      }
      const moved = i16x8.add(i16x8.splat(<i16>d0), i16x8.shr_s(i16x8.mul(i16x8.splat(<i16>(d1 - d0)), LANES), 3));
      const base = (min(d0, d1) >> 10) - 1;
      const index = i16x8.add(LANES, i16x8.sub(i16x8.shr_s(moved, 10), i16x8.splat(<i16>(base + 1))));
      const mask = v128.or(i16x8.shl(index, 8), i16x8.splat(0x80));
      const t = i16x8.shl(v128.and(moved, i16x8.splat(1023)), 3);
      const t2 = i16x8.relaxed_q15mulr_s(i16x8.shl(t, 2), t);
      const t3 = i16x8.relaxed_q15mulr_s(i16x8.shl(t, 2), t2);
      const bytes = v128.load(from + <usize>(x + base));
      const tap0 = i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(bytes, mask), weight0(t, t2, t3));
      const tap1 = i16x8.relaxed_q15mulr_s(
        i8x16.relaxed_swizzle(bytes, i16x8.add(mask, i16x8.splat(0x100))),
        weight1(t2, t3),
      );
      const tap2 = i16x8.relaxed_q15mulr_s(
        i8x16.relaxed_swizzle(bytes, i16x8.add(mask, i16x8.splat(0x200))),
        weight2(t, t2, t3),
      );
      const tap3 = i16x8.relaxed_q15mulr_s(
        i8x16.relaxed_swizzle(bytes, i16x8.add(mask, i16x8.splat(0x300))),
        i16x8.sub(t3, t2),
      );
      v128.store64_lane(to + <usize>x, toBytes(i16x8.add(i16x8.add(tap0, tap1), i16x8.add(tap2, tap3))), 0);
      d0 = d1;
    }
  }
}

/** Eight pixels of one row times their weights. */
function weighed(at: usize, weights: v128): v128 {
  return i16x8.relaxed_q15mulr_s(i16x8.shl(v128.load8x8_s(at), 8), weights);
}

/** Takes each pixel from the given distance below it; w is a multiple of 8. */
export function warpUpright(
  src: usize,
  srcStride: i32,
  dst: usize,
  dstStride: i32,
  w: i32,
  h: i32,
  nodes: usize,
): void {
  const row = <usize>(((w >> 3) + 1) << 1);
  const next = <usize>srcStride;
  for (let y = 0; y < h; y++) {
    const line = nodes + <usize>(y >> 3) * row;
    const to = dst + <usize>(y * dstStride);
    let d0 = nodeAt(line, 0, row, y & 7);
    for (let x = 0; x < w; x += 8) {
      const d1 = nodeAt(line, (x >> 3) + 1, row, y & 7);
      if ((d0 | d1) == 0) {
        store<u64>(to + <usize>x, load<u64>(src + <usize>(y * srcStride + x)));
        continue;
      }
      const moved = i16x8.add(i16x8.splat(<i16>d0), i16x8.shr_s(i16x8.mul(i16x8.splat(<i16>(d1 - d0)), LANES), 3));
      const base = (min(d0, d1) >> 10) - 1;
      const later = i16x8.gt_s(i16x8.shr_s(moved, 10), i16x8.splat(<i16>(base + 1)));
      const t = i16x8.shl(v128.and(moved, i16x8.splat(1023)), 3);
      const t2 = i16x8.relaxed_q15mulr_s(i16x8.shl(t, 2), t);
      const t3 = i16x8.relaxed_q15mulr_s(i16x8.shl(t, 2), t2);
      const w0 = weight0(t, t2, t3);
      const w1 = weight1(t2, t3);
      const w2 = weight2(t, t2, t3);
      const w3 = i16x8.sub(t3, t2);
      const at = src + <usize>((y + base) * srcStride + x);
      let sum = weighed(at, v128.andnot(w0, later));
      sum = i16x8.add(sum, weighed(at + next, v128.bitselect(w0, w1, later)));
      sum = i16x8.add(sum, weighed(at + 2 * next, v128.bitselect(w1, w2, later)));
      sum = i16x8.add(sum, weighed(at + 3 * next, v128.bitselect(w2, w3, later)));
      sum = i16x8.add(sum, weighed(at + 4 * next, v128.and(w3, later)));
      v128.store64_lane(to + <usize>x, toBytes(sum), 0);
      d0 = d1;
    }
  }
}

/** Puts `shade` over a plane where `mask` is 255 (elsewhere it is 0); w is a multiple of 8. */
export function cover(dst: usize, stride: i32, shade: usize, mask: usize, w: i32, h: i32): void {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 8) {
      const m = load<u64>(mask + <usize>(y * w + x));
      const to = dst + <usize>(y * stride + x);
      if (m) store<u64>(to, (load<u64>(to) & ~m) | (load<u64>(shade + <usize>(y * w + x)) & m));
    }
  }
}

/** Eight pixels blended towards `shade` by parts of 256. */
function nearer(at: usize, shade: v128, parts: v128): void {
  const sum = i16x8.add(i16x8.mul(v128.load8x8_s(at), i16x8.sub(i16x8.splat(256), parts)), i16x8.mul(shade, parts));
  const mixed = i16x8.shr_s(i16x8.add(sum, i16x8.splat(128)), 8);
  v128.store64_lane(at, i8x16.narrow_i16x8_s(mixed, mixed), 0);
}

/**
 * Blends a plane towards one shade, by `part` of 256 where `mask` is 255. The mask is w x h, w a multiple of 8, and as
 * fine as the plane (`double` 0) or half as fine (1).
 */
export function light(dst: usize, stride: i32, mask: usize, w: i32, h: i32, shade: i32, part: i32, double: i32): void {
  const target = i16x8.splat(<i16>shade);
  const much = i16x8.splat(<i16>part);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 8) {
      const raw = v128.load64_zero(mask + <usize>(y * w + x));
      if (!v128.any_true(raw)) continue;
      const parts = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(raw), much), 8);
      if (!double) {
        nearer(dst + <usize>(y * stride + x), target, parts);
        continue;
      }
      const left = i16x8.shuffle(parts, parts, 0, 0, 1, 1, 2, 2, 3, 3);
      const right = i16x8.shuffle(parts, parts, 4, 4, 5, 5, 6, 6, 7, 7);
      const to = dst + <usize>(2 * (y * stride + x));
      nearer(to, target, left);
      nearer(to + 8, target, right);
      nearer(to + <usize>stride, target, left);
      nearer(to + <usize>(stride + 8), target, right);
    }
  }
}

/**
 * A soft line from a to b on a plane of plain bytes, w x h: `alpha` (0 to 1) on the line, nothing at `radius` from it.
 */
export function stroke(
  dst: usize,
  w: i32,
  h: i32,
  ax: f32,
  ay: f32,
  bx: f32,
  by: f32,
  radius: f32,
  shade: f32,
  alpha: f32,
): void {
  const left = max(0, <i32>Mathf.floor(min(ax, bx) - radius));
  const right = min(w - 1, <i32>Mathf.ceil(max(ax, bx) + radius));
  const top = max(0, <i32>Mathf.floor(min(ay, by) - radius));
  const bottom = min(h - 1, <i32>Mathf.ceil(max(ay, by) + radius));
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const share: f32 = length > 0 ? 1 / length : 0;
  const square: f32 = 1 / (radius * radius);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = <f32>x - ax;
      const py = <f32>y - ay;
      const along = max<f32>(0, min<f32>(1, (px * dx + py * dy) * share));
      const ox = px - along * dx;
      const oy = py - along * dy;
      const near: f32 = 1 - (ox * ox + oy * oy) * square;
      if (near <= 0) continue;
      const at = dst + <usize>(y * w + x);
      const under = <f32>load<u8>(at);
      store<u8>(at, <u8>(under + (shade - under) * alpha * near * near + 0.5));
    }
  }
}
