import { i18n } from '@lingui/core';
import { compileMessage } from './compile-message.ts';

// English needs no catalog: its messages are in the code and are compiled when they are first shown.
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en', messages: {} });

export { i18n };
