import type { SceneId } from '../ids.ts';
import type { GainPoint } from './music-bed.ts';
import { cardOf } from '../film/storyboard-edits.ts';
import { pauses } from '../film/timeline.ts';

/** A stretch of the film in which somebody speaks. */
export type Span = { readonly startMs: number; readonly endMs: number };
type Film = {
  readonly fps: number;
  readonly frames: number;
  readonly shots: readonly {
    readonly sceneId: SceneId;
    readonly startFrame: number;
    readonly fadeIn: number;
    readonly toBlack?: number;
    readonly narrationAt: number | null;
    readonly narrationMs: number;
  }[];
};

/** The default depth of ducking, in dB. */
const usualDepthDb = 12;
/** How far it rises above its own level at the end: a share of the ducking depth, up to a maximum in dB. */
const swell = { share: 1 / 3, mostDb: 4 } as const;
/** It goes down before the first word, and comes up after the last one, in this many milliseconds. */
const turning = { downMs: 600, upMs: 900 } as const;
/**
 * Between two scenes it stays low: it rises only while a picture is shown alone for longer, and the longer, the
 * further.
 */
const rest = { fromMs: pauses.tailMs + pauses.leadInMs + 100, fullMs: pauses.tailMs + pauses.leadInMs + 1200 } as const;
/** Without an end card the last chord is heard so long before the end. */
const ringMs = 2800;

const amplitude = (db: number): number => 10 ** (db / 20);
const part = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

/** Where somebody speaks, in the order of the film. */
export function spansOf({ fps, frames, shots }: Film): Span[] {
  return shots.flatMap(({ startFrame, narrationAt, narrationMs }) => {
    if (narrationAt === null) return [];
    const startMs = ((startFrame + narrationAt) * 1000) / fps;
    return [{ startMs, endMs: Math.min((frames * 1000) / fps, startMs + narrationMs) }];
  });
}

/**
 * When the last chord of a film's music is heard: as its end card appears, or a little before it goes dark. Null for a
 * scene alone, which does not end.
 */
export function landingOf({ fps, frames, shots }: Film): number | null {
  const last = shots.at(-1);
  if (!last) return null;
  if (cardOf(last.sceneId) === 'end') return ((last.startFrame + last.fadeIn / 2) * 1000) / fps;
  return last.toBlack ? Math.max(0, (frames * 1000) / fps - ringMs) : null;
}

/**
 * How loud music is over a film, on its own level: quiet under speech and between two sentences, up where a picture
 * stands alone, most where the story turns (where the pause is longest), and a little more than its own level at the
 * end. `spans` are in order.
 */
export function arcPoints(
  spans: readonly Span[],
  depthDb: number | null,
  filmMs: number,
  landsMs: number | null,
): GainPoint[] {
  const depth = Math.max(0, depthDb ?? usualDepthDb);
  const low = amplitude(-depth);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [{ ms: 0, gain: 1 }];
  const opening = part(first.startMs, pauses.leadInMs, pauses.leadInMs + 1000);
  const points: GainPoint[] = [{ ms: 0, gain: amplitude(-depth * (1 - opening)) }];
  const downTo = (from: number, startMs: number, gain: number) => {
    points.push({ ms: Math.max(from, startMs - turning.downMs), gain }, { ms: startMs, gain: low });
  };
  downTo(0, first.startMs, points[0]?.gain ?? 1);
  for (const [at, { endMs }] of spans.entries()) {
    const next = spans[at + 1];
    if (!next) break;
    const share = part(next.startMs - endMs, rest.fromMs, rest.fullMs);
    if (share === 0) continue;
    const gain = amplitude(-depth * (1 - share));
    const room = Math.min(1, (next.startMs - endMs) / (turning.upMs + turning.downMs));
    points.push({ ms: endMs, gain: low }, { ms: endMs + turning.upMs * room, gain });
    downTo(endMs + turning.upMs * room, next.startMs, gain);
  }
  const end = amplitude(landsMs === null ? 0 : Math.min(swell.mostDb, depth * swell.share));
  // The chord itself is up, even where the last words are still heard.
  const rises = Math.min(last.endMs, Math.max(last.startMs, (landsMs ?? last.endMs) - turning.upMs / 2));
  points.push({ ms: rises, gain: low }, { ms: Math.min(filmMs, rises + turning.upMs), gain: end });
  return points.filter(({ ms }, at) => at === 0 || ms > (points[at - 1]?.ms ?? 0));
}

/**
 * Where a piece of music has its parts, in milliseconds: it can be repeated up to `loopMs`; after that comes its
 * ending, whose last chord is heard at `landsMs`.
 */
export type BedMarks = { readonly loopMs: number; readonly landsMs: number };

/**
 * How a piece is laid so that its last chord is heard at a moment of the film: from where the piece begins, and when
 * (in the film) its ending begins, which may be before the film.
 */
export function laidToLand({ loopMs, landsMs }: BedMarks, filmLandsMs: number): { fromMs: number; endingMs: number } {
  const endingMs = filmLandsMs - (landsMs - loopMs);
  return { fromMs: ((-endingMs % loopMs) + loopMs) % loopMs, endingMs };
}
