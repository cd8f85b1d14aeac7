import type { Readable } from 'node:stream';
import type { VerseRange } from '#shared/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story.ts';
import type { Cue, Timeline, Word } from '#shared/timeline.ts';
import type { BibleVersion, CulturalContext, Language, Tone } from '#shared/vocabulary.ts';

/** Everything this program asks of the outside world. Adapters and built-in engines implement these; nothing else talks to a vendor. */

/** Names what made a thing, so that it can be labelled: `built-in voice`, `openai:gpt-…`. */
export interface Engine {
  readonly name: string;
  readonly builtIn: boolean;
}

/** Files by key, `/`-separated, never chosen by a client. A key that exists is complete: writes are `.part`, fsync, rename. */
export interface FileStore {
  put(key: string, bytes: Uint8Array | Readable, mime: string): Promise<StoredFile>;
  /** Moves a finished local file into the store; the local file is gone afterwards. */
  adopt(key: string, localPath: string, mime: string): Promise<StoredFile>;
  has(key: string): Promise<boolean>;
  /** Size in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** `range` is inclusive, in bytes. Throws Failure('not_found'). */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** An absolute path of a local copy that ffmpeg and sharp may read; never write to it. Throws Failure('not_found'). */
  local(key: string): Promise<string>;
  list(prefix: string): AsyncIterable<string>;
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
  write(brief: StoryBrief, context: { signal: AbortSignal; progress: (step: WritingStep) => Promise<void> }): Promise<StoryDraft>;
}
export const writingSteps = ['writing', 'transcreating', 'picking-verses', 'finalizing'] as const;
export type WritingStep = (typeof writingSteps)[number];

/** Draws one picture from words. The same order gives the same picture. */
export interface Illustrator extends Engine {
  styles(): { key: string; label: string }[];
  draw(order: PictureOrder, signal: AbortSignal): Promise<Picture>;
}
export type PictureOrder = {
  /** What this picture shows, in English. */
  readonly prompt: string;
  /** The prompts of all scenes of the tale in order, this one included: who "he" is, and who recurs. */
  readonly story: readonly string[];
  readonly index: number;
  /** Same for all pictures of a tale: keeps faces, robes and palette. */
  readonly seed: string;
  /** Changes when the creator asks for another try. */
  readonly take: number;
  readonly style: string;
  readonly context: CulturalContext;
  readonly use: 'frame' | 'background';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};
export type Picture = {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

/** Turns our own SVG into PNG in a child process with limits (10 s, 512 MB). */
export interface Rasterizer {
  png(svg: string, width: number, signal?: AbortSignal): Promise<Uint8Array>;
}

/** Speaks text. */
export interface Narrator extends Engine {
  voices(): Promise<Voice[]>;
  /** 16-bit mono WAV at 48 kHz, with the time of every word. */
  speak(order: { text: string; language: Language; voice: string }, signal: AbortSignal): Promise<Speech>;
}
export type Voice = { readonly id: string; readonly language: Language; readonly label: string; readonly preview: boolean };
export type Speech = { readonly wav: Uint8Array; readonly durationMs: number; readonly words: Word[] };

/** Composes a loopable music bed: 16-bit stereo WAV at 48 kHz. */
export interface Musician extends Engine {
  compose(order: { mood: Tone; seed: string; seconds: number }, signal: AbortSignal): Promise<{ wav: Uint8Array; durationMs: number }>;
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
}
export type RenderOrder = {
  readonly timeline: Timeline;
  /** Absolute local paths by the timeline's picture keys. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Absolute local path of each narrated scene's WAV by scene id. */
  readonly narration: Readonly<Record<string, string>>;
  readonly music: { path: string; gainDb: number } | null;
  readonly burnCaptions: boolean;
  /** Segments live here under content keys, shared by all tales of a creator's disk. */
  readonly cacheDir: string;
  /** `final.mp4` and `narration.mp3` are made here. */
  readonly workDir: string;
};
export type RenderedFilm = {
  readonly video: string;
  readonly narration: string;
  readonly durationMs: number;
  readonly frames: number;
  readonly segments: { total: number; rendered: number };
  /** LUFS, measured on the finished mix. */
  readonly loudness: number;
};
export type { Cue };

/** Keeps tokens and other secrets readable only by this studio; sealed text names its key and opens only for the same owner and use. */
export interface Secrets {
  seal(plain: string, use: SecretUse): string;
  /** Throws when the text was changed, belongs to another owner or use, or its key is gone. */
  open(sealed: string, use: SecretUse): string;
  /** False when an older key sealed it: seal it anew. */
  isCurrent(sealed: string): boolean;
}
export type SecretUse = { readonly userId: string; readonly purpose: string };

/** A channel that videos are published to: YouTube, or the built-in host, by another root URL. */
export interface VideoHost {
  /** Exchanges the linking code, returns the channel and the tokens to seal. */
  link(answer: { code: string; verifier: string; redirectUri: string }): Promise<{ tokens: HostTokens; channel: HostChannel }>;
  linkUrl(ask: { state: string; challenge: string; redirectUri: string; loginHint?: string }): string;
  revoke(tokens: HostTokens): Promise<void>;
  /** Calls as the owner of the tokens; `onTokens` is told when they were refreshed. Throws HostTrouble. */
  as(tokens: HostTokens, onTokens: (fresh: HostTokens) => Promise<void>): HostAccount;
}
export type HostTokens = { readonly access: string; readonly refresh: string | null; readonly expiresAt: number };
export type HostChannel = { readonly id: string; readonly title: string; readonly url: string };
export interface HostAccount {
  channel(): Promise<HostChannel>;
  /** Opens a resumable session and returns its secret URI. */
  openUpload(video: HostVideo, file: { bytes: number; mime: string }): Promise<string>;
  /** Asks how much has arrived: `PUT Content-Range: bytes *\/N`. */
  probeUpload(session: string, bytes: number): Promise<{ offset: number } | { videoId: string } | { gone: true }>;
  sendChunk(
    session: string,
    chunk: Uint8Array,
    offset: number,
    bytes: number,
    signal: AbortSignal,
  ): Promise<{ offset: number } | { videoId: string }>;
  /** The id of the newest upload whose description carries the marker. */
  findByMarker(marker: string): Promise<string | null>;
  setThumbnail(videoId: string, png: Uint8Array): Promise<void>;
  addCaption(videoId: string, caption: { language: Language; name: string; srt: string }): Promise<void>;
  update(videoId: string, video: HostVideo): Promise<void>;
  read(videoId: string): Promise<HostVideoState | null>;
  remove(videoId: string): Promise<void>;
}
export type HostVideo = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly language: Language;
  readonly madeForKids: boolean;
  readonly privacy: 'private' | 'unlisted' | 'public';
  /** ISO-8601; only with privacy private: the host itself makes it public. */
  readonly publishAt: string | null;
};
export type HostVideoState = {
  readonly privacy: 'private' | 'unlisted' | 'public';
  readonly publishAt: string | null;
  readonly processing: 'processing' | 'succeeded' | 'failed';
  readonly url: string;
};

/** Why a video host did not do what was asked: retry later, wait for the quota, link again, change the order, gone, or nobody knows. */
export type HostTroubleKind = 'retry' | 'quota' | 'reauth' | 'rejected' | 'gone' | 'unknown';
/** The only error a VideoHost throws on purpose. Its message is safe to show. */
export class HostTrouble extends Error {
  readonly kind: HostTroubleKind;
  /** Milliseconds to wait before the next try, when the host said so or when it is known. */
  readonly retryAfterMs: number | null;
  constructor(kind: HostTroubleKind, message: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'HostTrouble';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
