import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { watchSharedFilm } from '#shared/film/share-link.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { languageName } from '#web/language/locale.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

type Film = Awaited<ReturnType<typeof call<typeof watchSharedFilm>>>;

/** The film behind a private link, for people without an account. */
export function WatchPage({ token }: { token: string }) {
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  usePageTitle(film?.title ?? t`Watch a film`);
  useEffect(() => {
    const left = new AbortController();
    call(watchSharedFilm, { params: { token }, signal: left.signal, exempt: true }).then(setFilm, (error: Error) => {
      if (!left.signal.aborted) setProblem(error.message);
    });
    return () => left.abort();
  }, [token]);
  if (!film && !problem) return <Waiting fill>{t`Loading the film...`}</Waiting>;
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-5xl content-center gap-4 px-4 py-6">
      {film ? <FilmOnPage film={film} /> : <h1 className="text-2xl font-bold">{t`This film cannot be shown`}</h1>}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <p className="flex items-center gap-2 text-sm text-soft">
        <BrandMark className="size-6" />
        {t`AI Content Pipeline`}
      </p>
    </main>
  );
}

function FilmOnPage({ film: { title, language, shape, urls } }: { film: Film }) {
  const [stopped, setStopped] = useState(false);
  const upright = shape === '9:16';
  return (
    <>
      <h1 lang={language} className="text-2xl font-bold break-words sm:text-3xl">
        {title}
      </h1>
      <video
        controls
        playsInline
        preload="metadata"
        {...(urls.poster ? { poster: urls.poster } : {})}
        className={cx('mx-auto rounded-2xl bg-black', upright ? 'aspect-[9/16] max-h-[80dvh]' : 'aspect-video w-full')}
        aria-label={t`${{ name: title }}, video in ${{ words: languageName(language) }}`}
        onError={() => setStopped(true)}
      >
        <source src={urls.video} type="video/mp4" onError={() => setStopped(true)} />
        <track default kind="captions" src={urls.captions} srcLang={language} label={languageNames[language]} />
      </video>
      {stopped && <ErrorNote>{t`The film stopped. The link may have expired: reload this page to check.`}</ErrorNote>}
    </>
  );
}
