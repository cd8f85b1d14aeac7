import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#shared/vocabulary.ts';
import { takesOf, useChooseTake, useRemoveTake } from '#web/tale/audio/audio.ts';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { CleanUp } from './clean-up.tsx';
import { cleanedLabel } from './clean-words.ts';
import { TakeCompare } from './take-compare.tsx';
import { TakeCut } from './take-cut.tsx';
import { TakeRow } from './take-row.tsx';

/**
 * The last readings of a scene: the one that is heard with its wave, the others to go back to, their cleaned copies
 * below them.
 */
export function TakeList({
  taleId,
  sceneId,
  language,
  onHeard,
}: {
  taleId: TaleId;
  sceneId: SceneId;
  language: Language;
  /** Called with the current playing position of the take, in ms; null when it is not playing. */
  onHeard: (ms: number | null) => void;
}) {
  const takes = useQuery(takesOf({ taleId, sceneId, language }));
  const choose = useChooseTake(taleId);
  const remove = useRemoveTake(taleId);
  const [open, setOpen] = useState<readonly string[]>([]);
  if (takes.isError) return <ErrorNote>{takes.error.message}</ErrorNote>;
  const all = takes.data ?? [];
  if (all.length === 0) return <p className="text-sm text-soft">{t`No takes yet. Your last six takes stay here.`}</p>;
  const current = all.find((take) => take.current);
  const originalOf = (take: (typeof all)[number]) => all.find(({ id }) => id === take.cleaned?.from);
  const readings = all.filter((take) => !originalOf(take));
  return (
    <div className="grid gap-3">
      {current && (
        <TakeCut
          key={`${current.id} ${current.startMs} ${current.endMs}`}
          taleId={taleId}
          take={current}
          onHeard={onHeard}
        />
      )}
      <ul className="grid gap-1.5">
        {all.map((take) => {
          const original = originalOf(take);
          const takeNo = readings.length - readings.indexOf(original ?? take);
          const label = original && take.cleaned ? cleanedLabel(take.cleaned).toLocaleLowerCase() : null;
          return (
            <TakeRow
              key={take.id}
              take={take}
              takeNo={takeNo}
              label={label}
              isCopy={original !== undefined}
              hasCopies={all.some(({ cleaned }) => cleaned?.from === take.id)}
              choose={choose}
              remove={remove}
              isOpen={open.includes(take.id)}
              onOpen={() =>
                setOpen((now) => (now.includes(take.id) ? now.filter((id) => id !== take.id) : [...now, take.id]))
              }
            >
              {original && label !== null ? (
                <TakeCompare
                  original={original}
                  copy={take}
                  label={t`Compare take ${takeNo}, ${label}, with its original`}
                />
              ) : (
                <CleanUp
                  taleId={taleId}
                  take={take}
                  label={t`Clean up take ${takeNo}`}
                  onMade={({ id }) => setOpen((now) => [...now, id])}
                />
              )}
            </TakeRow>
          );
        })}
      </ul>
    </div>
  );
}
