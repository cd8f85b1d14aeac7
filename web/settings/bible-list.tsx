import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { bibleQueries } from '#web/queries/bible.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';

/** Which Bibles are installed, with their credit, and how to install the others. */
export function BibleList() {
  const bibles = useQuery(bibleQueries.installed());
  return (
    <Card title="Bibles" note="Verses are quoted from these, never invented.">
      {bibles.isPending && <Waiting>Loading…</Waiting>}
      {bibles.isError && <ErrorNote>{bibles.error.message}</ErrorNote>}
      <ul className="grid gap-4">
        {bibles.data?.map(({ version, name, language, installed, verses, attribution, hint }) => (
          <li key={version} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{name}</span>
              <span className="text-soft">
                {version} · {language}
              </span>
              {installed ? (
                <Badge hue="green" icon={<CircleCheck aria-hidden />}>
                  Installed
                </Badge>
              ) : (
                <Badge hue="amber" icon={<CircleDashed aria-hidden />}>
                  Not installed
                </Badge>
              )}
            </p>
            {installed && <p className="text-soft">{verses.toLocaleString()} verses</p>}
            <p className="text-xs break-words text-soft">{attribution}</p>
            {hint && <p className="rounded-lg bg-warn-wash px-3 py-2 text-warn">{hint}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
