import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { languageName } from '#web/language/locale.ts';
import { bibleQueries } from '#web/tale-parts/bible.ts';

/** For every chosen language whose Bible is not there: what that means for the tale, and what to do about it. */
export function BibleHints({ langs }: { langs: readonly Language[] }) {
  const bibles = useQuery(bibleQueries.installed());
  const missing = langs.flatMap((language) => {
    const bible = bibles.data?.find(({ version }) => version === versionOfLanguage[language]);
    return bible && !bible.installed ? [{ ...bible, language, spoken: languageName(language) }] : [];
  });
  if (missing.length === 0) return null;
  return (
    <ul role="status" className="mt-2 grid gap-1.5 text-xs text-warn">
      {missing.map(({ language, spoken, name, installing }) => (
        <li key={language}>
          {installing
            ? t`${name} is being installed. Until it is ready, new tales leave out ${spoken}.`
            : t`${name} is not installed, so this tale will leave out ${spoken}.`}{' '}
          {!installing && <Link to="/settings" className="font-medium underline">{t`Import it in Settings`}</Link>}
        </li>
      ))}
    </ul>
  );
}
