import { i18n } from '@lingui/core';
import type { Said } from '#shared/said.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';

// English needs no catalog: its messages stand in the code and are compiled when they are first shown.
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** What the server said, in the language on screen; null when it is not known in it. */
export const translated = (said: Said | null): string | null =>
  said && i18n.messages[said.id] !== undefined ? i18n._(said.id, { ...said.values }) : null;

export { i18n };
