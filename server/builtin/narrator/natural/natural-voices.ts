import type { VoiceItem } from '#shared/sound/voice.ts';
import type { Accent } from './kokoro-symbols.ts';

/** A voice of the neural model, and how it is used. */
export type NaturalVoice = {
  readonly listed: VoiceItem;
  /** Its file in the model's folder of voices. */
  readonly style: string;
  readonly accent: Accent;
  /** The formant voice that replaces it. */
  readonly standIn: string;
  /** Words a minute of running text at the model's own speed, the silences between phrases included. */
  readonly ownPace: number;
};

const english = ([id, label, style, accent, standIn, ownPace]: readonly [
  string,
  string,
  string,
  Accent,
  string,
  number,
]): NaturalVoice => ({
  listed: { id, label, language: 'en', kind: 'natural', preview: false },
  ...{ style, accent, standIn, ownPace },
});

/** The natural voices, the first of a language being its default. */
export const naturalVoices: readonly NaturalVoice[] = [
  english(['en-heart', 'Heart (American woman)', 'af_heart', 'en-us', 'en-grace', 182]),
  english(['en-bella', 'Bella (American woman)', 'af_bella', 'en-us', 'en-grace', 172]),
  english(['en-michael', 'Michael (American man)', 'am_michael', 'en-us', 'en-silas', 161]),
  english(['en-onyx', 'Onyx (American man, deep)', 'am_onyx', 'en-us', 'en-silas', 186]),
  english(['en-emma', 'Emma (British woman)', 'bf_emma', 'en-gb', 'en-rowan', 184]),
  english(['en-isabella', 'Isabella (British woman)', 'bf_isabella', 'en-gb', 'en-rowan', 184]),
  english(['en-george', 'George (British man)', 'bm_george', 'en-gb', 'en-rowan', 161]),
  english(['en-fable', 'Fable (British man)', 'bm_fable', 'en-gb', 'en-rowan', 188]),
  {
    listed: { id: 'fr-siwis', label: 'Siwis (voix de femme)', language: 'fr', kind: 'natural', preview: false },
    ...{ style: 'ff_siwis', accent: 'fr', standIn: 'fr-claire', ownPace: 189 },
  },
  {
    listed: {
      id: 'ee-experimental',
      label: 'Eʋegbe (experimental)',
      language: 'ee',
      kind: 'natural',
      preview: true,
      experimental: true,
    },
    ...{ style: 'ff_siwis', accent: 'ee', standIn: 'ee-preview', ownPace: 163 },
  },
];

/** Words a minute unless another pace is requested. */
const usualPace = 155;
/** Seconds of silence between phrases for each word, on the average: no speed changes them. */
const silencePerWord = 0.035;
/** Beyond these the model slurs or drawls. */
const speeds = { min: 0.65, max: 1.35 } as const;

/** The model's speed at which a voice reads this many words a minute. */
export function speedFor({ ownPace }: Pick<NaturalVoice, 'ownPace'>, wordsPerMinute = usualPace): number {
  const speed = (60 / ownPace - silencePerWord) / (60 / wordsPerMinute - silencePerWord);
  return Math.min(speeds.max, Math.max(speeds.min, Number(speed.toFixed(3))));
}
