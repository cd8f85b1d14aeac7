import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** The duration of one of our 48 kHz 16-bit mono WAV files, in ms. */
export async function wavFacts(path: string): Promise<{ durationMs: number }> {
  const [{ size }, header] = await Promise.all([stat(path), dataStart(path)]);
  return { durationMs: Math.round(Math.max(0, size - header) / 96) };
}

/** The peak of each of this many equal parts of a 16-bit mono WAV, 0 to 100, for a waveform. */
export async function wavPeaks(path: string, count: number): Promise<number[]> {
  const { size } = await stat(path);
  const header = await dataStart(path);
  const samples = Math.max(1, Math.floor((size - header) / 2));
  const peaks = Array.from({ length: Math.min(count, samples) }, () => 0);
  let at = 0;
  let odd: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { start: header, highWaterMark: 1 << 18 })) {
    const bytes: Buffer = odd.length > 0 ? Buffer.concat([odd, chunk as Buffer]) : (chunk as Buffer);
    const whole = bytes.length - (bytes.length % 2);
    for (let byte = 0; byte < whole; byte += 2, at += 1) {
      const bucket = Math.min(peaks.length - 1, Math.floor((at * peaks.length) / samples));
      peaks[bucket] = Math.max(peaks[bucket]!, Math.abs(bytes.readInt16LE(byte)));
    }
    odd = bytes.subarray(whole);
  }
  return peaks.map((peak) => Math.round((peak * 100) / 32_768));
}

/** The byte at which the samples begin. */
async function dataStart(path: string): Promise<number> {
  for await (const chunk of createReadStream(path, { end: 4095 })) {
    const at = (chunk as Buffer).indexOf('data');
    return at < 0 ? 44 : at + 8;
  }
  return 44;
}
