import type { TaleId } from '#shared/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoryVersion } from '#shared/story/story.contract.ts';
import { type StoryCause, storyFields } from '#shared/story/story.ts';
import { type Language } from '#shared/vocabulary.ts';
import { storyQueries, useRestoreStory } from './story.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import type { StoryKeeper } from './story-keeper.ts';
import { wordsTold } from './story-words.ts';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { languageName } from '#web/language/locale.ts';

const causes: Record<StoryCause, MessageDescriptor> = {
  written: msg`Written`,
  edited: msg`Edited`,
  rewritten: msg`Rewritten`,
  restored: msg`Restored`,
};

/** What the words of a language were, newest first; any of them can be looked at and restored. */
export function StoryVersions({
  taleId,
  language,
  keeper,
  onClose,
}: {
  taleId: TaleId;
  language: Language;
  keeper: StoryKeeper;
  onClose: () => void;
}) {
  const versions = useInfiniteQuery(storyQueries.versions(taleId, language));
  const restore = useRestoreStory(taleId, language);
  const [open, setOpen] = useState<number | null>(null);
  const items = versions.data?.pages.flatMap((page) => page.items) ?? [];
  const current = items[0]?.version;
  async function takeBack(version: number): Promise<void> {
    await keeper.flush();
    const done = await restore.mutateAsync({ base: keeper.state().known.version, version }).catch(() => null);
    if (!done) return;
    notify.success(t`Version restored`, t`Your previous text stays in the list of versions`);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      place="right"
      title={t`Versions in ${{ language: languageName(language) }}`}
      note={t`What you write within ten minutes is one version. Restoring a version adds a new one, so nothing is lost.`}
    >
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5" tabIndex={-1}>
        {versions.isPending && <Waiting>{t`Loading…`}</Waiting>}
        {versions.isError && <ErrorNote>{versions.error.message}</ErrorNote>}
        {versions.isSuccess && items.length === 0 && (
          <EmptyState
            title={t`Nothing was changed yet`}
          >{t`These are the words as they were first written.`}</EmptyState>
        )}
        <ol className="mt-2 grid gap-3">
          {items.map((item) => (
            <li key={item.version} className="rounded-xl border border-line bg-raised p-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <div className="min-w-0 text-sm">
                  <p className="font-semibold">
                    {i18n._(causes[item.cause])}, {showMoment(item.savedAt)}
                  </p>
                  <p className="text-soft">{lineOf(item)}</p>
                </div>
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    aria-expanded={open === item.version}
                    aria-label={
                      open === item.version
                        ? t`Hide version ${{ version: item.version }}`
                        : t`Preview version ${{ version: item.version }}`
                    }
                    onClick={() => setOpen(open === item.version ? null : item.version)}
                  >
                    {open === item.version ? t`Hide` : t`Preview`}
                  </Button>
                  {item.version === current ? (
                    <span className="inline-flex h-8 items-center text-sm font-medium text-good">{t`In use`}</span>
                  ) : (
                    <Button
                      size="small"
                      busy={restore.isPending}
                      aria-label={t`Restore version ${{ version: item.version }}`}
                      onClick={() => void takeBack(item.version)}
                    >{t`Restore`}</Button>
                  )}
                </div>
              </div>
              {open === item.version && (
                <div lang={language} className="mt-3 grid gap-2 border-t border-line pt-3 text-sm leading-relaxed">
                  {storyFields.map((field) => (
                    <div key={field}>
                      <p lang={i18n.locale} className="text-xs font-semibold text-soft">
                        {item.changed.includes(field)
                          ? t`${{ part: i18n._(fieldNames[field]) }} (changed)`
                          : i18n._(fieldNames[field])}
                      </p>
                      <p className="break-words whitespace-pre-line">{item[field]}</p>
                    </div>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
        {versions.hasNextPage && (
          <Button
            className="mt-4 w-full"
            busy={versions.isFetchingNextPage}
            onClick={() => void versions.fetchNextPage()}
          >{t`Earlier versions`}</Button>
        )}
      </div>
    </Dialog>
  );
}

const lineOf = (item: StoryVersion): string =>
  [
    plural({ count: wordsTold(item) }, { one: '# word', other: '# words' }),
    item.changed.length > 0 &&
      t`changed: ${{ parts: item.changed.map((field) => i18n._(fieldNames[field]).toLocaleLowerCase()).join(', ') }}`,
  ]
    .filter(Boolean)
    .join('; ');
