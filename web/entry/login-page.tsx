import { msg, t } from '@lingui/core/macro';
import { BookOpenText, CirclePlay, Images, Info } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { InterfaceLanguage } from '#shared/account/interface-language.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { hasWay } from '#web/account/resume-after-login.ts';
import { keepLanguage, offeredLanguages, showLanguage } from '#web/language/choice.ts';
import { i18n } from '#web/language/i18n.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { buttonClasses } from '#web/ui/button-looks.ts';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { signInProblem } from './after-sign-in.ts';
import { LegalPanel } from './legal-panel.tsx';
import { StoryArt } from './story-art.tsx';
import { useVisitor } from './use-visitor.ts';

/** The letter of the button that leads to Google, in the colour of its words. */
const GoogleMark = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" className="size-5!" aria-hidden>
    <path d="M20.5 12H12.6" strokeLinecap="square" />
    <path d="M18.6 5.9a9 9 0 1 0 2.4 6.1" />
  </svg>
);

const tiles = [
  { icon: BookOpenText, title: msg`AI Stories`, text: msg`One passage becomes a tale in English, French and Ewe.` },
  { icon: Images, title: msg`Auto Images`, text: msg`Twelve illustrated scenes, ready to view in minutes.` },
  { icon: CirclePlay, title: msg`YouTube`, text: msg`Narrated, captioned and published to your channel.` },
];
const link = 'inline-block py-1 font-medium text-brand underline underline-offset-4 hover:text-brand-strong';

const useHash = () =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash,
  );

const Line = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className="mt-5 flex items-start gap-2 rounded-xl border border-info/40 bg-info-wash px-3.5 py-2.5 text-sm
      text-info"
  >
    <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
    {children}
  </p>
);

const chooseHere = (language: InterfaceLanguage) => {
  keepLanguage(language);
  void showLanguage(language);
};

/** The sign-in page: the only screen that a visitor can see. */
export function LoginPage() {
  usePageTitle(t`Sign in`);
  const [visitor, retry] = useVisitor();
  const hash = useHash();
  const error = new URLSearchParams(window.location.search).get('error');
  if (visitor === 'checking') return <Waiting fill>{t`Checking authentication...`}</Waiting>;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[1.15fr_1fr] lg:grid-rows-1 lg:items-start">
      <StoryArt />
      <main className="flex flex-col px-5 pt-7 pb-8 sm:px-10 lg:min-h-dvh lg:justify-center lg:py-10">
        <div className="mx-auto w-full max-w-md">
          <div className="flex items-center gap-3">
            <BrandMark className="size-10" />
            <span className="font-semibold">{t`AI Content Pipeline`}</span>
          </div>
          <h1 className="mt-7 text-3xl leading-tight font-bold sm:text-4xl">{t`Welcome to your story studio`}</h1>
          <p className="mt-3 text-soft">{t`Turn a Bible passage into an illustrated, narrated video, in three languages.`}</p>
          {error && <ErrorNote className="mt-5">{signInProblem(error)}</ErrorNote>}
          {!error && hasWay() && <Line>{t`Your session has ended. Sign in to continue where you left off.`}</Line>}
          {visitor === 'unknown' && (
            <ErrorNote className="mt-5">{t`The studio is not responding right now. Try again in a moment.`}</ErrorNote>
          )}
          {visitor === 'still-signed-in' && (
            <ErrorNote className="mt-5">
              {t`Signing out did not reach the studio: this browser may still be signed in.`}{' '}
              <button
                type="button"
                onClick={retry}
                className="font-semibold underline underline-offset-4"
              >{t`Sign out again`}</button>
            </ErrorNote>
          )}
          <a
            href="/auth/google/start"
            className={buttonClasses({ look: 'primary' }, 'mt-7 h-12! w-full gap-3! text-base!')}
          >
            <GoogleMark />
            {t`Continue with Google`}
          </a>
          <p className="mt-3 text-sm text-soft">
            {t`New here?`} <a href="/" className={link}>{t`Get started for free`}</a>
          </p>
          <ul className="mt-7 grid gap-3 sm:grid-cols-3">
            {tiles.map(({ icon: Icon, title, text }) => (
              <li
                key={title.id}
                className="flex gap-3 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:block"
              >
                <Icon className="size-5 shrink-0 text-brand" aria-hidden />
                <div>
                  <h2 className="text-sm font-semibold sm:mt-2">{i18n._(title)}</h2>
                  <p className="mt-1 text-xs leading-relaxed text-soft">{i18n._(text)}</p>
                </div>
              </li>
            ))}
          </ul>
          <LegalPanel topic={hash === '#terms' ? 'terms' : hash === '#privacy' ? 'privacy' : null} />
          <footer
            className="mt-7 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft [&_a]:inline-block [&_a]:py-1
            [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink"
          >
            <a href="/">{t`Back to home`}</a>
            <a href="#terms">{t`Terms`}</a>
            <a href="#privacy">{t`Privacy`}</a>
            <span className="ml-auto flex gap-x-4">
              {offeredLanguages
                .filter((language) => language !== i18n.locale)
                .map((language) => (
                  <button
                    key={language}
                    type="button"
                    lang={language}
                    onClick={() => chooseHere(language)}
                    className="py-1 underline underline-offset-4 hover:text-ink"
                  >
                    {languageNames[language]}
                  </button>
                ))}
            </span>
          </footer>
        </div>
      </main>
    </div>
  );
}
