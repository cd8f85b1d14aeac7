import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { replacePage } from '#web/browser/location.ts';
import { Waiting } from '#web/ui/notes.tsx';
import { takeOverLanguage } from '#web/account/take-over-language.ts';
import { arriveBySignIn } from '#web/account/way-back.ts';
import { usePageTitle } from '#web/ui/page-title.ts';
import { afterSignIn } from './after-sign-in.ts';

/** Finishes sign-in and goes where it leads. */
export function Callback() {
  usePageTitle(t`Signing in`);
  const { path, delay } = afterSignIn(new URLSearchParams(window.location.search));
  useEffect(() => {
    if (path === '/dashboard') void takeOverLanguage();
    const timer = setTimeout(() => {
      if (path === '/dashboard') arriveBySignIn();
      replacePage(path);
    }, delay);
    return () => clearTimeout(timer);
  }, [path, delay]);
  return <Waiting fill>{t`Completing sign in...`}</Waiting>;
}
