import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { type EngineTask, engineWords } from '#shared/engines.ts';
import { sayWords } from '#web/language/said.ts';
import { i18n } from '#web/language/i18n.ts';

export const engineName = (name: string): string => sayWords(engineWords(name));

const tasks: Readonly<Record<EngineTask, MessageDescriptor>> = {
  text: msg`Stories`,
  titles: msg`Titles`,
  pictures: msg`Pictures`,
  speech: msg`Voices`,
  music: msg`Music`,
};
export const taskName = (task: EngineTask): string => i18n._(tasks[task]);
