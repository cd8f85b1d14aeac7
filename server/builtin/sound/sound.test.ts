import { expect, test } from 'vitest';
import { ffmpegLoudness } from '#test/loudness.ts';
import { filtered, highPass } from './biquad.ts';
import { integratedLoudness, levelled } from './loudness.ts';
import { resampled } from './resample.ts';
import { decodeWav, encodeWav } from './wav.ts';

const tone = (hertz: number, seconds: number, rate: number, level = 0.5) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate));
const rms = (signal: Float32Array) =>
  Math.sqrt(signal.reduce((sum, sample) => sum + sample * sample, 0) / signal.length);

test('reads back the WAV file that it wrote', () => {
  const { channels, rate } = decodeWav(encodeWav([tone(440, 0.1, 48_000), tone(220, 0.1, 48_000)], 48_000));
  expect([rate, channels.length, channels[0]?.length]).toEqual([48_000, 2, 4_800]);
  expect(channels[1]?.[100]).toBeCloseTo(tone(220, 0.1, 48_000)[100]!, 4);
  expect(() => decodeWav(new Uint8Array(80))).toThrow('WAV');
});

test('keeps a tone when resampling, and adds nothing', () => {
  const seconds = 0.5;
  const out = resampled(tone(3_000, seconds, 22_050), 22_050, 48_000);
  const ideal = tone(3_000, seconds, 48_000);
  const difference = out.slice(2_000, 20_000).map((sample, i) => sample - ideal[i + 2_000]!);
  expect(out.length).toBe(24_000);
  expect(20 * Math.log10(rms(difference) / rms(ideal))).toBeLessThan(-60);
});

test('agrees with ffmpeg on the loudness of speech-like stereo', async () => {
  const stereo = [0, 1].map((channel) =>
    tone(700, 3, 48_000, 0.2).map((sample, i) => (i % 24_000 < 9_000 + channel * 4_000 ? sample : 0)),
  );
  expect(integratedLoudness(stereo)).toBeCloseTo(await ffmpegLoudness(encodeWav(stereo, 48_000)), 0.5);
});

test('reaches the level without exceeding the ceiling', () => {
  const spiky = tone(300, 4, 48_000, 0.02).map((sample, i) => (i % 12_000 === 600 ? 0.9 : sample));
  const [out] = levelled([spiky], -20, 0.8);
  expect(integratedLoudness([out!])).toBeCloseTo(-20, 0);
  expect(out!.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.8001);
  expect(integratedLoudness([new Float32Array(48_000)])).toBe(-Infinity);
});

test('passes a voice through the high-pass and removes rumble', () => {
  const rumble = filtered(tone(20, 1, 48_000), [highPass(48_000, 80)]).slice(24_000);
  const voice = filtered(tone(500, 1, 48_000), [highPass(48_000, 80)]).slice(24_000);
  expect(rms(rumble)).toBeLessThan(0.05);
  expect(rms(voice)).toBeGreaterThan(0.33);
});
