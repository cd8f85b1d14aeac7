import type { Voice } from '#server/ports/sound.ts';

/**
 * A built-in voice: who it is for, and how the engine is to speak with it. Its sound is described in
 * `voices/<id>.voice`.
 */
export type FormantVoice = Voice & {
  /** What the engine calls words a minute. */
  readonly rate: number;
  /** Words a minute that a story has at that rate, measured with its pauses. */
  readonly pace: number;
  /** How far the melody rises and falls: 50 is the engine's own, more is livelier. */
  readonly range: number;
};

/** The voices that the studio brings along. The first of a language is its default. */
export const formantVoices: readonly FormantVoice[] = [
  {
    id: 'en-rowan',
    language: 'en',
    label: 'Rowan (British, simple)',
    kind: 'simple',
    preview: false,
    rate: 148,
    pace: 186,
    range: 58,
  },
  {
    id: 'en-grace',
    language: 'en',
    label: 'Grace (American, simple)',
    kind: 'simple',
    preview: false,
    rate: 146,
    pace: 179,
    range: 52,
  },
  {
    id: 'en-silas',
    language: 'en',
    label: 'Silas (American, deep, simple)',
    kind: 'simple',
    preview: false,
    rate: 142,
    pace: 173,
    range: 50,
  },
  {
    id: 'fr-lucien',
    language: 'fr',
    label: 'Lucien (français, voix simple)',
    kind: 'simple',
    preview: false,
    rate: 146,
    pace: 205,
    range: 56,
  },
  {
    id: 'fr-claire',
    language: 'fr',
    label: 'Claire (français, voix simple)',
    kind: 'simple',
    preview: false,
    rate: 144,
    pace: 205,
    range: 50,
  },
  {
    id: 'ee-preview',
    language: 'ee',
    label: 'Eʋegbe (synthetic preview)',
    kind: 'simple',
    preview: true,
    rate: 130,
    pace: 140,
    range: 40,
  },
];

/** The language code under which the engine knows a voice of ours. */
export const engineLanguage = ({ id, language }: Voice): string => `${language}-x-${id.slice(3)}`;
