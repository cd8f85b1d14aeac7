import type { Span } from '#shared/tale/kept-parts.ts';
import type { NoiseReduction, NoiseResult, SilenceResult } from '#shared/sound/recording.contract.ts';
import type { Engine } from './engine.ts';

/** Cleans up recorded speech. Files are at absolute local paths: 16-bit mono PCM at 48 kHz without a header. */
export interface VoiceCleaner extends Engine {
  /**
   * Writes a cleaned copy, unless nothing needed it. Throws Failure with a message when it cannot run here, and when no
   * voice is left.
   */
  clean(order: CleanOrder, signal: AbortSignal): Promise<CleanedVoice>;
}
export type CleanOrder = {
  readonly from: string;
  readonly to: string;
  readonly noise: NoiseReduction;
  /** Whether long pauses are shortened and the ends trimmed. */
  readonly silences: boolean;
  /** The part of the sound that is heard. */
  readonly heard: Span;
  /** The loudness of the copy in LUFS, and its highest sample (1 is full scale). */
  readonly lufs: number;
  readonly ceiling: number;
};
/** What became of an order. A copy was written when noise was reduced or silences were trimmed. */
export type CleanedVoice = {
  readonly noise: NoiseResult;
  /** By how many dB the background became quieter relative to the voice; null when the noise was not reduced. */
  readonly quieterDb: number | null;
  readonly silences: SilenceResult;
  /** The parts that were kept, and where in the whole somebody speaks; null when nothing was trimmed. */
  readonly kept: readonly Span[] | null;
  readonly speech: readonly Span[] | null;
};
