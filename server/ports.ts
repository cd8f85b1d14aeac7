import type { Readable } from 'node:stream';
import type { CastMember } from '#shared/cast.ts';
import type { ReadingEra, ReadPerson, SceneReading } from '#shared/scene-reading.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story.ts';
import type { TellWriting } from '#shared/writing-progress.ts';
import type { CaptionLook } from '#shared/caption-spoken.ts';
import type { Timeline } from '#shared/timeline.ts';
import type { BibleVersion, CulturalContext, Language } from '#shared/vocabulary.ts';
import type { Json } from './jobs/define-job.ts';

/** Everything this program asks of the outside world. Adapters and built-in engines implement these; nothing else talks to a vendor. */

/** Names what made a thing, so that it can be labelled: `built-in voice`, `openai:gpt-…`. */
export interface Engine {
  readonly name: string;
  readonly builtIn: boolean;
}

/** On whose account an engine works. `work` names the piece of work, the same when it is done again after a crash; `once` remembers what a part of it has given, over crashes and retries. */
export type EngineUse = {
  readonly userId: string;
  readonly taleId: string | null;
  readonly work: string;
  readonly once?: Remembers;
};
export type Remembers = <T extends Json>(name: string, work: () => Promise<T>) => Promise<T>;

/** Files by key, `/`-separated, never chosen by a client; the second name is that of the tale or creator it belongs to, as `images/<tale>/…`. A key that exists is complete: writes are `.part`, fsync, rename. */
export interface FileStore {
  put(key: string, bytes: Uint8Array | Readable, mime: string): Promise<StoredFile>;
  /** Moves a finished local file into the store; the local file is gone afterwards. */
  adopt(key: string, localPath: string, mime: string): Promise<StoredFile>;
  has(key: string): Promise<boolean>;
  /** Size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** When it was last written, or null when there is no such file. */
  changedAt(key: string): Promise<Date | null>;
  /** `range` is inclusive, in bytes. Throws Failure('not_found'). */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** An absolute path of a local copy that ffmpeg and sharp may read; never write to it. Throws Failure('not_found'). */
  local(key: string): Promise<string>;
  list(prefix: string): AsyncIterable<string>;
  /** Every file with its size in bytes and when it was last written. */
  sizes(): AsyncIterable<{ key: string; bytes: number; changedAt: Date }>;
  /** Bytes that may still be stored; null where there is no end. */
  free(): Promise<number | null>;
  remove(key: string): Promise<void>;
}
export type StoredFile = { readonly key: string; readonly bytes: number; readonly sha256: string };

/** The installed Bibles. All ranges are in the studio's own numbering (that of the WEB); versions that number otherwise are mapped. */
export interface Scripture {
  installed(): Promise<BibleVersion[]>;
  /** The verses of a range; `label` is the verse number in the version's own numbering. Empty when the version is not installed. */
  passage(range: VerseRange, version: BibleVersion): Promise<PassageVerse[]>;
  /** Passages of 1 to 12 verses that fit the words, best first. */
  search(words: string, language: Language, limit: number): Promise<VerseRange[]>;
}

export type PassageVerse = {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly label: string;
  readonly text: string;
};

/** Writes a tale in every language of the brief at once, beat by beat, so that the languages stay aligned. */
export interface StoryWriter extends Engine {
  /** Throws Failure with words for the creator when the brief cannot be met. */
  write(brief: StoryBrief, context: { signal: AbortSignal; progress: TellWriting; use?: EngineUse }): Promise<StoryDraft>;
}

/** Draws one picture from words. The same order gives the same picture. */
export interface Illustrator extends Engine {
  styles(): { key: string; label: string }[];
  /** Those that would draw for somebody, the first in turn first; itself alone when left out. */
  inTurn?(use: Pick<EngineUse, 'userId'>): Promise<readonly PictureTurn[]>;
  draw(order: PictureOrder, signal: AbortSignal, use?: EngineUse): Promise<Picture>;
}
/** One illustrator in turn, and how many reference pictures it looks at beside the words. */
export type PictureTurn = { readonly name: string; readonly references: number };
export type PictureOrder = {
  /** What this picture shows, in English. */
  readonly prompt: string;
  /** The prompts of all scenes of the tale in order, this one included: who "he" is, and who recurs. */
  readonly story: readonly string[];
  readonly index: number;
  /** What it shows, as read from the words; an illustrator that reads for itself may leave it. Left out for portraits. */
  readonly reading?: SceneReading;
  /** Its creator changed the reading: it rules over what anybody else sees in the words. */
  readonly readingIsChosen?: boolean;
  /** Same for all pictures of a tale: keeps faces, robes and palette. */
  readonly seed: string;
  /** Changes when the creator asks for another try. */
  readonly take: number;
  readonly style: string;
  readonly context: CulturalContext;
  /** A portrait shows the one entry of `cast` alone, before plain paper. */
  readonly use: 'frame' | 'background' | 'portrait';
  /** Who and what of the tale's model sheet is in this picture; left out when nobody is. */
  readonly cast?: readonly PictureCast[];
  /** Whose era and who a portrait shows, as the tale was read; scripture and the words of `cast` alone when left out. */
  readonly sitter?: { readonly era: ReadingEra; readonly person: ReadPerson | null };
  /** Portraits of who is in this picture; an illustrator looks at as many of the first as it can, and says in `shown` at which. */
  readonly references?: readonly PictureReference[];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How many times as large the picture may be, so that a film can go near to it; for an illustrator whose drawings have no pixels of their own. */
  readonly sharper?: number;
};
/** One entry of a model sheet; `chosen` when the creator's words differ from what the studio proposes. */
export type PictureCast = CastMember & { readonly chosen: boolean };
/** A portrait that goes along with an order: `name` is how the entry of the model sheet is first called. */
export type PictureReference = { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array };
export type Picture = {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** The references that it was drawn by, by their SHA-256; none when left out. */
  readonly shown?: readonly string[];
  /** What drew it; the illustrator that was asked when left out. */
  readonly engine?: string;
};

/** Turns our own SVG into PNG in child processes with limits (10 s of processor time, 512 MB). `creator` is who made it up: nobody's pictures keep the others waiting. */
export interface Rasterizer {
  png(svg: string, width: number, signal?: AbortSignal, creator?: string): Promise<Uint8Array>;
}

/** Runs ffmpeg and ffprobe: never through a shell, never on a URL, with format and protocol allowlists for files that came from people. */
export interface Ffmpeg {
  /** The program itself, for who feeds it frames through a pipe; null when it is not installed. */
  readonly path: string | null;
  version(): Promise<string | null>;
  /** The arguments, `-i` included, that open a file which came from a person. */
  untrusted(file: string): readonly string[];
  run(args: readonly string[], options: { signal?: AbortSignal; onStderr?: (line: string) => void }): Promise<{ stderr: string }>;
  probe(path: string, signal?: AbortSignal): Promise<MediaFacts>;
}
export type MediaFacts = {
  readonly durationMs: number;
  readonly format: string;
  readonly video: { codec: string; width: number; height: number; fps: number; frames: number } | null;
  readonly audio: { codec: string; sampleRate: number; channels: number } | null;
};

/** Makes the film of one language. A cancelled or failed render leaves only finished segments in the cache. */
export interface Renderer {
  render(
    order: RenderOrder,
    context: { signal: AbortSignal; progress: (frames: number, of: number) => Promise<void> },
  ): Promise<RenderedFilm>;
  /** Makes a small film of a finished one, where it could not be made with it: scaled and encoded, not drawn again. */
  shrink(order: ShrinkOrder, signal: AbortSignal): Promise<void>;
}
/** A small film that is made from the frames of a film. `cues` are burned in, larger than in the film; none where the film has them in its pictures. */
export type SmallFilmOrder = { readonly width: number; readonly height: number; readonly cues: Timeline['cues'] };
/** The same of a finished film. Paths are local and absolute. */
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
  /** A small film that is wished for beside it. */
  readonly small?: SmallFilmOrder | undefined;
  /** Segments live here under content keys, shared by all tales of a creator's disk. */
  readonly cacheDir: string;
  /** `final.mp4` and `narration.mp3` are made here. */
  readonly workDir: string;
};
/** How music comes, goes and steps back while somebody speaks: milliseconds and decibels; what is null is the renderer's usual. */
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
  /** The small film; null where none was asked for, or where its frames were not drawn now, or are too many bytes: then `shrink` makes it. */
  readonly small: string | null;
  readonly durationMs: number;
  readonly frames: number;
  readonly segments: { total: number; rendered: number };
  /** LUFS, measured on the finished mix. */
  readonly loudness: number;
};

/** Keeps tokens and other secrets readable only by this studio; sealed text names its key and opens only for the same owner and use. */
export interface Secrets {
  seal(plain: string, use: SecretUse): string;
  /** Throws when the text was changed, belongs to another owner or use, or its key is gone. */
  open(sealed: string, use: SecretUse): string;
  /** False when an older key sealed it: seal it anew. */
  isCurrent(sealed: string): boolean;
}
export type SecretUse = { readonly userId: string; readonly purpose: string };
