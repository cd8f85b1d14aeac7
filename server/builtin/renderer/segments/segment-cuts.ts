import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { segmentCache } from './segment-cache.ts';
import { keepSegment } from './segment-file.ts';
import type { PlannedSegment } from './segment-plan.ts';

type Room = { readonly cache: ReturnType<typeof segmentCache>; readonly partDir: string; readonly signal: AbortSignal };

/**
 * Makes the segments that are the start of a kept one, by copying its first frames as they are; all in one run of
 * ffmpeg.
 */
export async function cutSegments(
  ffmpeg: Ffmpeg,
  segments: readonly PlannedSegment[],
  { cache, partDir, signal }: Room,
): Promise<void> {
  const cuts = segments.flatMap((segment, n) =>
    segment.cutFrom === undefined
      ? []
      : [{ segment, from: cache.pathOf({ key: segment.cutFrom }), to: join(partDir, `cut-${n}.mp4`) }],
  );
  if (cuts.length === 0) return;
  const inputs = cuts.flatMap(({ from }) => ['-codec_whitelist', 'none', '-i', from]);
  const outputs = cuts.flatMap(({ segment, to }, n) => [
    '-map',
    `${n}:v`,
    '-c',
    'copy',
    '-frames:v',
    String(segment.frames),
    '-f',
    'mp4',
    to,
  ]);
  await ffmpeg.run(['-v', 'error', ...inputs, ...outputs], { signal });
  for (const { segment, to } of cuts) await keepSegment(to, cache.pathOf(segment), segment.frames);
}
