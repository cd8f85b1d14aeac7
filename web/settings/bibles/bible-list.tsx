import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { languageName, showNumber } from '#web/language/locale.ts';
import { bibleQueries } from '#web/tale-parts/bible.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { InstallBible } from './install-bible.tsx';

/** Which Bibles are installed, with their credit, and how to install the others. */
export function BibleList() {
  const bibles = useQuery(bibleQueries.installed());
  return (
    <Card
      title={t`Bibles`}
      note={t`Verses are quoted from these, never invented. A language whose Bible is missing is left out of new tales.`}
    >
      {bibles.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {bibles.isError && !bibles.data && <Retry what={t`The Bibles`} query={bibles} />}
      <ul className="grid divide-y divide-line">
        {bibles.data?.map((bible) => (
          <li key={bible.version} className="grid gap-1 py-4 text-sm first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold" lang={bible.language}>
                {bible.name}
              </span>
              <span className="text-soft">
                {bible.version} · {languageName(bible.language)}
              </span>
              <Standing installed={bible.installed} installing={bible.installing} />
            </p>
            {bible.installed && (
              <p className="break-words text-soft">
                {t`${{ count: showNumber(bible.verses) }} verses`}
                {bible.source && t` · from ${{ source: inWords(bible.sourceSaid, bible.source) }}`}
              </p>
            )}
            <p className="text-xs break-words text-soft">{bible.attribution}</p>
            {!bible.installed && <InstallBible bible={bible} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ installed, installing }: { installed: boolean; installing: boolean }) {
  if (installed) return <Badge hue="green" icon={<CircleCheck aria-hidden />}>{t`Installed`}</Badge>;
  if (installing)
    return <Badge hue="blue" icon={<LoaderCircle className="animate-spin" aria-hidden />}>{t`Installing`}</Badge>;
  return <Badge hue="amber" icon={<CircleDashed aria-hidden />}>{t`Not installed`}</Badge>;
}
