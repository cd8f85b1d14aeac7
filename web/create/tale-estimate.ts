import type { EstimateOf } from '#shared/engine.contract.ts';
import { countWords } from '#shared/story/prose.ts';
import { lengthWords, taleDefaults as preset } from '#shared/vocabulary.ts';
import { type TaleForm, within } from './tale-form.ts';

/** Words a language that the wizard asks for. */
export const wordsOf = ({ length, customWords }: Pick<TaleForm, 'length' | 'customWords'>): number =>
  length === 'custom' ? within('customWords', customWords) : lengthWords[length];

/**
 * What the wizard's order will call: a story in each language, pasted words in all but their own, and a picture a scene
 * when they are drawn at once.
 */
export function estimateOf({
  source,
  text,
  length,
  customWords,
  langs,
  scenes,
  autoGenerate,
  autoQueueImages,
}: TaleForm): EstimateOf {
  if (!autoGenerate) return {};
  const pasted = source === 'text';
  const asked = wordsOf({ length, customWords });
  const languages = Math.max(1, langs.length) - (pasted ? 1 : 0);
  return {
    ...(languages > 0 ? { words: Math.min(5_000, pasted ? countWords(text) : asked), languages } : {}),
    ...(autoQueueImages ? { pictures: Number(scenes) || preset.scenes } : {}),
  };
}
