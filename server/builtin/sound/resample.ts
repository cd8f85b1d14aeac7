const reach = 24;

/** The same sound at another rate: a Blackman-windowed sinc of 48 taps, evaluated once for each phase. */
export function resampled(signal: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return signal;
  const divisor = common(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const cut = Math.min(1, to / from) * 0.95;
  const phases = Array.from({ length: up }, (_, phase) => taps(phase / up, cut));
  const padded = new Float32Array(signal.length + reach * 2 + 1);
  padded.set(signal, reach - 1);
  const out = new Float32Array(Math.ceil((signal.length * up) / down));
  for (let i = 0; i < out.length; i++) {
    const place = i * down;
    const first = Math.floor(place / up);
    const weights = phases[place % up]!;
    let sum = 0;
    for (let tap = 0; tap < reach * 2; tap++) sum += padded[first + tap]! * weights[tap]!;
    out[i] = sum;
  }
  return out;
}

function taps(offset: number, cut: number): Float32Array {
  const weights = Float32Array.from({ length: reach * 2 }, (_, tap) => {
    const x = tap - reach + 1 - offset;
    const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / reach) + 0.08 * Math.cos((2 * Math.PI * x) / reach);
    return x === 0 ? cut : (window * Math.sin(Math.PI * x * cut)) / (Math.PI * x);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}
