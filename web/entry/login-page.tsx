import { useQuery } from '@tanstack/react-query';
import { BookOpenText, CirclePlay, Images, LogIn } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { sessionQuery } from '#web/queries/session.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { signInProblem } from './after-sign-in.ts';
import { LegalPanel } from './legal-panel.tsx';
import { StoryArt } from './story-art.tsx';

const tiles = [
  { icon: BookOpenText, title: 'AI Stories', text: 'One passage becomes a tale in English, French and Ewe.' },
  { icon: Images, title: 'Auto Images', text: 'Twelve illustrated scenes, ready to look at in minutes.' },
  { icon: CirclePlay, title: 'YouTube', text: 'Narrated, captioned and published to your channel.' },
];

const useHash = () =>
  useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash,
  );

/** The sign-in page: the only screen that a visitor can see. */
export function LoginPage() {
  usePageTitle('Sign in');
  const session = useQuery(sessionQuery);
  const [query] = useSearchParams();
  const hash = useHash();
  const error = query.get('error');
  if (session.isPending) return <Waiting fill>Checking authentication...</Waiting>;
  if (session.data?.user) return <Navigate to="/" replace />;
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1.1fr_1fr]">
      <StoryArt />
      <main className="flex flex-col px-5 py-8 sm:px-10 lg:justify-center">
        <div className="mx-auto w-full max-w-md">
          <div className="flex items-center gap-3">
            <BrandMark className="size-10" />
            <span className="font-semibold">AI Content Pipeline</span>
          </div>
          <h1 className="mt-8 text-3xl leading-tight font-bold sm:text-4xl">Welcome to your story studio</h1>
          <p className="mt-3 text-soft">Turn a Bible passage into an illustrated, narrated video, in three languages.</p>
          {error && <ErrorNote className="mt-5">{signInProblem(error)}</ErrorNote>}
          <ButtonAnchor href="/auth/google/start" look="primary" className="mt-7 h-12! w-full text-base!" icon={<LogIn aria-hidden />}>
            Continue with Google
          </ButtonAnchor>
          <p className="mt-3 text-sm text-soft">
            New here?{' '}
            <Link to="/" className="font-medium text-brand underline underline-offset-4">
              Get started for free
            </Link>
          </p>
          <ul className="mt-8 grid gap-3 sm:grid-cols-3">
            {tiles.map(({ icon: Icon, title, text }) => (
              <li key={title} className="rounded-2xl border border-line bg-surface p-4">
                <Icon className="size-5 text-brand" aria-hidden />
                <h2 className="mt-2 text-sm font-semibold">{title}</h2>
                <p className="mt-1 text-xs text-soft">{text}</p>
              </li>
            ))}
          </ul>
          <LegalPanel topic={hash === '#terms' ? 'terms' : hash === '#privacy' ? 'privacy' : null} />
          <footer className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft [&_a]:inline-block [&_a]:py-1 [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:text-ink">
            <Link to="/">Back to home</Link>
            <a href="#terms">Terms</a>
            <a href="#privacy">Privacy</a>
          </footer>
        </div>
      </main>
    </div>
  );
}
