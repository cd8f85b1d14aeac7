import type { EstimateOf } from '#shared/engine.contract.ts';
import { countWords } from '#shared/story/prose.ts';
import { lengthWords, taleDefaults as preset } from '#shared/vocabulary.ts';
import { type TaleForm, within } from './tale-form.ts';

/** The requested number of words in each language. */
export const wordsOf = ({ length, customWords }: Pick<TaleForm, 'length' | 'customWords'>): number =>
  length === 'custom' ? within('customWords', customWords) : lengthWords[length];

/**
 * What hosted engines will have to do for the wizard's order: a story in each language (a pasted text: in each language
 * but its own), and a picture for each scene if pictures are drawn at once.
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
