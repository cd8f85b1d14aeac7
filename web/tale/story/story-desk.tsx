import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Story, Unwritten } from '#shared/story/story.contract.ts';
import { storyFields } from '#shared/story/story.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { storyQueries } from './story.ts';
import { cx } from '#web/ui/cx.ts';
import { StoryFieldBox } from './story-field.tsx';
import { StoryHead } from './story-head.tsx';
import { AddLanguage, RewritingLine } from './story-rewriting.tsx';
import { StorySaveState } from './story-save-state.tsx';
import { useRewriting } from './use-rewriting.ts';
import { useStoryKeepers } from './use-story-keepers.ts';

const StoryUnwritten = lazy(async () => ({ default: (await import('./story-unwritten.tsx')).StoryUnwritten }));
const StoryByHand = lazy(async () => ({ default: (await import('./story-by-hand.tsx')).StoryByHand }));
const StoryVersions = lazy(async () => ({ default: (await import('./story-versions.tsx')).StoryVersions }));
const columns = ['', 'grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-2 xl:grid-cols-3'] as const;

/** The displayed languages, part beside part, so that each part can be compared; everything is written in place. */
export function StoryDesk({
  tale,
  items,
  unwritten = [],
  asked,
  shown,
}: {
  tale: Tale;
  items: readonly Story[];
  /** Languages that were requested and that no engine could write. */
  unwritten?: readonly Unwritten[];
  asked: number | null;
  shown: readonly Language[];
}) {
  const keepers = useStoryKeepers(tale.id, items);
  const rewriting = useRewriting(tale.id, keepers);
  const [versionsOf, setVersionsOf] = useState<Language | null>(null);
  const [byHand, setByHand] = useState<Language | null>(null);
  const beside = items.find(({ language }) => language === shown[0]) ?? items[0];
  const open = shown.flatMap((language) => {
    const keeper = keepers.get(language);
    const version = items.find((item) => item.language === language)?.version;
    return keeper && version !== undefined ? [{ language, keeper, version }] : [];
  });
  const quotations = useQueries({
    queries: open.map(({ language, version }) => storyQueries.quotations(tale.id, language, version)),
  });
  const grid = cx('grid gap-x-8', columns[open.length]);
  const isWide = open.length > 1;
  const opened = versionsOf && keepers.get(versionsOf);
  return (
    <div className={cx('grid gap-5', !isWide && 'mx-auto max-w-prose')}>
      <div className={cx(grid, 'gap-y-5')}>
        {open.map(({ language, keeper }, at) => (
          <StoryHead
            key={language}
            language={language}
            keeper={keeper}
            asked={asked}
            engines={items.find((item) => item.language === language)?.engines}
            unchecked={quotations[at]?.data?.version === null}
            leftOut={quotations[at]?.data?.leftOut ?? null}
            isWriting={rewriting.isAt(language, null)}
            onVersions={() => setVersionsOf(language)}
            onRewrite={() => void rewriting.order(language)}
          />
        ))}
      </div>
      <RewritingLine rewriting={rewriting} />
      {unwritten.length > 0 && (
        <Suspense>
          <StoryUnwritten unwritten={unwritten} rewriting={rewriting} onByHand={setByHand} />
        </Suspense>
      )}
      {storyFields.map((field) => (
        <div key={field} className={cx(grid, 'gap-y-4')}>
          {open.map(({ language, keeper }, at) => (
            <StoryFieldBox
              key={language}
              field={field}
              language={language}
              keeper={keeper}
              quotations={quotations[at]?.data?.items ?? []}
              rewriting={rewriting.isAt(language, field)}
              onRewrite={(section) => void rewriting.order(language, section)}
            />
          ))}
        </div>
      ))}
      <AddLanguage
        missing={languages.filter(
          (language) => !keepers.has(language) && !unwritten.some((each) => each.language === language),
        )}
        rewriting={rewriting}
        onByHand={setByHand}
      />
      <StorySaveState keepers={[...keepers.values()]} />
      <Suspense>
        {byHand && beside && (
          <StoryByHand taleId={tale.id} language={byHand} beside={beside} onClose={() => setByHand(null)} />
        )}
        {versionsOf && opened && (
          <StoryVersions taleId={tale.id} language={versionsOf} keeper={opened} onClose={() => setVersionsOf(null)} />
        )}
      </Suspense>
    </div>
  );
}
