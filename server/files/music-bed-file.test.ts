import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { decodeWav, encodeWav } from '#server/builtin/sound/wav.ts';
import { marksIn, marksInMs, withMarks } from './music-bed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'bed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const wav = encodeWav([new Float32Array(480), new Float32Array(480)], 48_000);
const kept = (bytes: Uint8Array) => {
  const path = join(folder, 'bed.wav');
  writeFileSync(path, bytes);
  return marksIn(path);
};

test('stores the positions of the parts in a piece without changing its sound', async () => {
  const marked = withMarks(wav, { loop: 240, lands: 330 });
  const marks = await kept(marked);
  expect(marks).toEqual({ loop: 240, lands: 330, rate: 48_000 });
  expect(marksInMs(marks!)).toEqual({ loopMs: 5, landsMs: 6.875 });
  expect(decodeWav(marked).channels[0]?.length).toBe(480);
  expect(Buffer.from(marked).readUInt32LE(4)).toBe(marked.length - 8);
});

test('returns nothing for other files, and rejects impossible positions', async () => {
  expect(await kept(wav)).toBeNull();
  expect(await kept(Buffer.from('fLaC and so on'))).toBeNull();
  expect(await kept(withMarks(wav, { loop: 240, lands: 480 }))).toBeNull();
  expect(await kept(withMarks(wav, { loop: 240, lands: 240 }))).toBeNull();
  const cut = withMarks(wav, { loop: 240, lands: 330 });
  expect(await kept(cut.subarray(0, cut.length - 6))).toBeNull();
});
