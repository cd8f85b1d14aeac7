import type { Language } from '#shared/vocabulary.ts';
import { englishOf, type Words } from '#shared/said.ts';

/** A channel that videos are published to: YouTube, or the built-in host, by another root URL. */
export interface VideoHost {
  /** The project whose daily quota the calls use: one for all creators of this studio. */
  readonly project: string;
  readonly quota: HostQuota;
  /** Exchanges the linking code, returns the channel and the tokens to seal. */
  link(
    answer: { code: string; verifier: string; redirectUri: string },
    onUse?: OnHostUse,
  ): Promise<{ tokens: HostTokens; channel: HostChannel }>;
  linkUrl(ask: { state: string; challenge: string; redirectUri: string; loginHint?: string }): string;
  revoke(tokens: HostTokens): Promise<void>;
  /** Calls as the owner of the tokens; `onTokens` is called when they were refreshed. Throws HostTrouble. */
  as(tokens: HostTokens, onTokens: (fresh: HostTokens) => Promise<void>, onUse?: OnHostUse): HostAccount;
}
/** What a day gives, or what a call takes: API units, and uploads out of a separate quota. */
export type HostQuota = { readonly units: number; readonly uploads: number };
/**
 * Called with the quota cost of each answered call, or when the host refused one because the quota is used up. Not
 * called for a call without an answer.
 */
export type OnHostUse = (use: HostQuota & { readonly refused: boolean }) => Promise<void>;
export type HostTokens = { readonly access: string; readonly refresh: string | null; readonly expiresAt: number };
/** `picture`: the address of a small one, at the host or at its picture server. */
export type HostChannel = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly picture: string | null;
};
export type HostPlaylist = {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly privacy: string;
};
export interface HostAccount {
  channel(): Promise<HostChannel>;
  /** The bytes of a channel's picture, at most 1 MiB; null when there are none to be had. */
  picture(address: string): Promise<Uint8Array | null>;
  playlists(): Promise<HostPlaylist[]>;
  createPlaylist(wish: { title: string; description: string; privacy: string }): Promise<HostPlaylist>;
  /**
   * Adds a video to a playlist unless it is already there; returns the playlist's title. Throws HostTrouble('rejected')
   * when the playlist no longer exists.
   */
  addToPlaylist(playlistId: string, videoId: string): Promise<{ title: string; added: boolean }>;
  /** Nothing happens when the video is not in it. */
  takeFromPlaylist(playlistId: string, videoId: string): Promise<void>;
  /** Categories that a video may be filed under; requested once a day. */
  categories(): Promise<readonly { readonly id: string; readonly title: string }[]>;
  /** Which of these a video's texts may be declared in; requested once a day. */
  knownAmong(languages: readonly Language[]): Promise<Language[]>;
  /** Opens a resumable session and returns its secret URI. A quiet upload tells no subscriber. */
  openUpload(video: HostVideo, file: { bytes: number; mime: string; quiet?: boolean }): Promise<string>;
  /** Asks how much has arrived: `PUT Content-Range: bytes *\/N`. */
  probeUpload(session: string, bytes: number): Promise<{ offset: number } | { videoId: string } | { gone: true }>;
  sendChunk(
    session: string,
    chunk: Uint8Array,
    offset: number,
    bytes: number,
    signal: AbortSignal,
  ): Promise<{ offset: number } | { videoId: string }>;
  /** The id of the newest upload whose description carries the marker, or null. */
  findByMarker(marker: string): Promise<string | null>;
  /** At most 2 MiB. */
  setThumbnail(
    videoId: string,
    image: { bytes: Uint8Array; mime: 'image/png' | 'image/jpeg' },
  ): Promise<{ width: number; height: number }>;
  /** Adding the same language and name again changes nothing; returns whether the track was added now. */
  addCaption(videoId: string, caption: HostCaption): Promise<boolean>;
  update(videoId: string, video: HostVideo): Promise<void>;
  /**
   * Title and description in other languages than the video's own; those that the host does not know are left out.
   * Returns those that it accepted.
   */
  localize(videoId: string, own: Language, texts: HostTexts): Promise<Language[]>;
  read(videoId: string): Promise<HostVideoState | null>;
  /** The same for many, fifty in one call; what is gone is left out. */
  readMany(videoIds: readonly string[]): Promise<ReadonlyMap<string, HostVideoState>>;
  /** Nothing happens when it is gone already. */
  remove(videoId: string): Promise<void>;
}
/**
 * A caption track. `timed` is the same as WebVTT with the times of its words, for hosts that light them; left out where
 * they are not known.
 */
export type HostCaption = {
  readonly language: Language;
  readonly name: string;
  readonly srt: string;
  readonly timed?: string;
};
export type HostTexts = { readonly [L in Language]?: { readonly title: string; readonly description: string } };
export type HostVideo = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly language: Language;
  readonly madeForKids: boolean;
  /** Realistic sound or pictures made by AI. */
  readonly synthetic: boolean;
  readonly categoryId: string;
  readonly licence: 'youtube' | 'creativeCommon';
  readonly embeddable: boolean;
  readonly privacy: 'private' | 'unlisted' | 'public';
  /** ISO-8601; only with privacy private: the host itself makes it public. */
  readonly publishAt: string | null;
};
export type HostVideoState = {
  readonly title: string;
  readonly privacy: 'private' | 'unlisted' | 'public';
  readonly publishAt: string | null;
  readonly processing: 'processing' | 'succeeded' | 'failed';
  /** The host's word for why processing failed. */
  readonly failure: string | null;
  readonly url: string;
  /** Where the owner manages it; null where there is no such place. */
  readonly manageUrl: string | null;
  /** Null where the host does not say. */
  readonly madeForKids: boolean | null;
  readonly synthetic: boolean | null;
  readonly embeddable: boolean | null;
  readonly licence: string | null;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
};

/**
 * Why a video host did not do what was asked: retry later, wait for the quota, link again, change the order, gone, or
 * nobody knows.
 */
export type HostTroubleKind = 'retry' | 'quota' | 'reauth' | 'rejected' | 'gone' | 'unknown';
/** The only error a VideoHost throws on purpose. Its message is safe to show. */
export class HostTrouble extends Error {
  readonly kind: HostTroubleKind;
  /** Milliseconds to wait before the next attempt, when the host said so or when it is known. */
  readonly retryAfterMs: number | null;
  /** The host's own word for it, as `captionExists`; for telling cases apart, not for people. */
  readonly reason: string;
  /** The message as it was given: with its code, if it has one. */
  readonly words: Words;
  constructor(
    kind: HostTroubleKind,
    words: Words,
    options: { retryAfterMs?: number | null; reason?: string; cause?: unknown } = {},
  ) {
    super(englishOf(words), { cause: options.cause });
    this.words = words;
    this.name = 'HostTrouble';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.reason = options.reason ?? '';
  }
}
