import type { Words } from '#shared/said.ts';
import type { NaturalVoices, VoiceItem } from '#shared/sound/voice.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language, Tone } from '#shared/vocabulary.ts';
import type { Engine, EngineUse } from './engine.ts';

/** Speaks text. */
export interface Narrator extends Engine {
  /** The available voices, including those of the creator's own engines. */
  voices(whose?: Pick<EngineUse, 'userId'>): Promise<Voice[]>;
  troubles?(): Promise<VoiceTrouble[]>;
  /** Whether the natural voices, which are fetched at the first start, can speak yet. */
  natural?(): NaturalVoices;
  /** 16-bit mono WAV at 48 kHz, with the time of every word. */
  speak(order: SpeakOrder, signal: AbortSignal, use?: EngineUse): Promise<Speech>;
}
export type SpeakOrder = {
  readonly text: string;
  readonly language: Language;
  readonly voice: string;
  /** Words a minute over the whole text, pauses included; the voice's own pace when left out. */
  readonly wordsPerMinute?: number;
  /** The creator's factor within it, for voices that have a pace of their own; 1 when left out. */
  readonly pace?: number;
  /** The variation of the reading of the same words; 0, the default, when left out. */
  readonly variation?: number;
};
/** A voice of the operator's folder that cannot be used, and why, as a message. */
export type VoiceTrouble = { readonly name: string; readonly words: Words };
export type Voice = Readonly<VoiceItem>;
export type Speech = {
  readonly wav: Uint8Array;
  readonly durationMs: number;
  readonly words: Word[];
  /** What spoke it; the narrator that was asked when left out. */
  readonly engine?: string;
  /** The voice that replaced the ordered one; left out when the ordered one spoke. */
  readonly voice?: string;
};

/** Composes a loopable music bed: 16-bit stereo WAV at 48 kHz. */
export interface Musician extends Engine {
  compose(
    order: { mood: Tone; seed: string; seconds: number },
    signal: AbortSignal,
    use?: EngineUse,
  ): Promise<MusicBed>;
}

export type MusicBed = {
  readonly wav: Uint8Array;
  readonly durationMs: number;
  /** What composed it; the musician that was asked when left out. */
  readonly engine?: string;
};
