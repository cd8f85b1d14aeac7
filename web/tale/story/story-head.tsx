import { t } from '@lingui/core/macro';
import { CircleCheck, History, RefreshCw, TriangleAlert } from 'lucide-react';
import { type Language, languageNames, versionOfLanguage } from '#shared/vocabulary.ts';
import type { Story } from '#shared/story/story.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { type StoryKeeper, wordsShown } from './story-keeper.ts';
import { lengthWords, wordsTold, writerWords } from './story-words.ts';
import { useKept } from './use-story-keepers.ts';
import { languageName } from '#web/language/locale.ts';

/** The head of one language: its name, how long it is beside what was requested, what it was before. */
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
  const spoken = languageName(language);
  return (
    <div
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunken/60 px-3
      py-2"
    >
      <div className="min-w-0">
        <h2 lang={language} className="font-semibold">
          {languageNames[language]}
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-soft [&>svg]:size-4 [&>svg]:shrink-0">
          {isFar ? (
            <TriangleAlert className="text-warn" aria-hidden />
          ) : (
            <CircleCheck className="text-good" aria-hidden />
          )}
          {words}
        </p>
        {engines && <p className="text-sm break-words text-soft">{writerWords(engines)}</p>}
        {leftOut && (
          <p className="text-sm break-words text-soft">
            {/[,-]/.test(leftOut) ? t`Left out: verses ${leftOut}` : t`Left out: verse ${leftOut}`}
          </p>
        )}
        {unchecked && (
          <p className="text-sm text-soft">{t`Quotations are not checked: ${{ version: versionOfLanguage[language] }} is not installed.`}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<History aria-hidden />}
          aria-label={t`Versions in ${{ language: spoken }}`}
          onClick={onVersions}
        >{t`Versions`}</Button>
        <Button
          size="small"
          icon={<RefreshCw aria-hidden />}
          busy={isWriting}
          aria-label={t`Rewrite all of ${{ language: spoken }}`}
          onClick={onRewrite}
        >{t`Rewrite`}</Button>
      </div>
    </div>
  );
}
