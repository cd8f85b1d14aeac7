import { createHash } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { RenderOrder, SmallFilmOrder } from '#server/ports/renderer.ts';
import { smallFilm } from '#shared/film/film-files.ts';
import type { Cue } from '#shared/film/timeline-parts.ts';
import { captionsIn, type SegmentCaption } from '#shared/film/timeline-segments.ts';
import { captionStrip, withCaptions } from '../captions/caption-strip.ts';
import { rendererVersion, segmentOutput, smallDecoding, smallSegments, smallSound } from '../encoding.ts';
import { joinFilm } from '../film-join.ts';
import type { segmentCache } from './segment-cache.ts';
import { keepSegment } from './segment-file.ts';
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
  readonly scaled: readonly PlannedSegment[];
};

/**
 * Plans the small copies of a film's segments. Null where none are wished for, or frames are far too large to be made
 * small in the same way.
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
    scaled: [...unique].flatMap(([key, segment]) =>
      !drawnNow.has(key) && absent.has(copies.get(key)?.key ?? '') ? segment : [],
    ),
  };
}

/**
 * Makes small copies of segments that are kept already, as those of another language: scaled from them, with captions
 * over them, all in one run of ffmpeg.
 */
export async function scaleSegments(
  ffmpeg: Ffmpeg,
  { timeline: { fps }, small }: RenderOrder,
  { copies, scaled }: SmallPlan,
  { cache, partDir, signal }: { cache: ReturnType<typeof segmentCache>; partDir: string; signal: AbortSignal },
): Promise<void> {
  if (!small || scaled.length === 0) return;
  const made = scaled.flatMap(({ key }) => copies.get(key) ?? []);
  const { width, height } = small;
  const frames = made.reduce((sum, segment) => sum + segment.frames, 0);
  const list = join(partDir, 'scaled.ffconcat');
  const entries = scaled.map(
    (segment) =>
      `file '${cache.pathOf(segment).replaceAll("'", "'\\''")}'\nduration ${(segment.frames / fps).toFixed(6)}\n`,
  );
  await writeFile(list, `ffconcat version 1.0\n${entries.join('')}`);
  const cues = cuesOf(scaled, made, fps);
  const strip = await captionStrip({ cues, width, height, durationMs: (frames * 1000) / fps, workDir: partDir });
  const graph = withCaptions(`[0:v]setpts=N/${fps}/TB,scale=${width}:${height}:flags=area,format=yuv420p`, strip);
  const pictures = [...smallDecoding, '-f', 'concat', '-safe', '0', '-i', list, ...(strip?.input ?? [])];
  const lengths = made.map((segment) => segment.frames);
  const output = [
    '-r',
    String(fps),
    ...segmentOutput(fps, lengths, smallSegments),
    `${join(partDir, 'scaled').replaceAll('%', '%%')}-%03d.mp4`,
  ];
  await ffmpeg.run(['-v', 'error', '-y', ...pictures, '-filter_complex', `${graph}[out]`, '-map', '[out]', ...output], {
    signal,
  });
  for (const [n, copy] of made.entries()) {
    await keepSegment(join(partDir, `scaled-${String(n).padStart(3, '0')}.mp4`), cache.pathOf(copy), copy.frames);
  }
}

/**
 * The captions of segments that follow each other. They begin a little before their frames, so that none is missed by
 * rounding.
 */
function cuesOf(
  segments: readonly PlannedSegment[],
  copies: readonly SmallSegment[],
  fps: number,
): Pick<Cue, 'startMs' | 'endMs' | 'lines'>[] {
  const early = 0.3;
  const ms = (frame: number) => Math.max(0, ((frame - early) * 1000) / fps);
  let clock = 0;
  return segments.flatMap(({ pieces }, n) =>
    pieces.flatMap(({ frames }, piece) => {
      const begins = clock;
      clock += frames;
      return (copies[n]?.captions[piece] ?? []).map(({ lines, from, to }) => ({
        lines,
        startMs: ms(begins + from),
        endMs: ms(begins + to),
      }));
    }),
  );
}

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
