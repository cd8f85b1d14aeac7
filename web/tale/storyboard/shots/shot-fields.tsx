import { t } from '@lingui/core/macro';
import { Combine, RotateCcw, Scissors } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { editedScene, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { ShotKind } from '#shared/motion/camera-views.ts';
import { framedShot, joinedShots, setShotsIn, shotLimits, sizeBetween, splitShot } from '#shared/motion/set-shots.ts';
import { i18n } from '#web/language/i18n.ts';
import { cameraAt } from '#web/tale/storyboard/player/storyboard-clock.ts';
import type { Playback } from '#web/tale/storyboard/player/storyboard-playback.ts';
import type { Change } from '#web/tale/storyboard/use-storyboard-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField } from '#web/ui/field.tsx';
import { showLength } from '#web/ui/hooks/time.ts';
import { nearestTo, ownFrames, placesBetween, type SetSceneShots, shotNames } from './set-shots.ts';

/** What can be decided about the shot under the playhead. */
export function ShotFields({
  board,
  index,
  edits,
  change,
  playback,
  setShots,
}: {
  board: Storyboard;
  index: number;
  edits: StoryboardEdits;
  change: Change;
  playback: Playback;
  setShots: SetSceneShots;
}) {
  const at = useSyncExternalStore(playback.subscribe, () => cameraAt(board, index, playback.snapshot().ms));
  const scene = board.shots[index] as Storyboard['shots'][number];
  const { sceneId, sceneNo, camera, kinds, startFrame } = scene;
  const [shot, next] = [camera[at], camera[at + 1]];
  if (!shot) return null;
  const { no, kind, chosen, still } = shot;
  const shotNo = at + 1;
  const end = next?.startFrame ?? ownFrames(board, index);
  const room = placesBetween(scene, board.fps, shot.startFrame, end);
  const shots = edits.scenes[sceneId]?.shots;
  const followed = setShotsIn(shots, board.language)?.own === false;
  const frame = (part: { kind?: ShotKind | null; still?: boolean }) =>
    setShots(index, t`Scene ${{ sceneNo }}: shot ${{ shotNo }} changed`, (set) => framedShot(set, no, part));
  const split = () => {
    const place = nearestTo(room, (playback.snapshot().ms * board.fps) / 1000 - startFrame);
    if (place)
      setShots(index, t`Scene ${{ sceneNo }}: shot ${{ shotNo }} split`, (set) =>
        splitShot(set, no, place, sizeBetween(kinds, kind, next?.kind)),
      );
  };
  return (
    <fieldset className="mt-4 border-t border-line pt-3">
      <legend className="float-left mr-3 pt-1 text-sm font-semibold">
        {t`Shot ${{ shotNo }} of ${{ total: camera.length }}`}
        <span className="ml-2 font-normal text-soft tabular-nums">
          {showLength(((end - shot.startFrame) * 1000) / board.fps)}
        </span>
      </legend>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          size="small"
          icon={<Scissors aria-hidden />}
          disabled={room.length === 0 || camera.length >= shotLimits.most}
          onClick={split}
        >{t`Split at playhead`}</Button>
        <Button
          size="small"
          icon={<Combine aria-hidden />}
          disabled={!next}
          onClick={() =>
            setShots(index, t`Scene ${{ sceneNo }}: shots ${{ shotNo }} and ${{ next: shotNo + 1 }} joined`, (set) =>
              joinedShots(set, no),
            )
          }
        >{t`Join with next shot`}</Button>
        <Button
          size="small"
          icon={<RotateCcw aria-hidden />}
          disabled={!shots}
          onClick={() =>
            change(
              t`Scene ${{ sceneNo }}: shots are automatic again`,
              editedScene(edits, sceneId, { shots: undefined }),
            )
          }
        >{t`Reset to automatic`}</Button>
      </div>
      <div className="clear-both mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={t`Size of the shot`}
          options={[
            ['', t`Automatic`] as const,
            ...kinds.map((each) => [each, i18n._(shotNames[each])] as const),
            ...(chosen && !kinds.includes(chosen) ? [[chosen, i18n._(shotNames[chosen])] as const] : []),
          ]}
          hint={chosen && chosen !== kind ? t`This picture has no such view: the nearest one is shown.` : undefined}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => frame({ kind: value === '' ? null : (value as ShotKind) })}
        />
        <CheckField
          className="self-end pb-1.5"
          checked={still === true}
          onChange={({ target: { checked } }) => frame({ still: checked })}
          hint={t`Neither the camera nor the picture moves.`}
        >{t`Hold still`}</CheckField>
      </div>
      {followed && (
        <p className="mt-2 text-xs text-soft">{t`The cuts follow those of another language, at the ends of its phrases, until you change one here.`}</p>
      )}
    </fieldset>
  );
}
