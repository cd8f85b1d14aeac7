import { expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { framesLate } from '#test/harness/film-sync.ts';
import { builtinRenderer } from './renderer.ts';

test('plays every narration from the frame in which its scene starts it', async () => {
  const late = await framesLate(builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0 }), {
    scenes: 6,
    seconds: 0.63,
  });
  expect(late.length).toBe(6);
  for (const frames of late) expect(Math.abs(frames)).toBeLessThan(1);
});
