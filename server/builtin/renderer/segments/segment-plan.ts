import { createHash } from 'node:crypto';
import {
  captionsIn,
  laterLayer,
  type Segment,
  type SegmentCaption,
  segmentsOf,
} from '#shared/film/timeline-segments.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { Timeline } from '#shared/film/timeline.ts';
import { rendererVersion, videoSettings } from '../encoding.ts';

/** A piece of film with the captions burned into it, on its own clock. */
export type Piece = Segment & { readonly captions: readonly SegmentCaption[] };
/**
 * What is encoded, named and kept as one: pieces that follow each other, as a rule a body and the transition out of it.
 * The key names everything that its bytes depend on. `cutFrom` names a kept segment that begins with these very frames:
 * nothing needs to be drawn.
 */
export type PlannedSegment = {
  readonly key: string;
  readonly frames: number;
  readonly pieces: readonly Piece[];
  readonly cutFrom?: string;
};

/** A kept segment that begins on a track: with the same picture, moving alike from the same window. */
export type KeptStart = {
  readonly key: string;
  /**
   * The largest number of its first frames, at most this many, that lie on the track and can be cut off as they are: no
   * B-frame among them looks further ahead.
   */
  readonly wholeUpTo: (frames: number) => number;
};
/** What is known of the cache while a film is planned. */
export type Kept = {
  readonly has: (key: string) => boolean;
  readonly ofTrack: (track: string) => readonly KeptStart[];
};
export const nothingKept: Kept = { has: () => false, ofTrack: () => [] };

/**
 * The film's segments in order. Equal keys are equal pictures, so films, languages and retries share what they have in
 * common: a body whose transition changed, or that another language tells a little longer or shorter, is taken from
 * there as far as it goes.
 */
export function planSegments(
  timeline: Timeline,
  look: CaptionLook,
  encoder: string,
  kept: Kept = nothingKept,
): PlannedSegment[] {
  const names = namesFor(timeline, encoder);
  const pieces = piecesOf(timeline, look);
  const planned: PlannedSegment[] = [];
  for (let index = 0; index < pieces.length; ) {
    const [piece, next] = pieces.slice(index, index + 2) as [Piece, Piece?];
    const together = piece.layers.length === 1 && next?.layers.length === 2 ? [piece, next] : [piece];
    planned.push(...begunElsewhere(together, names, kept));
    index += together.length;
  }
  return planned;
}

/** Every body and transition with its captions. */
export function piecesOf(timeline: Timeline, look: CaptionLook): Piece[] {
  const { cues, fps } = timeline;
  return segmentsOf(timeline).map((segment) => ({ ...segment, captions: captionsIn(segment, cues, fps, look) }));
}

/** The tracks of a film: what the cache is asked for. */
export function tracksOf(timeline: Timeline, look: CaptionLook, encoder: string): string[] {
  const { trackOf } = namesFor(timeline, encoder);
  return piecesOf(timeline, look).flatMap((piece) => trackOf(piece) ?? []);
}

type Names = {
  readonly trackOf: (piece: Piece) => string | null;
  readonly keyOf: (pieces: readonly Piece[]) => string;
};

function namesFor({ width, height, fps }: Timeline, encoder: string): Names {
  const film = [rendererVersion, encoder, videoSettings, width, height, fps];
  const hash = (facts: unknown) => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);
  /**
   * One picture with its captions: what other lengths of the same scene, and other transitions out of it, have in
   * common.
   */
  const trackOf = ({ layers, captions }: Piece) => (layers.length === 1 ? hash([...film, layers, captions]) : null);
  const factsOf = (pieces: readonly Piece[]) =>
    pieces.map(({ frames, layers, captions }) => [frames, layers, captions]);
  return {
    trackOf,
    keyOf: (pieces) => {
      const [first, ...rest] = pieces;
      const track = first && trackOf(first);
      if (!track) return hash([...film, factsOf(pieces)]);
      return [track, first.frames, ...(rest.length > 0 ? [hash(factsOf(rest))] : [])].join('-');
    },
  };
}

const segmentOf = (pieces: readonly Piece[], { keyOf }: Names): PlannedSegment => ({
  key: keyOf(pieces),
  frames: pieces.reduce((sum, { frames }) => sum + frames, 0),
  pieces,
});

/**
 * One segment of these pieces, or the start of a kept one and what then is left to be drawn, where at least half of the
 * first piece is kept.
 */
function begunElsewhere(pieces: readonly Piece[], names: Names, kept: Kept): PlannedSegment[] {
  const whole = segmentOf(pieces, names);
  const [body, ...after] = pieces;
  const track = body && names.trackOf(body);
  if (!track || kept.has(whole.key)) return [whole];
  const ways = kept
    .ofTrack(track)
    .map(({ key, wholeUpTo }) => ({ key, frames: wholeUpTo(body.frames) }))
    .filter(({ frames }) => frames * 2 >= body.frames)
    .toSorted((a, b) => b.frames - a.frames)
    .map(({ key, frames }) => {
      const [start, ...rest] = cutAt(body, frames);
      const segment = segmentOf([start], names);
      const left = [...rest, ...after];
      return {
        begun: segment.key === key ? segment : { ...segment, cutFrom: key },
        left: left.length > 0 ? [segmentOf(left, names)] : [],
      };
    });
  const way = ways.find(({ left }) => left.every(({ key }) => kept.has(key))) ?? ways[0];
  return way ? [way.begun, ...way.left] : [whole];
}

/** A body as its first `frames` frames and, if there are any, those after them. */
function cutAt(body: Piece, frames: number): [Piece] | [Piece, Piece] {
  const [layer] = body.layers;
  if (frames >= body.frames) return [body];
  const rest = laterLayer(layer, frames);
  const captions = body.captions.flatMap((caption) => (caption.to > frames ? [laterBy(frames, caption)] : []));
  return [
    { ...body, frames },
    { ...body, startFrame: body.startFrame + frames, frames: body.frames - frames, layers: [rest], captions },
  ];
}

/** A caption on the clock of a piece that begins `frames` frames later. */
function laterBy(frames: number, { lines, from, to, spoken }: SegmentCaption): SegmentCaption {
  const words = spoken?.map((word) => ({ text: word.text, from: word.from - frames, to: word.to - frames }));
  return { lines, from: Math.max(0, from - frames), to: to - frames, ...(words ? { spoken: words } : {}) };
}

/**
 * What is missing, cut into at most `workers` runs of neighbours with about as many frames each: neighbours share
 * decoded pictures.
 */
export function splitRuns(segments: readonly PlannedSegment[], workers: number): PlannedSegment[][] {
  const total = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const runs: PlannedSegment[][] = [];
  let done = 0;
  for (const segment of segments) {
    const run = Math.min(workers - 1, Math.floor(((done + segment.frames / 2) * workers) / total));
    (runs[run] ??= []).push(segment);
    done += segment.frames;
  }
  return runs.filter(Boolean);
}
