import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { VoiceItem } from '#shared/voice.ts';

type Kind = VoiceItem['kind'];
/** The kinds in which voices are listed, the best to listen to first. */
export const kindWords: readonly (readonly [kind: Kind, title: string, note: string])[] = [
  ['natural', 'Natural', 'Neural voices that run in this studio'],
  ['own', 'Own', 'From the studio’s folder of voices'],
  ['hosted', 'Hosted', 'By a provider with your key'],
  ['simple', 'Simple', 'Clear, but they sound like a machine'],
];

/** A voice in a list: its name, and what is special about it. */
export const voiceLabel = ({ label, preview, experimental }: Pick<VoiceItem, 'label' | 'preview' | 'experimental'>): string =>
  `${label}${experimental ? ' (experimental)' : preview && !/preview/i.test(label) ? ' (preview)' : ''}`;

/** The voices of a language that are offered: experimental ones only where they are switched on, or chosen already. */
export const shownVoices = (
  voices: readonly VoiceItem[],
  language: Language,
  experimental: boolean,
  chosen: readonly (string | undefined)[] = [],
): VoiceItem[] =>
  voices.filter((voice) => voice.language === language && (!voice.experimental || experimental || chosen.includes(voice.id)));

/** What a voice is called by its id; the id itself where it is not offered any more. */
export const nameOfVoice = (voices: readonly VoiceItem[], id: string): string => voices.find((voice) => voice.id === id)?.label ?? id;

export const noVoice = (language: Language): string =>
  `No studio voice speaks ${languageNames[language]} here: record or upload the scenes.`;
