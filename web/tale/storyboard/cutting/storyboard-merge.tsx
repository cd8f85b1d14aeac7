import { inWords } from '#web/language/said.ts';
import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { sceneCutQuery, useSceneCuts } from './scene-cut.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { mergeSounds } from './scene-cut-words.ts';
import { Consequences } from './storyboard-split.tsx';

/** Puts a scene and the next one of the story together. What becomes of pictures and sounds is said before. */
export function MergeDialog({
  taleId,
  sceneId,
  board,
  onDone,
  onClose,
}: {
  taleId: TaleId;
  sceneId: SceneId;
  board: Storyboard;
  onDone: (words: string, changeId: string) => void;
  onClose: () => void;
}) {
  const look = useQuery(sceneCutQuery(taleId, sceneId));
  const { merge } = useSceneCuts(taleId);
  const [picture, setPicture] = useState<'first' | 'second'>('first');
  const cut = look.data;
  const next = cut?.next;
  const refused =
    cut && !next
      ? t`This is the last scene of the story.`
      : next?.mergeRefused && inWords(next.mergeRefusedSaid, next.mergeRefused);
  const shown = (id: string) => board.shots.find((shot) => shot.sceneId === id)?.imageUrl;
  const places = [sceneId, next?.sceneId ?? ''].map((id) => board.shots.findIndex((shot) => shot.sceneId === id));
  const apart = places[1] !== (places[0] ?? 0) + 1;
  const option = (value: 'first' | 'second', id: string, no: number) => {
    const url = shown(id);
    return {
      value,
      words: t`Picture of scene ${{ sceneNo: no }}`,
      icon: url ? <img src={url} alt="" className="h-12 w-20 shrink-0 rounded-md object-cover" /> : null,
    };
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={next ? t`Join scenes ${{ first: cut?.sceneNo }} and ${{ second: next.sceneNo }}` : t`Join scenes`}
    >
      <div className="grid gap-5 overflow-y-auto px-5 pt-1 pb-5">
        {look.isPending && <Waiting>{t`Loading…`}</Waiting>}
        {look.isError && <ErrorNote>{look.error.message}</ErrorNote>}
        {refused && <ErrorNote>{refused}</ErrorNote>}
        {cut && next && !refused && (
          <>
            {cut.hasPicture && next.hasPicture && (
              <ChoiceField
                legend={t`Which picture it shows`}
                value={picture}
                onChange={setPicture}
                columns="sm:grid-cols-2"
                options={[option('first', sceneId, cut.sceneNo), option('second', next.sceneId, next.sceneNo)]}
              />
            )}
            {cut.hasPicture && next.hasPicture && (
              <p className="text-sm text-soft">{t`The other picture stays among the versions of this image.`}</p>
            )}
            {apart && (
              <p className="text-sm">{t`In this film the two scenes are not next to each other: the joined scene takes the place of scene ${{ sceneNo: cut.sceneNo }}.`}</p>
            )}
            <Consequences lines={mergeSounds(cut)} />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>{t`Cancel`}</Button>
              <Button
                look="primary"
                icon={<Combine aria-hidden />}
                busy={merge.isPending}
                onClick={() =>
                  merge.mutate(
                    { sceneId, nextId: next.sceneId, picture },
                    {
                      onSuccess: ({ changeId }) =>
                        onDone(t`Scenes ${{ first: cut.sceneNo }} and ${{ second: next.sceneNo }} joined`, changeId),
                    },
                  )
                }
              >{t`Join`}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
