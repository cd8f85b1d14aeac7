import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { replacePage } from '#web/browser/location.ts';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { arriveBySignIn } from '#web/account/resume-after-login.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { afterSignIn } from './after-sign-in.ts';
import { getSettings } from '#shared/account/settings.contract.ts';
import { call } from '#web/api/call.ts';
import { keepLanguage } from '#web/language/choice.ts';

/** Applies the language that a creator chose in another browser. If it cannot be read, nothing changes. */
async function takeOverLanguage(): Promise<void> {
  const answer = await call(getSettings).catch(() => null);
  if (answer?.settings.interfaceLanguage) keepLanguage(answer.settings.interfaceLanguage);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** A studio that does not answer must not block sign-in. */
const longestWaitForLanguage = 3_000;

/** Finishes sign-in and goes where it leads. */
export function Callback() {
  usePageTitle(t`Signing in`);
  const { path, delay } = afterSignIn(new URLSearchParams(window.location.search));
  useEffect(() => {
    let left = false;
    const signedIn = path === '/dashboard';
    // The page waits for the language before leaving, because leaving would abort its request.
    const language = signedIn ? Promise.race([takeOverLanguage(), wait(longestWaitForLanguage)]) : null;
    void Promise.all([language, wait(delay)]).then(() => {
      if (left) return;
      if (signedIn) arriveBySignIn();
      replacePage(path);
    });
    return () => {
      left = true;
    };
  }, [path, delay]);
  return <Waiting fill>{t`Completing sign in...`}</Waiting>;
}
