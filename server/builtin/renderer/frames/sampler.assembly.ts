/**
 * AssemblyScript, not TypeScript: compiled to WebAssembly with SIMD by sampler-module.ts.
 *
 * Cuts a window out of a picture and draws it at the size of the frame, at any sub-pixel place and scale: two passes
 * (columns, then rows) of a four-tap Catmull-Rom kernel over one 8-bit plane. The caller passes every address; nothing
 * is allocated here.
 *
 * Planes hold signed bytes around 128 (see planes.assembly.ts): a byte in the upper half of 16 bits is then ready for a
 * rounding multiplication.
 * Numbers: kernel weights are Q14 (16384 is 1), those of rows Q15. After the column pass a value is Q7 in 16 bits (127
 * is 16256).
 */

const PHASES: i32 = 1024;
const ONE: i32 = 16384;
/**
 * Bytes of one column record, for eight neighbouring outputs: i32 first source byte (padded to 16), four byte shuffles,
 * four weight vectors.
 */
const COLUMN: usize = 144;
/** Bytes of one row record: i32 first source row, four i16 weights. */
const ROW: usize = 16;
/** Output rows that share one strip of column-passed source rows in the scratch memory. */
const STRIP: i32 = 32;

/** Catmull-Rom weight at distance `x`. */
function weight(x: f64): f64 {
  x = Math.abs(x);
  if (x < 1) return 1.5 * x * x * x - 2.5 * x * x + 1;
  if (x < 2) return -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2;
  return 0;
}

/** Fills PHASES x 4 weights; each four sum to exactly ONE, so that flat colour stays what it is. */
export function buildKernel(to: usize): void {
  for (let phase = 0; phase < PHASES; phase++) {
    const at = to + <usize>(phase * 8);
    let rest = ONE;
    for (let tap = 0; tap < 4; tap++) {
      const q = <i32>Math.round(weight(<f64>(tap - 1) - <f64>phase / <f64>PHASES) * <f64>ONE);
      store<i16>(at + <usize>(tap * 2), <i16>q);
      rest -= q;
    }
    const largest = at + (phase * 2 < PHASES ? 2 : 4);
    store<i16>(largest, <i16>(<i32>load<i16>(largest) + rest));
  }
}

/**
 * Column records for `count` outputs; output i is centred on source byte `first + i * step`. Works for steps up to 1.7.
 */
export function buildColumns(to: usize, kernel: usize, count: i32, first: f64, step: f64): void {
  for (let i = 0; i < count; i += 8) {
    const record = to + <usize>(i >> 3) * COLUMN;
    const base = <i32>Math.floor(first + step * <f64>i + 0.5 / <f64>PHASES) - 1;
    store<i32>(record, base);
    for (let k = 0; k < 8; k++) {
      const x = first + step * <f64>(i + k) + 0.5 / <f64>PHASES;
      const whole = Math.floor(x);
      const weights = kernel + <usize>(<i32>((x - whole) * <f64>PHASES) * 8);
      const byte = <i32>whole - 1 - base;
      for (let tap = 0; tap < 4; tap++) {
        const lane = record + <usize>(16 + tap * 16 + k * 2);
        store<u8>(lane, 0x80);
        store<u8>(lane, <u8>(byte + tap), 1);
        store<i16>(lane, load<i16>(weights + <usize>(tap * 2)), 64);
      }
    }
  }
}

/** Row records for `count` outputs; output i is centred on source row `first + i * step`. */
export function buildRows(to: usize, kernel: usize, count: i32, first: f64, step: f64): void {
  for (let i = 0; i < count; i++) {
    const y = first + step * <f64>i + 0.5 / <f64>PHASES;
    const whole = Math.floor(y);
    const record = to + <usize>i * ROW;
    store<i32>(record, <i32>whole - 1);
    const weights = kernel + <usize>(<i32>((y - whole) * <f64>PHASES) * 8);
    for (let tap = 0; tap < 4; tap++) {
      store<i16>(record + <usize>(tap * 2), <i16>min(2 * <i32>load<i16>(weights + <usize>(tap * 2)), 32767), 4);
    }
  }
}

/**
 * The column pass over `rows` source rows, four at a time, so that each record is loaded once for all of them. Rounds
 * `rows` up to four.
 */
function columnPass(src: usize, stride: i32, columns: usize, w: i32, dst: usize, dstStride: i32, rows: i32): void {
  for (let y = 0; y < rows; y += 4) {
    const s0 = src + <usize>(y * stride);
    const s1 = src + <usize>(min(y + 1, rows - 1) * stride);
    const s2 = src + <usize>(min(y + 2, rows - 1) * stride);
    const s3 = src + <usize>(min(y + 3, rows - 1) * stride);
    let d0 = dst + <usize>(y * dstStride);
    let record = columns;
    for (let x = 0; x < w; x += 8) {
      const at = <usize>load<i32>(record);
      const m0 = v128.load(record, 16);
      const m1 = v128.load(record, 32);
      const m2 = v128.load(record, 48);
      const m3 = v128.load(record, 64);
      const k0 = v128.load(record, 80);
      const k1 = v128.load(record, 96);
      const k2 = v128.load(record, 112);
      const k3 = v128.load(record, 128);
      v128.store(d0, taps(v128.load(s0 + at), m0, m1, m2, m3, k0, k1, k2, k3));
      const d1 = d0 + <usize>dstStride;
      v128.store(d1, taps(v128.load(s1 + at), m0, m1, m2, m3, k0, k1, k2, k3));
      const d2 = d1 + <usize>dstStride;
      v128.store(d2, taps(v128.load(s2 + at), m0, m1, m2, m3, k0, k1, k2, k3));
      v128.store(d2 + <usize>dstStride, taps(v128.load(s3 + at), m0, m1, m2, m3, k0, k1, k2, k3));
      d0 += 16;
      record += COLUMN;
    }
  }
}

/**
 * Eight outputs of one source row: each tap's bytes are spread to the upper halves of eight lanes and multiplied by its
 * weights.
 */
function taps(bytes: v128, m0: v128, m1: v128, m2: v128, m3: v128, k0: v128, k1: v128, k2: v128, k3: v128): v128 {
  return i16x8.add(
    i16x8.add(
      i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(bytes, m0), k0),
      i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(bytes, m1), k1),
    ),
    i16x8.add(
      i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(bytes, m2), k2),
      i16x8.relaxed_q15mulr_s(i8x16.relaxed_swizzle(bytes, m3), k3),
    ),
  );
}

/** Eight outputs of the row pass, unsigned again and rounded, but not yet clamped. */
function eight(at: usize, stride: usize, k0: v128, k1: v128, k2: v128, k3: v128): v128 {
  const upper = i16x8.add(
    i16x8.relaxed_q15mulr_s(v128.load(at), k0),
    i16x8.relaxed_q15mulr_s(v128.load(at + stride), k1),
  );
  const third = at + stride + stride;
  const lower = i16x8.add(
    i16x8.relaxed_q15mulr_s(v128.load(third), k2),
    i16x8.relaxed_q15mulr_s(v128.load(third + stride), k3),
  );
  return i16x8.shr_s(i16x8.add_sat_s(i16x8.add(upper, lower), i16x8.splat((128 << 7) + 64)), 7);
}

/**
 * One plane of w x h, packed. Writes up to 7 bytes past each row, which the next row overwrites: leave 8 bytes after
 * the last plane.
 * `scratch` holds 64 rows of (w rounded up to 8, plus 8) x 2 bytes.
 */
export function samplePlane(
  src: usize,
  stride: i32,
  w: i32,
  h: i32,
  columns: usize,
  rows: usize,
  scratch: usize,
  dst: usize,
): void {
  const line = ((w + 7) & ~7) * 2;
  const lineBytes = <usize>line;
  let begun = 0;
  let done = 0;
  for (let top = 0; top < h; top += STRIP) {
    const bottom = min(top + STRIP, h);
    const first = load<i32>(rows + <usize>top * ROW);
    const last = load<i32>(rows + <usize>(bottom - 1) * ROW) + 4;
    let from = first;
    if (top > 0 && first >= begun && first < done) {
      memory.copy(scratch, scratch + <usize>((first - begun) * line), <usize>((done - first) * line));
      from = done;
    }
    columnPass(
      src + <usize>(from * stride),
      stride,
      columns,
      w,
      scratch + <usize>((from - first) * line),
      line,
      last - from,
    );
    begun = first;
    done = last;
    for (let y = top; y < bottom; y++) {
      const record = rows + <usize>y * ROW;
      const from0 = scratch + <usize>((load<i32>(record) - first) * line);
      const to = dst + <usize>(y * w);
      const k0 = i16x8.splat(load<i16>(record, 4));
      const k1 = i16x8.splat(load<i16>(record, 6));
      const k2 = i16x8.splat(load<i16>(record, 8));
      const k3 = i16x8.splat(load<i16>(record, 10));
      let x = 0;
      for (; x + 16 <= w; x += 16) {
        const at = from0 + <usize>(x << 1);
        v128.store(
          to + <usize>x,
          i8x16.narrow_i16x8_u(eight(at, lineBytes, k0, k1, k2, k3), eight(at + 16, lineBytes, k0, k1, k2, k3)),
        );
      }
      for (; x < w; x += 8) {
        const q = eight(from0 + <usize>(x << 1), lineBytes, k0, k1, k2, k3);
        v128.store64_lane(to + <usize>x, i8x16.narrow_i16x8_u(q, q), 0);
      }
    }
  }
}

/** dst = a + (b - a) * part / 256 over n bytes (rounded up to 16). */
export function blend(a: usize, b: usize, dst: usize, n: i32, part: i32): void {
  const wa = i16x8.splat(<i16>(256 - part));
  const wb = i16x8.splat(<i16>part);
  const half = i16x8.splat(128);
  for (let i: usize = 0; i < <usize>n; i += 16) {
    const x = v128.load(a + i);
    const y = v128.load(b + i);
    const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(x), wa), i16x8.mul(i16x8.extend_low_i8x16_u(y), wb));
    const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(x), wa), i16x8.mul(i16x8.extend_high_i8x16_u(y), wb));
    v128.store(
      dst + i,
      i8x16.narrow_i16x8_u(i16x8.shr_u(i16x8.add(low, half), 8), i16x8.shr_u(i16x8.add(high, half), 8)),
    );
  }
}

/** Lays one plane of a caption over one plane of the frame by its own alpha; `w` is a multiple of 8. */
export function overlay(dst: usize, stride: i32, shade: usize, alpha: usize, w: i32, h: i32): void {
  const half = i16x8.splat(128);
  const full = i16x8.splat(256);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x += 8) {
      const at = <usize>(y * w + x);
      const raw = v128.load64_zero(alpha + at);
      if (!v128.any_true(raw)) continue;
      const low = i16x8.extend_low_i8x16_u(raw);
      const cover = i16x8.add(low, i16x8.shr_u(low, 7));
      const to = dst + <usize>(y * stride + x);
      const under = i16x8.extend_low_i8x16_u(v128.load64_zero(to));
      const over = i16x8.extend_low_i8x16_u(v128.load64_zero(shade + at));
      const sum = i16x8.add(i16x8.mul(under, i16x8.sub(full, cover)), i16x8.mul(over, cover));
      const mixed = i16x8.shr_u(i16x8.add(sum, half), 8);
      v128.store64_lane(to, i8x16.narrow_i16x8_u(mixed, mixed), 0);
    }
  }
}
