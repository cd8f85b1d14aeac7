import type { VoiceItem } from '#shared/voice.ts';
import type { Accent } from './kokoro-symbols.ts';

/** A voice of the neural model, and how it is used. */
export type NaturalVoice = {
  readonly listed: VoiceItem;
  /** Its file in the model's folder of voices. */
  readonly style: string;
  readonly accent: Accent;
  /** The formant voice that stands in for it. */
  readonly standIn: string;
  /** Words a minute of running text at the model's own speed, the silences between phrases included. */
  readonly ownPace: number;
};

const english = { language: 'en', kind: 'natural', preview: false } as const;

/** The natural voices, the first of a language being its default. */
export const naturalVoices: readonly NaturalVoice[] = [
  {
    listed: { ...english, id: 'en-heart', label: 'Heart (American woman)' },
    style: 'af_heart',
    accent: 'en-us',
    standIn: 'en-grace',
    ownPace: 182,
  },
  {
    listed: { ...english, id: 'en-bella', label: 'Bella (American woman)' },
    style: 'af_bella',
    accent: 'en-us',
    standIn: 'en-grace',
    ownPace: 172,
  },
  {
    listed: { ...english, id: 'en-michael', label: 'Michael (American man)' },
    style: 'am_michael',
    accent: 'en-us',
    standIn: 'en-silas',
    ownPace: 161,
  },
  {
    listed: { ...english, id: 'en-onyx', label: 'Onyx (American man, deep)' },
    style: 'am_onyx',
    accent: 'en-us',
    standIn: 'en-silas',
    ownPace: 186,
  },
  {
    listed: { ...english, id: 'en-emma', label: 'Emma (British woman)' },
    style: 'bf_emma',
    accent: 'en-gb',
    standIn: 'en-rowan',
    ownPace: 184,
  },
  {
    listed: { ...english, id: 'en-isabella', label: 'Isabella (British woman)' },
    style: 'bf_isabella',
    accent: 'en-gb',
    standIn: 'en-rowan',
    ownPace: 184,
  },
  {
    listed: { ...english, id: 'en-george', label: 'George (British man)' },
    style: 'bm_george',
    accent: 'en-gb',
    standIn: 'en-rowan',
    ownPace: 161,
  },
  {
    listed: { ...english, id: 'en-fable', label: 'Fable (British man)' },
    style: 'bm_fable',
    accent: 'en-gb',
    standIn: 'en-rowan',
    ownPace: 188,
  },
  {
    listed: { id: 'fr-siwis', language: 'fr', label: 'Siwis (voix de femme)', kind: 'natural', preview: false },
    ...{ style: 'ff_siwis', accent: 'fr', standIn: 'fr-claire', ownPace: 189 },
  },
  {
    listed: { id: 'ee-experimental', language: 'ee', label: 'Eʋegbe (experimental)', kind: 'natural', preview: true, experimental: true },
    ...{ style: 'ff_siwis', accent: 'ee', standIn: 'ee-preview', ownPace: 163 },
  },
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
