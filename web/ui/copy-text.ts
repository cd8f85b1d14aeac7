import { t } from '@lingui/core/macro';
import { notify } from './notices/toast-store.ts';

/** Copies a text and says so with `copied`, or that it has to be copied by hand. */
export const copyText = (text: string, copied: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => notify.success(copied),
    () => notify.info(t`Copy it by hand`, t`This browser does not let a page write to the clipboard.`),
  );
