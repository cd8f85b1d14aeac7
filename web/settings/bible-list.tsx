import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Download, LoaderCircle, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { BibleVersion } from '#shared/vocabulary.ts';
import { bibleQueries, useImportBible, useInstallBible } from '#web/queries/bible.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';

const languageOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

/** Which Bibles are installed, with their credit, and how to install the others. */
export function BibleList() {
  const bibles = useQuery(bibleQueries.installed());
  return (
    <Card title="Bibles" note="Verses are quoted from these, never invented.">
      {bibles.isPending && <Waiting>Loading…</Waiting>}
      {bibles.isError && <ErrorNote>{bibles.error.message}</ErrorNote>}
      <ul className="grid gap-5">
        {bibles.data?.map(({ version, name, language, installed, installing, verses, source, attribution, hint }) => (
          <li key={version} className="grid gap-1 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{name}</span>
              <span className="text-soft">
                {version} · {languageOf(language)}
              </span>
              <InstallBadge installed={installed} installing={installing} />
            </p>
            {installed && (
              <p className="break-words text-soft">
                {verses.toLocaleString()} verses{source && ` · ${source}`}
              </p>
            )}
            <p className="text-xs break-words text-soft">{attribution}</p>
            {hint && <p className="mt-1 rounded-lg bg-warn-wash px-3 py-2 break-words text-warn">{hint}</p>}
            {!installed && <InstallBible version={version} name={name} installing={installing} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function InstallBadge({ installed, installing }: { installed: boolean; installing: boolean }) {
  if (installed)
    return (
      <Badge hue="green" icon={<CircleCheck aria-hidden />}>
        Installed
      </Badge>
    );
  if (installing)
    return (
      <Badge hue="blue" icon={<LoaderCircle className="animate-spin" aria-hidden />}>
        Installing
      </Badge>
    );
  return (
    <Badge hue="amber" icon={<CircleDashed aria-hidden />}>
      Not installed
    </Badge>
  );
}

function InstallBible({ version, name, installing }: { version: BibleVersion; name: string; installing: boolean }) {
  const install = useInstallBible();
  const fromFile = useImportBible();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        size="small"
        busy={install.isPending}
        disabled={installing}
        onClick={() => install.mutate(version)}
        icon={<Download aria-hidden />}
        aria-label={`Install ${name}`}
      >
        Install
      </Button>
      <Button
        size="small"
        busy={fromFile.isPending}
        onClick={() => picker.current?.click()}
        icon={<Upload aria-hidden />}
        aria-label={`Import from a file: ${name}`}
      >
        Import from a file
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) fromFile.mutate({ version, file });
          target.value = '';
        }}
      />
    </div>
  );
}
