/** The coefficients of a second-order filter, with a0 = 1. */
export type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** Lets everything above `hertz` pass. */
export function highPass(rate: number, hertz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(rate, hertz, q);
  return divided(1 + alpha, [(1 + cos) / 2, -1 - cos, (1 + cos) / 2, -2 * cos, 1 - alpha]);
}

/** Raises (or lowers) what lies around `hertz` by `gainDb`. */
export function peak(rate: number, hertz: number, gainDb: number, q: number): Biquad {
  const { cos, alpha } = angle(rate, hertz, q);
  const root = 10 ** (gainDb / 40);
  return divided(1 + alpha / root, [1 + alpha * root, -2 * cos, 1 - alpha * root, -2 * cos, 1 - alpha / root]);
}

/** Raises (or lowers) what lies above `hertz` by `gainDb`. */
export function highShelf(rate: number, hertz: number, gainDb: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(rate, hertz, q);
  const root = 10 ** (gainDb / 40);
  const edge = 2 * Math.sqrt(root) * alpha;
  return divided(root + 1 - (root - 1) * cos + edge, [
    root * (root + 1 + (root - 1) * cos + edge),
    -2 * root * (root - 1 + (root + 1) * cos),
    root * (root + 1 + (root - 1) * cos - edge),
    2 * (root - 1 - (root + 1) * cos),
    root + 1 - (root - 1) * cos - edge,
  ]);
}

/** The signal after the filters, one after the other; the signal itself is left as it is. */
export function filtered(signal: Float32Array, filters: readonly Biquad[]): Float32Array {
  const out = Float32Array.from(signal);
  for (const filter of filters) apply(out, filter);
  return out;
}

// Plain variables instead of arrays: this loop is most of the time that a narration takes.
function apply(signal: Float32Array, [b0, b1, b2, a1, a2]: Biquad): void {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < signal.length; i++) {
    const x = signal[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    signal[i] = y;
  }
}

function angle(rate: number, hertz: number, q: number) {
  const w = (2 * Math.PI * hertz) / rate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

const divided = (a0: number, [b0, b1, b2, a1, a2]: Biquad): Biquad => [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0];
