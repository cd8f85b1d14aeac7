/**
 * AssemblyScript: rows times a turned weight, plus a bias, in numbers of 32 bits. Four rows and two outputs at a time,
 * so that each number is fetched once for several products. `inputs` is a multiple of 4, `outputs` of 2.
 */

function sumOf(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    (f32x4.extract_lane(lanes, 2) + f32x4.extract_lane(lanes, 3))
  );
}

/** All addresses are in bytes; `count` rows are read and as many rows of `outputs` are written. */
export function linear(
  rows: usize,
  count: i32,
  inputs: i32,
  weight: usize,
  bias: usize,
  outputs: i32,
  out: usize,
): void {
  const length = (<usize>inputs) << 2;
  const outLength = (<usize>outputs) << 2;
  for (let row = 0; row < count; row += 4) {
    const a = rows + <usize>row * length;
    const b = rows + <usize>min(row + 1, count - 1) * length;
    const c = rows + <usize>min(row + 2, count - 1) * length;
    const d = rows + <usize>min(row + 3, count - 1) * length;
    for (let output = 0; output < outputs; output += 2) {
      const first = weight + <usize>output * length;
      const second = first + length;
      let a0 = f32x4.splat(0);
      let b0 = a0;
      let c0 = a0;
      let d0 = a0;
      let a1 = a0;
      let b1 = a0;
      let c1 = a0;
      let d1 = a0;
      for (let at: usize = 0; at < length; at += 16) {
        const v = v128.load(first + at);
        const w = v128.load(second + at);
        const ra = v128.load(a + at);
        const rb = v128.load(b + at);
        a0 = f32x4.add(a0, f32x4.mul(ra, v));
        a1 = f32x4.add(a1, f32x4.mul(ra, w));
        b0 = f32x4.add(b0, f32x4.mul(rb, v));
        b1 = f32x4.add(b1, f32x4.mul(rb, w));
        const rc = v128.load(c + at);
        const rd = v128.load(d + at);
        c0 = f32x4.add(c0, f32x4.mul(rc, v));
        c1 = f32x4.add(c1, f32x4.mul(rc, w));
        d0 = f32x4.add(d0, f32x4.mul(rd, v));
        d1 = f32x4.add(d1, f32x4.mul(rd, w));
      }
      const x = load<f32>(bias + ((<usize>output) << 2));
      const y = load<f32>(bias + ((<usize>output) << 2) + 4);
      let to = out + <usize>row * outLength + ((<usize>output) << 2);
      store<f32>(to, x + sumOf(a0));
      store<f32>(to + 4, y + sumOf(a1));
      if (row + 1 < count) {
        to += outLength;
        store<f32>(to, x + sumOf(b0));
        store<f32>(to + 4, y + sumOf(b1));
      }
      if (row + 2 < count) {
        to += outLength;
        store<f32>(to, x + sumOf(c0));
        store<f32>(to + 4, y + sumOf(c1));
      }
      if (row + 3 < count) {
        to += outLength;
        store<f32>(to, x + sumOf(d0));
        store<f32>(to + 4, y + sumOf(d1));
      }
    }
  }
}
