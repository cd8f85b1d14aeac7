import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { EngineTask } from '#shared/engines.ts';
import { i18n } from '#web/language/i18n.ts';

/** Engines of the studio, by their names in the API. */
const builtIn: Readonly<Record<string, MessageDescriptor>> = {
  'built-in writer': msg`built-in writer`,
  'built-in art': msg`built-in art`,
  'built-in voice': msg`built-in voice`,
  'built-in voices': msg`built-in voices`,
  'built-in natural voice': msg`built-in natural voice`,
  'built-in simple voice': msg`built-in simple voice`,
  'built-in music': msg`built-in music`,
};
/** An engine as a creator reads of it; hosted ones have the same name everywhere. */
export const engineName = (name: string): string => (builtIn[name] ? i18n._(builtIn[name]) : name);

const tasks: Readonly<Record<EngineTask, MessageDescriptor>> = {
  text: msg`Stories`,
  titles: msg`Titles`,
  pictures: msg`Pictures`,
  speech: msg`Voices`,
  music: msg`Music`,
};
export const taskName = (task: EngineTask): string => i18n._(tasks[task]);
