import { type TransProps, TransNoContext } from '@lingui/react/server';
import { i18n } from './i18n.ts';

const lingui = { i18n };

/**
 * A message with elements in it, in the language in use. A switch of language draws the page again, so no context is
 * needed.
 */
export const Trans = (props: TransProps) => <TransNoContext {...props} lingui={lingui} />;
