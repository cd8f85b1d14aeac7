import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';

type Names = { readonly alone: MessageDescriptor; readonly inSentence: MessageDescriptor };
const builtIn: Readonly<Record<string, Names>> = {
  'built-in writer': { alone: msg`built-in writer`, inSentence: msg`the built-in writer` },
  'built-in art': { alone: msg`built-in art`, inSentence: msg`the built-in illustrator` },
  'built-in music': { alone: msg`built-in music`, inSentence: msg`the built-in musician` },
  'built-in natural voice': { alone: msg`built-in natural voice`, inSentence: msg`the built-in narrator` },
  'built-in simple voice': { alone: msg`built-in simple voice`, inSentence: msg`the built-in narrator` },
};

/** An engine as a list names it; a hosted engine has the same name in every language. */
export const engineName = (engine: string): string => (builtIn[engine] ? i18n._(builtIn[engine].alone) : engine);
/** The same as it stands in a sentence: “Written by …”. */
export const engineInSentence = (engine: string): string =>
  builtIn[engine] ? i18n._(builtIn[engine].inSentence) : engine;
