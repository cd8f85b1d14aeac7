import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type WritingStep, writingSteps } from '#shared/story.ts';
import { i18n } from '#web/language/i18n.ts';

const names: Readonly<Record<WritingStep, MessageDescriptor>> = {
  writing: msg`Writing the story`,
  transcreating: msg`Transcreating into selected languages`,
  'picking-verses': msg`Picking verse texts per language`,
  finalizing: msg`Finalizing content`,
};

/** A step of the writing in the language on screen; what is no known step stays as the studio says it. */
export function stepName(words: string): string {
  const known = (Object.keys(writingSteps) as WritingStep[]).find((step) => writingSteps[step] === words);
  return known ? i18n._(names[known]) : words;
}
