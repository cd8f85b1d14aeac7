import { Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

const subscribe = (changed: () => void) => i18n.on('change', changed);

/** Draws everything inside again when another language is shown: words are looked up while a component renders. */
export const InLanguage = ({ children }: { children: ReactNode }) => (
  <Fragment key={useSyncExternalStore(subscribe, () => i18n.locale)}>{children}</Fragment>
);
