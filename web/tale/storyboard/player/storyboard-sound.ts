import { arcPoints, type BedMarks, laidToLand, landingOf, type Span } from '#shared/sound/music-arc.ts';
import { fadePoints, gainAt, type GainPoint, levels } from '#shared/sound/music-bed.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { soundAt } from './sound-buffers.ts';
import { voiceStart } from './storyboard-clock.ts';

/**
 * Voices and music of a storyboard on the clock of the sound card: mixed as the film is, without its last levelling.
 */
export type BoardSound = {
  /** Whether all that is heard in the next moments is here; asks for it when it is not. */
  readonly ready: (ms: number) => boolean;
  readonly start: (ms: number) => void;
  readonly stop: () => void;
  /** The moment that is heard, in milliseconds; null while nothing is started. */
  readonly now: () => number | null;
  readonly mute: (muted: boolean) => void;
  readonly close: () => void;
};

/** Milliseconds that must be buffered before playback, and the delay before it begins. */
const ahead = { loadMs: 4000, needMs: 400, startMs: 60 } as const;
const amplitude = (db: number): number => 10 ** (db / 20);

type Voice = Span & { readonly url: string };
/** Where somebody speaks, in the order of the film. */
export function voicesOf(board: Storyboard): Voice[] {
  return board.shots.flatMap(({ narrationUrl, narrationAt, narrationMs }, index) => {
    if (!narrationUrl || narrationAt === null) return [];
    const startMs = voiceStart(board, index);
    return [{ url: narrationUrl, startMs, endMs: Math.min(board.durationMs, startMs + narrationMs) }];
  });
}

/**
 * What lets a gain follow its points from a moment of the film on: the value there, and then each point with its
 * seconds from now.
 */
export function rampsFrom(
  points: readonly GainPoint[],
  ms: number,
): { first: number; ramps: { gain: number; seconds: number }[] } {
  const ramps = points
    .filter((point) => point.ms > ms)
    .map(({ ms: at, gain }) => ({ gain, seconds: (at - ms) / 1000 }));
  return { first: gainAt(points, ms), ramps };
}

/**
 * A stretch of the music: from where in the piece and when in the film, and until when; to the end where that is null.
 */
type BedPart = {
  readonly loop: boolean;
  readonly startMs: number;
  readonly offsetMs: number;
  readonly endMs: number | null;
};

/**
 * What is to be heard of a piece from a moment of the film on: it repeats until its ending begins, if it has one and
 * the film ends.
 */
export function bedParts(marks: BedMarks | null, pieceMs: number, landsMs: number | null, ms: number): BedPart[] {
  const loopMs = Math.max(10, marks?.loopMs ?? pieceMs);
  if (!marks || landsMs === null) return [{ loop: true, startMs: ms, offsetMs: ms % loopMs, endMs: null }];
  const { fromMs, endingMs } = laidToLand(marks, landsMs);
  const startMs = Math.max(ms, endingMs);
  const ending: BedPart = { loop: false, startMs, offsetMs: loopMs + startMs - endingMs, endMs: null };
  const before: BedPart = { loop: true, startMs: ms, offsetMs: (fromMs + ms) % loopMs, endMs: endingMs };
  return [...(ms < endingMs ? [before] : []), ...(ending.offsetMs < pieceMs ? [ending] : [])];
}

/**
 * Opens the sound of a storyboard; null where a browser has none. To be called by a press, or the browser keeps it
 * silent.
 */
export function openSound(board: Storyboard): BoardSound | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const master = context.createGain();
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -2,
    knee: 0,
    ratio: 20,
    attack: 0.003,
    release: 0.08,
  });
  master.connect(limiter).connect(context.destination);
  const voices = voicesOf(board);
  const { music } = board;
  const loud = amplitude(levels.mix - levels.voice);
  const landsMs = landingOf(board);
  const fades = fadePoints(music ?? {}, board.durationMs, { landsMs, hasEnding: music?.marks != null });
  const arc = arcPoints(voices, music?.duckDb ?? null, board.durationMs, landsMs);
  let playing: { nodes: AudioScheduledSourceNode[]; at: number; ms: number } | null = null;
  master.gain.value = loud;

  const gain = (points: readonly GainPoint[], ms: number, at: number): GainNode => {
    const node = context.createGain();
    const { first, ramps } = rampsFrom(points, ms);
    node.gain.setValueAtTime(first, at);
    for (const ramp of ramps) node.gain.linearRampToValueAtTime(ramp.gain, at + ramp.seconds);
    return node;
  };
  const steady = (value: number): GainNode => new GainNode(context, { gain: value });
  const source = (
    buffer: AudioBuffer,
    repeat: Pick<AudioBufferSourceOptions, 'loop' | 'loopEnd'> = {},
  ): AudioBufferSourceNode => {
    const node = new AudioBufferSourceNode(context, { buffer, ...repeat });
    playing?.nodes.push(node);
    return node;
  };
  const stop = () => {
    for (const node of playing?.nodes ?? []) node.stop();
    playing = null;
  };

  return {
    ready: (ms) => {
      const near = voices.filter(({ startMs, endMs }) => endMs > ms && startMs < ms + ahead.loadMs);
      const bed = music ? soundAt(context, music.url) : 'none';
      const states = near.map(({ url, startMs }) => ({
        state: soundAt(context, url),
        now: startMs < ms + ahead.needMs,
      }));
      return bed !== 'loading' && states.every(({ state, now }) => !now || state !== 'loading');
    },
    start: (ms) => {
      stop();
      void context.resume();
      const at = context.currentTime + ahead.startMs / 1000;
      playing = { nodes: [], at, ms };
      for (const { url, startMs, endMs } of voices) {
        const buffer = soundAt(context, url);
        if (typeof buffer === 'string' || endMs <= ms) continue;
        const node = source(buffer);
        node.connect(steady(amplitude(levels.voice - levels.kept))).connect(master);
        node.start(at + Math.max(0, startMs - ms) / 1000, Math.max(0, ms - startMs) / 1000);
      }
      const bed = music ? soundAt(context, music.url) : 'none';
      if (!music || typeof bed === 'string') return;
      const played = steady(amplitude(music.gainDb));
      played
        .connect(gain(fades, ms, at))
        .connect(gain(arc, ms, at))
        .connect(master);
      for (const { loop, startMs, offsetMs, endMs } of bedParts(music.marks, bed.duration * 1000, landsMs, ms)) {
        const node = source(bed, loop ? { loop, loopEnd: music.marks ? music.marks.loopMs / 1000 : bed.duration } : {});
        node.connect(played);
        node.start(at + (startMs - ms) / 1000, offsetMs / 1000);
        if (endMs !== null) node.stop(at + (endMs - ms) / 1000);
      }
    },
    stop,
    now: () =>
      playing && context.state === 'running' ? playing.ms + Math.max(0, context.currentTime - playing.at) * 1000 : null,
    mute: (muted) => {
      master.gain.value = muted ? 0 : loud;
    },
    close: () => {
      stop();
      void context.close();
    },
  };
}
