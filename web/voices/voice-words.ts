import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { VoiceItem } from '#shared/sound/voice.ts';

type Kind = VoiceItem['kind'];
/** The kinds in which voices are listed, the best to listen to first. */
export const kindWords: readonly (readonly [kind: Kind, title: MessageDescriptor, note: MessageDescriptor])[] = [
  ['natural', msg`Natural`, msg`Neural voices that run in this studio`],
  ['own', msg`Own`, msg`From the studio’s folder of voices`],
  ['hosted', msg`Hosted`, msg`By a provider with your key`],
  ['simple', msg`Simple`, msg`Clear, but they sound like a machine`],
];

/** A voice in a list: its name, and what is special about it. */
export const voiceLabel = ({
  label,
  preview,
  experimental,
}: Pick<VoiceItem, 'label' | 'preview' | 'experimental'>): string =>
  experimental ? t`${label} (experimental)` : preview && !/preview/i.test(label) ? t`${label} (preview)` : label;

/** The voices of a language that are offered: experimental ones only where they are switched on, or chosen already. */
export const shownVoices = (
  voices: readonly VoiceItem[],
  language: Language,
  experimental: boolean,
  chosen: readonly (string | undefined)[] = [],
): VoiceItem[] =>
  voices.filter(
    (voice) => voice.language === language && (!voice.experimental || experimental || chosen.includes(voice.id)),
  );

/** The name of a voice by its id; the id itself when the voice is no longer offered. */
export const nameOfVoice = (voices: readonly VoiceItem[], id: string): string =>
  voices.find((voice) => voice.id === id)?.label ?? id;

export const noVoice = (language: Language): string =>
  t`No studio voice speaks ${{ language: languageNames[language] }} here: record or upload the scenes.`;
