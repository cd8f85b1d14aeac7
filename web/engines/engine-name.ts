import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { engineWords } from '#shared/engines.ts';
import { i18n } from '#web/language/i18n.ts';
import { sayWords } from '#web/language/said.ts';

/** An engine by its name in the API, as a list names it; hosted ones have the same name everywhere. */
export const engineName = (name: string): string => sayWords(engineWords(name));

const inSentences: Readonly<Record<string, MessageDescriptor>> = {
  'built-in writer': msg`the built-in writer`,
  'built-in art': msg`the built-in illustrator`,
  'built-in music': msg`the built-in musician`,
  'built-in natural voice': msg`the built-in narrator`,
  'built-in simple voice': msg`the built-in narrator`,
};
/** The same as it stands in a sentence: “Written by …”. */
export const engineInSentence = (name: string): string =>
  inSentences[name] ? i18n._(inSentences[name]) : engineName(name);
