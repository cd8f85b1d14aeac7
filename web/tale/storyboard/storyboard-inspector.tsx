import type { TaleId } from '#shared/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight, Combine, Scissors } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { editedScene, editLimits, type SceneEdit, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import { pauses } from '#shared/film/timeline.ts';
import type { Motion, Transition } from '#shared/film/timeline-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { MotionFrames } from './storyboard-motion-frames.tsx';
import { SecondsField } from './player/storyboard-seconds.tsx';
import type { Playback } from './player/storyboard-playback.ts';
import { SightField } from './player/storyboard-sight.tsx';
import type { SetSceneShots } from './shots/set-shots.ts';
import { ShotFields } from './shots/shot-fields.tsx';
import { nameOf } from './storyboard-timeline.tsx';
import type { Change } from './use-storyboard-edits.ts';
import { i18n } from '#web/language/i18n.ts';

const SplitDialog = lazy(async () => ({ default: (await import('./cutting/storyboard-split.tsx')).SplitDialog }));
const MergeDialog = lazy(async () => ({ default: (await import('./cutting/storyboard-merge.tsx')).MergeDialog }));

type Props = {
  taleId: TaleId;
  board: Storyboard;
  index: number;
  edits: StoryboardEdits;
  change: Change;
  /** Scenes were split or put together. */
  cut: (words: string, changeId: string) => void;
  onMove: (from: number, to: number) => void;
  playback: Playback;
  setShots: SetSceneShots;
};
const transitions = [
  ['', msg`Automatic`],
  ['crossfade', msg`Crossfade`],
  ['fade', msg`Fade through black`],
  ['cut', msg({ message: 'Cut', context: 'transition' })],
] as const;
const motions = [
  ['auto', msg`Automatic`],
  ['none', msg`None`],
  ['set', msg`Pan and zoom`],
] as const;

const worded = (options: readonly (readonly [string, MessageDescriptor])[]) =>
  options.map(([value, words]) => [value, i18n._(words)] as const);

/** What can be decided about the scene under the playhead. */
export function SceneInspector({ taleId, board, index, edits, change, cut, onMove, playback, setShots }: Props) {
  const [open, setOpen] = useState<'split' | 'merge' | null>(null);
  const shot = board.shots[index] as Storyboard['shots'][number];
  const name = nameOf(shot);
  const { sceneId } = shot;
  const edit = edits.scenes[sceneId] ?? {};
  const scenes = board.shots.filter(({ sceneNo }) => sceneNo > 0);
  const place = scenes.findIndex((scene) => scene.sceneId === sceneId);
  const decide = (words: string, part: SceneEdit) => change(words, editedScene(edits, sceneId, part));
  const motion = edit.motion?.[board.shape];
  const setMotion = (next: 'none' | Motion | undefined) => {
    const { [board.shape]: _, ...others } = edit.motion ?? {};
    const all = next === undefined ? others : { ...others, [board.shape]: next };
    decide(t`${name}: motion changed`, { motion: Object.keys(all).length > 0 ? all : undefined });
  };
  const setTransition = (next: Transition | undefined) => decide(t`${name}: transition changed`, { transition: next });
  const [shortest, longest] = editLimits.transitionMs;
  const onClose = () => setOpen(null);
  const onDone = (words: string, changeId: string) => {
    onClose();
    cut(words, changeId);
  };
  return (
    <section aria-label={t`Edit ${name}`} className="mt-4 rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">
          {name}
          <span className="ml-2 text-sm font-normal text-soft">{t`position ${{ position: place + 1 }} of ${{ total: scenes.length }}`}</span>
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<ChevronLeft aria-hidden />}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          >{t`Move earlier`}</Button>
          <Button
            size="small"
            icon={<ChevronRight aria-hidden />}
            disabled={place === scenes.length - 1}
            onClick={() => onMove(place, place + 1)}
          >{t`Move later`}</Button>
          <Button size="small" icon={<Scissors aria-hidden />} onClick={() => setOpen('split')}>{t`Split…`}</Button>
          {sceneId !== board.storyOrder.at(-1) && (
            <Button
              size="small"
              icon={<Combine aria-hidden />}
              onClick={() => setOpen('merge')}
            >{t`Join with next…`}</Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === 'split' && <SplitDialog {...{ taleId, sceneId, language: board.language, onDone, onClose }} />}
        {open === 'merge' && <MergeDialog {...{ taleId, sceneId, board, onDone, onClose }} />}
      </Suspense>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SecondsField
          label={t`Pause after it (seconds)`}
          hint={
            shot.beatMs > 0
              ? t`A turning point in the story: ${{ seconds: shot.beatMs / 1000 }} s of picture alone.`
              : t`How long the picture stays after the narration ends.`
          }
          ms={edit.pauseMs ?? shot.beatMs}
          min={0}
          max={editLimits.pauseMs}
          onSet={(ms) => decide(t`${name}: pause changed`, { pauseMs: ms === shot.beatMs ? undefined : ms })}
        />
        <SelectField
          label={t`Motion`}
          options={worded(motions)}
          value={motion === undefined ? 'auto' : motion === 'none' ? 'none' : 'set'}
          onChange={({ target: { value } }) =>
            setMotion(value === 'auto' ? undefined : value === 'none' ? 'none' : startingMotion(shot.motion))
          }
        />
        {index > 0 && (
          <SelectField
            label={t`Transition into it`}
            options={worded(transitions)}
            value={edit.transition?.kind ?? ''}
            onChange={({ target: { value } }) =>
              setTransition(
                value === ''
                  ? undefined
                  : { kind: value as Transition['kind'], ms: edit.transition?.ms ?? pauses.crossfadeMs },
              )
            }
          />
        )}
        {index > 0 && edit.transition && edit.transition.kind !== 'cut' && (
          <SecondsField
            label={t`Length (seconds)`}
            ms={edit.transition.ms}
            min={shortest}
            max={longest}
            onSet={(ms) => edit.transition && setTransition({ ...edit.transition, ms })}
          />
        )}
        {board.shape === '9:16' && shot.imageUrl && (
          <SightField
            key={`${sceneId} ${edit.focus?.x}`}
            focus={edit.focus}
            cover={shot.cover}
            onSet={(focus) => decide(t`${name}: visible part changed`, { focus })}
          />
        )}
      </div>
      <ShotFields {...{ board, index, edits, change, playback, setShots }} />
      {motion !== undefined && motion !== 'none' && shot.imageUrl && (
        <MotionFrames
          key={`${sceneId} ${JSON.stringify(motion)}`}
          shot={shot}
          shape={board.shape}
          motion={motion}
          onSet={setMotion}
        />
      )}
    </section>
  );
}

/** The initial values: what the studio does automatically, distinct enough to be visible. */
const startingMotion = ({ from, to }: Motion): Motion =>
  from.w === to.w && from.x === to.x
    ? { from: { x: 0, y: 0, w: 1 }, to: { x: 0.1, y: 0.1, w: 0.8 } }
    : { from: tidy(from), to: tidy(to) };
const tidy = ({ x, y, w }: Motion['from']) => ({ x: floor(x), y: floor(y), w: floor(w) });
const floor = (value: number) => Math.floor(value * 1000) / 1000;
