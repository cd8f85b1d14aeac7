import { t } from '@lingui/core/macro';
import { CircleCheck, History, RefreshCw, TriangleAlert } from 'lucide-react';
import { type Language, languageNames, versionOfLanguage } from '#shared/vocabulary.ts';
import type { Story } from '#shared/story.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { type StoryKeeper, wordsShown } from './story-keeper.ts';
import { lengthWords, wordsTold, writerWords } from './story-words.ts';
import { useKept } from './use-story-keepers.ts';

/** The head of one language: its name, how long it is beside what was asked for, what it was before. */
export function StoryHead({
  language,
  keeper,
  asked,
  engines,
  unchecked,
  leftOut,
  isWriting,
  onVersions,
  onRewrite,
}: {
  language: Language;
  keeper: StoryKeeper;
  asked: number | null;
  engines: Story['engines'] | undefined;
  /** Its Bible is not installed: quotations could not be compared. */
  unchecked: boolean;
  /** Verses of the passage that these words do not tell, `14, 16`; null when there are none. */
  leftOut: string | null;
  isWriting: boolean;
  onVersions: () => void;
  onRewrite: () => void;
}) {
  const kept = useKept(keeper);
  const { words, isFar } = lengthWords(wordsTold(wordsShown(kept)), asked);
  const name = languageNames[language];
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunken/60 px-3 py-2">
      <div className="min-w-0">
        <h2 lang={language} className="font-semibold">
          {name}
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-soft [&>svg]:size-4 [&>svg]:shrink-0">
          {isFar ? <TriangleAlert className="text-warn" aria-hidden /> : <CircleCheck className="text-good" aria-hidden />}
          {words}
        </p>
        {engines && <p className="text-sm break-words text-soft">{writerWords(engines)}</p>}
        {leftOut && <p className="text-sm break-words text-soft">{t`Left out: ${/[,-]/.test(leftOut) ? 'verses' : 'verse'} ${leftOut}`}</p>}
        {unchecked && (
          <p className="text-sm text-soft">{t`Quotations are not checked: ${versionOfLanguage[language]} is not installed.`}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<History aria-hidden />} onClick={onVersions}>
          {t`Versions`} <span className="sr-only">{t`in ${name}`}</span>
        </Button>
        <Button size="small" icon={<RefreshCw aria-hidden />} busy={isWriting} onClick={onRewrite}>
          {t`Write anew`} <span className="sr-only">{t`all of ${name}`}</span>
        </Button>
      </div>
    </div>
  );
}
