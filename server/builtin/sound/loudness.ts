import { type Biquad, filtered } from './biquad.ts';

const rate = 48_000;
/** The two filters of ITU-R BS.1770 at 48 kHz: how ears weigh frequencies. */
const weighting: readonly Biquad[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];
const step = rate / 10;
const silence = -70;

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
const power = (level: number) => 10 ** ((level + 0.691) / 10);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Integrated loudness in LUFS (ITU-R BS.1770, gated) of a mono or stereo signal at 48 kHz; -Infinity when it is silent.
 */
export function integratedLoudness(channels: readonly Float32Array[]): number {
  const tenths = channels.map((signal) => powers(filtered(signal, weighting)));
  const whole = (tenths[0] ?? []).map((_, i) => tenths.reduce((sum, each) => sum + each[i]!, 0));
  // Blocks of 400 ms that overlap by 300 ms; a shorter sound is one block.
  const blocks = whole.length < 4 ? [mean(whole)] : whole.slice(3).map((_, i) => mean(whole.slice(i, i + 4)));
  const heard = blocks.filter((block) => block > power(silence));
  if (heard.length === 0) return -Infinity;
  return lufs(mean(heard.filter((block) => block > power(lufs(mean(heard)) - 10))));
}

/** The mean square of each full tenth of a second (of all there is, when there is less). */
function powers(signal: Float32Array): number[] {
  const length = Math.max(1, Math.min(step, signal.length));
  return Array.from({ length: Math.floor(signal.length / length) }, (_, i) => {
    let sum = 0;
    for (let at = i * length; at < (i + 1) * length; at++) sum += signal[at]! * signal[at]!;
    return sum / length;
  });
}

/**
 * Brings a 48 kHz signal to `level` LUFS with no sample above `ceiling` (1 is full scale), by one gain and a limiter on
 * what sticks out.
 */
export function levelled(channels: readonly Float32Array[], level: number, ceiling = 0.89): Float32Array[] {
  const out = channels.map((signal) => Float32Array.from(signal));
  for (let round = 0; round < 3; round++) {
    const now = integratedLoudness(out);
    if (now === -Infinity || Math.abs(now - level) < 0.05) break;
    const gain = 10 ** ((level - now) / 20);
    for (const signal of out) for (let i = 0; i < signal.length; i++) signal[i]! *= gain;
    if (!limit(out, ceiling)) break;
  }
  return out;
}

/**
 * Samples over which the gain goes down before a peak, and the share of it that is left after one sample of release.
 */
const look = rate * 0.003;
const release = Math.exp(-1 / (rate * 0.08));

/**
 * Turns all channels down together, smoothly and in time, wherever one of them would pass the ceiling; false when none
 * does.
 */
function limit(channels: readonly Float32Array[], ceiling: number): boolean {
  const length = channels[0]?.length ?? 0;
  const gain = new Float32Array(length).fill(1);
  let over = false;
  for (const signal of channels)
    for (let i = 0; i < length; i++) {
      const size = Math.abs(signal[i]!);
      if (size <= ceiling) continue;
      gain[i] = Math.min(gain[i]!, ceiling / size);
      over = true;
    }
  if (!over) return false;
  for (let i = length - 1, ahead = 1; i >= 0; i--) gain[i] = ahead = Math.min(gain[i]!, ahead + 1 / look);
  for (let i = 0, held = 1; i < length; i++) gain[i] = held = Math.min(gain[i]!, 1 - (1 - held) * release);
  for (const signal of channels) for (let i = 0; i < length; i++) signal[i]! *= gain[i]!;
  return true;
}
