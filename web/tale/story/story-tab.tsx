import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { languages, type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { storyQueries } from './story.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { LanguageButtons } from '#web/tale/language-buttons.tsx';
import { StoryAbout } from './story-about.tsx';
import { StoryDesk } from './story-desk.tsx';
import { VerseTooltip } from '#web/tale-parts/verse-tooltip.tsx';

/** The verse of a tale; its words in the Bible of the displayed language. */
function VerseChip({ tale, language }: { tale: Tale; language: Language }) {
  const reference = tale.verse_ref ?? tale.verse;
  const version = language === 'en' ? tale.verse_version || 'WEB' : versionOfLanguage[language];
  return reference ? <VerseTooltip reference={reference} version={version} look="chip" /> : <span />;
}

const DraftStory = lazy(async () => ({ default: (await import('./draft-story.tsx')).DraftStory }));

/** The words of a tale: read, written and compared, one language at a time or side by side. */
export function StoryTab({ tale }: { tale: Tale }) {
  const story = useQuery(storyQueries.ofTale(tale.id));
  const has = (language: Language) => !!tale.content[language]?.narrative;
  const [chosen, setChosen] = useState<Language | null>(null);
  const [isWide, setWide] = useState(false);
  const told = languages.filter((language) => story.data?.items.some((item) => item.language === language));
  const language = chosen ?? languages.find(has) ?? 'en';
  const shown = isWide ? told : told.filter((each) => each === language);
  return (
    <div className={isWide ? 'grid gap-6' : 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]'}>
      <Card className="min-w-0">
        {tale.images_ready > 0 && !isWide && (
          <TaleCover
            taleId={tale.id}
            ready={tale.images_ready}
            isFirst
            className="mb-5 aspect-video w-full rounded-xl sm:aspect-[21/9]"
          />
        )}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <VerseChip tale={tale} language={language} />
          {/* On phones a line of its own from the start, whatever comes into it. */}
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:[&>fieldset]:ml-auto">
            {told.length > 1 && (
              <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm font-medium">
                <input
                  type="checkbox"
                  checked={isWide}
                  onChange={(event) => setWide(event.target.checked)}
                  className="size-5 accent-brand"
                />
                {t`Side by side`}
              </label>
            )}
            <LanguageButtons
              value={language}
              has={has}
              onChange={(next) => {
                setChosen(next);
                setWide(false);
              }}
            />
          </div>
        </div>
        {story.isPending ? (
          // As high as a story on a phone, so that what is below it does not move.
          <div className="max-lg:min-h-96">
            <Waiting>{t`Loading…`}</Waiting>
          </div>
        ) : story.isError && !story.data ? (
          <ErrorNote>{story.error.message}</ErrorNote>
        ) : told.length > 0 ? (
          <StoryDesk
            tale={tale}
            items={story.data.items}
            unwritten={story.data.unwritten}
            asked={story.data.words}
            shown={shown}
          />
        ) : (
          <Suspense>
            <DraftStory taleId={tale.id} />
          </Suspense>
        )}
      </Card>
      <StoryAbout tale={tale} languages={shown} isWide={isWide} />
    </div>
  );
}
