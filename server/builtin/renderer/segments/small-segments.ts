import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { RenderOrder, SmallFilmOrder } from '#server/ports/renderer.ts';
import { smallFilm } from '#shared/film/film-files.ts';
import { captionsIn, type SegmentCaption } from '#shared/film/timeline-segments.ts';
import { rendererVersion, smallSegments, smallSound } from '../encoding.ts';
import { joinFilm } from '../film-join.ts';
import type { segmentCache } from './segment-cache.ts';
import type { PlannedSegment } from './segment-plan.ts';
import { canShrink } from './small-frames.ts';

/** The small copy of a segment: `captions` are those of its pieces, one list each. */
export type SmallSegment = {
  readonly key: string;
  readonly frames: number;
  readonly captions: readonly (readonly SegmentCaption[])[];
};

/**
 * What small segments are named by, besides the frames of their segment: how they are encoded and what is written on
 * them.
 */
function smallSegment(
  segment: PlannedSegment,
  { width, height, cues }: SmallFilmOrder,
  fps: number,
  encoder: string,
): SmallSegment {
  const captions = segment.pieces.map((piece) => captionsIn(piece, cues, fps, 'plain'));
  const facts = [rendererVersion, encoder, smallSegments, width, height, segment.key, captions];
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);
  return { key, frames: segment.frames, captions };
}

/**
 * The small copies of a film's segments by the segments' keys, and the segments whose copies cannot come from frames
 * that are drawn now.
 */
export type SmallPlan = {
  readonly copies: ReadonlyMap<string, SmallSegment>;
  readonly redrawn: readonly PlannedSegment[];
};

/**
 * Plans the small copies of a film's segments. Null if none are requested, or frames are far too large to be made small
 * in the same way.
 */
export async function planSmall(
  { timeline, small }: RenderOrder,
  {
    segments,
    drawn,
    encoder,
  }: { segments: readonly PlannedSegment[]; drawn: readonly PlannedSegment[]; encoder: string },
  cache: ReturnType<typeof segmentCache>,
): Promise<SmallPlan | null> {
  if (!small || !canShrink(timeline, small)) return null;
  const copies = new Map(segments.map((segment) => [segment.key, smallSegment(segment, small, timeline.fps, encoder)]));
  const absent = new Set((await cache.missing([...copies.values()])).map(({ key }) => key));
  const drawnNow = new Set(drawn.map(({ key }) => key));
  const unique = new Map(segments.map((segment) => [segment.key, segment]));
  return {
    copies,
    redrawn: [...unique].flatMap(([key, segment]) =>
      !drawnNow.has(key) && absent.has(copies.get(key)?.key ?? '') ? segment : [],
    ),
  };
}

/**
 * What is drawn for the small copies of segments that are kept already, as those of another language: the same pieces,
 * with the small film's captions. At this size drawing them costs half of what it costs to take a kept segment apart
 * and to scale it (decision 062).
 */
export const redrawnCopies = ({ copies, redrawn }: SmallPlan): PlannedSegment[] =>
  redrawn.flatMap(({ key, pieces }) => {
    const copy = copies.get(key);
    if (!copy) return [];
    const written = pieces.map((piece, n) => ({ ...piece, captions: copy.captions[n] ?? [] }));
    return { key: copy.key, frames: copy.frames, pieces: written };
  });

type Copies = {
  /** In the film's order. */
  readonly copies: readonly SmallSegment[];
  readonly sound: string;
  readonly cache: ReturnType<typeof segmentCache>;
  readonly workDir: string;
};

/**
 * Joins small segments with the film's sound, made small. Null, and no file, where they are more bytes than a small
 * film may have.
 */
export async function joinSmall(
  ffmpeg: Ffmpeg,
  { timeline: { frames, fps }, small }: RenderOrder,
  { copies, sound, cache, workDir }: Copies,
  signal: AbortSignal,
): Promise<string | null> {
  if (!small) return null;
  const paths = copies.map((copy) => ({ path: cache.pathOf(copy), frames: copy.frames }));
  const [voice, to] = [join(workDir, 'small.m4a'), join(workDir, 'small.mp4')];
  try {
    await ffmpeg.run(['-v', 'error', '-y', '-i', sound, ...smallSound, '-f', 'mp4', voice], { signal });
    const shape = { width: small.width, height: small.height, fps };
    await joinFilm(ffmpeg, { segments: paths, sound: voice, shape, frames, workDir, to }, signal);
  } finally {
    await rm(voice, { force: true });
  }
  if ((await stat(to)).size <= (smallFilm.bytesPerSecond * frames) / fps) return to;
  await rm(to, { force: true });
  return null;
}
