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

/** Integrated loudness in LUFS (ITU-R BS.1770, gated) of a mono or stereo signal at 48 kHz; -Infinity when it is silent. */
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
  const length = Math.min(step, signal.length);
  return Array.from({ length: Math.floor(signal.length / Math.max(1, length)) }, (_, i) => {
    let sum = 0;
    for (let at = i * length; at < (i + 1) * length; at++) sum += signal[at]! * signal[at]!;
    return sum / length;
  });
}

/** Brings a 48 kHz signal to `level` LUFS with no sample above `ceiling` (1 is full scale), by one gain and a limiter on what sticks out. */
export function levelled(channels: readonly Float32Array[], level: number, ceiling = 0.89): Float32Array[] {
  let out: Float32Array[] = channels.map((signal) => Float32Array.from(signal));
  for (let round = 0; round < 3; round++) {
    const now = integratedLoudness(out);
    if (now === -Infinity || Math.abs(now - level) < 0.05) break;
    const gain = 10 ** ((level - now) / 20);
    out = limited(
      out.map((signal) => signal.map((sample) => sample * gain)),
      ceiling,
    );
  }
  return out;
}

const lookMs = 3;

/** Turns all channels down together, smoothly and in time, wherever one of them would pass the ceiling. */
function limited(channels: readonly Float32Array[], ceiling: number): Float32Array[] {
  const length = channels[0]?.length ?? 0;
  const look = (rate / 1000) * lookMs;
  const wanted = new Float32Array(length).fill(1);
  let over = false;
  for (const signal of channels)
    for (let i = 0; i < length; i++) {
      const allowed = ceiling / Math.max(ceiling, Math.abs(signal[i]!));
      if (allowed < wanted[i]!) [wanted[i], over] = [allowed, true];
    }
  if (!over) return [...channels];
  const gain = new Float32Array(length);
  const release = Math.exp(-1 / (rate * 0.08));
  let held = 1;
  for (let i = length - 1, ahead = 1; i >= 0; i--) {
    ahead = Math.min(wanted[i]!, ahead + 1 / look);
    gain[i] = ahead;
  }
  for (let i = 0; i < length; i++) {
    held = Math.min(gain[i]!, 1 - (1 - held) * release);
    gain[i] = held;
  }
  return channels.map((signal) => signal.map((sample, i) => sample * gain[i]!));
}
