import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { EngineTask } from '#shared/engines.ts';
import { i18n } from '#web/language/i18n.ts';

const tasks: Readonly<Record<EngineTask, MessageDescriptor>> = {
  text: msg`Stories`,
  titles: msg`Titles`,
  pictures: msg`Pictures`,
  speech: msg`Voices`,
  music: msg`Music`,
};
/** What engines do, as the settings call it. */
export const taskName = (task: EngineTask): string => i18n._(tasks[task]);
