import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { Timeline } from '#shared/film/timeline.ts';

/** `creator` is whose film it is: it pauses while others wait for something short. */
type RenderContext = {
  readonly signal: AbortSignal;
  readonly progress: (frames: number, of: number) => Promise<void>;
  readonly creator?: string;
};

/** Makes the film of one language. A cancelled or failed render leaves only finished segments in the cache. */
export interface Renderer {
  render(order: RenderOrder, context: RenderContext): Promise<RenderedFilm>;
  /** Makes a small film from a finished one when it was not made with it: scaled and encoded, not drawn again. */
  shrink(order: ShrinkOrder, signal: AbortSignal): Promise<void>;
}
/**
 * A small film that is made from the frames of a film. `cues` are burned in, larger than in the film; none where the
 * film has them in its pictures.
 */
export type SmallFilmOrder = { readonly width: number; readonly height: number; readonly cues: Timeline['cues'] };
/** The same from a finished film. Paths are local and absolute. */
export type ShrinkOrder = SmallFilmOrder & {
  readonly film: string;
  readonly to: string;
  readonly workDir: string;
  readonly durationMs: number;
};
export type RenderOrder = {
  readonly timeline: Timeline;
  /** Absolute local paths by the timeline's picture keys. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Absolute local path of each narrated scene's WAV by scene id. */
  readonly narration: Readonly<Record<string, string>>;
  readonly music: ({ readonly path: string; readonly gainDb: number } & MusicLook) | null;
  /** How captions are burned in. */
  readonly captions: CaptionLook;
  /** A small film that is ordered with it. */
  readonly small?: SmallFilmOrder | undefined;
  /** Segments live here under content keys, shared by all tales of a creator's disk. */
  readonly cacheDir: string;
  /** `final.mp4` and `narration.mp3` are made here. */
  readonly workDir: string;
};
/**
 * Fades and ducking of the music, in milliseconds and decibels; null is the renderer's default.
 */
export type MusicLook = {
  readonly fadeInMs?: number | null;
  readonly fadeOutMs?: number | null;
  readonly duckDb?: number | null;
};
/** What a sound is mixed from: a film's, or that of one scene alone. */
export type SoundOrder = Pick<RenderOrder, 'timeline' | 'narration' | 'music'>;
export type RenderedFilm = {
  readonly video: string;
  readonly narration: string;
  /**
   * The small film; null when none was ordered, when its frames were not drawn this time, or when it is too large: then
   * `shrink` makes it.
   */
  readonly small: string | null;
  readonly durationMs: number;
  readonly frames: number;
  readonly segments: { total: number; rendered: number };
  /** LUFS, measured on the finished mix. */
  readonly loudness: number;
};
