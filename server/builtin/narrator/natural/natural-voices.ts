import type { Language } from '#shared/vocabulary.ts';
import type { VoiceItem } from '#shared/voice.ts';
import type { Accent } from './kokoro-symbols.ts';

/** A voice of the neural model, and how it is to be used. */
export type NaturalVoice = VoiceItem & {
  /** Its file in the model's folder of voices. */
  readonly style: string;
  readonly accent: Accent;
  /** The formant voice that stands in for it. */
  readonly standIn: string;
  /** Words a minute of running text at the model's own speed, the silences between phrases included. */
  readonly ownPace: number;
};

const voice = (
  id: string,
  language: Language,
  label: string,
  rest: Pick<NaturalVoice, 'style' | 'accent' | 'standIn' | 'ownPace'>,
): NaturalVoice => ({
  ...{ id, language, label, kind: 'natural' as const, preview: false },
  ...rest,
});

/** The natural voices, the first of a language being its default. */
export const naturalVoices: readonly NaturalVoice[] = [
  voice('en-heart', 'en', 'Heart (woman, American)', { style: 'af_heart', accent: 'en-us', standIn: 'en-grace', ownPace: 190 }),
  voice('en-michael', 'en', 'Michael (man, American)', { style: 'am_michael', accent: 'en-us', standIn: 'en-silas', ownPace: 190 }),
  voice('en-emma', 'en', 'Emma (woman, British)', { style: 'bf_emma', accent: 'en-gb', standIn: 'en-rowan', ownPace: 190 }),
  voice('en-george', 'en', 'George (man, British)', { style: 'bm_george', accent: 'en-gb', standIn: 'en-rowan', ownPace: 190 }),
  voice('fr-siwis', 'fr', 'Siwis (femme, français)', { style: 'ff_siwis', accent: 'fr', standIn: 'fr-claire', ownPace: 190 }),
];

/** Words a minute when nobody asks for another pace. */
const usualPace = 155;
/** Seconds of silence between phrases for each word, on the average: no speed changes them. */
const silencePerWord = 0.035;
/** Beyond these the model slurs or drawls. */
const speeds = { min: 0.65, max: 1.35 } as const;

/** The model's speed at which a voice reads so many words a minute. */
export function speedFor({ ownPace }: Pick<NaturalVoice, 'ownPace'>, wordsPerMinute = usualPace): number {
  const speed = (60 / ownPace - silencePerWord) / (60 / wordsPerMinute - silencePerWord);
  return Math.min(speeds.max, Math.max(speeds.min, Number(speed.toFixed(3))));
}
