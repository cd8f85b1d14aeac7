import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck, LoaderCircle, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { cardOf, movedScene } from '#shared/film/storyboard-edits.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { shotAt } from './player/storyboard-clock.ts';
import { type Playback, playStoryboard } from './player/storyboard-playback.ts';
import { StoryboardPlayer } from './player/storyboard-player.tsx';
import { type SetSceneShots, withShots } from './shots/set-shots.ts';
import { playerKeys, StoryboardTimeline } from './storyboard-timeline.tsx';
import { storyboardKeys } from '#web/tale/tab-keys.ts';
import type { StoryboardWork } from './use-storyboard-edits.ts';

const CardsEditor = lazy(async () => ({ default: (await import('./storyboard-cards.tsx')).CardsEditor }));
const TaleMotionField = lazy(async () => ({ default: (await import('./storyboard-tale-motion.tsx')).TaleMotionField }));
const SceneInspector = lazy(async () => ({ default: (await import('./storyboard-inspector.tsx')).SceneInspector }));

/** The player, the timeline and the settings of the film. Every change is saved and shown at once. */
export function StoryboardEditor({ taleId, board, work }: { taleId: TaleId; board: Storyboard; work: StoryboardWork }) {
  const playback = usePlayback(board);
  useCommands(storyboardKeys());
  const { edits = board.edits, change, cut, undo, canUndo, state, error } = work;
  const onMove = (from: number, to: number) => {
    const ids = board.shots.filter(({ sceneId }) => cardOf(sceneId) === null).map(({ sceneId }) => sceneId);
    const no = board.shots.find(({ sceneId }) => sceneId === ids[from])?.sceneNo;
    if (from !== to && to >= 0 && to < ids.length)
      change(t`Scene ${{ sceneNo: no ?? 0 }} moved to position ${{ position: to + 1 }}`, {
        ...edits,
        order: movedScene(ids, board.storyOrder, from, to),
      });
  };
  const setShots: SetSceneShots = (index, words, act) => change(words, withShots(board, index, edits, act));
  if (!playback) return <div className="aspect-video rounded-2xl bg-black" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of a player; every one of them has its control inside
    <div onKeyDown={playerKeys(board, playback)}>
      <StoryboardPlayer board={board} playback={playback} />
      <StoryboardTimeline {...{ board, playback, onMove, setShots }} />
      <div className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <p role="status" className="inline-flex items-center gap-1.5 [&_svg]:size-4">
          {state === 'saving' && (
            <>
              <LoaderCircle className="animate-spin" aria-hidden /> {t`Saving…`}
            </>
          )}
          {state === 'saved' && (
            <>
              <CircleCheck className="text-good" aria-hidden /> {t`Saved`}
            </>
          )}
        </p>
        <Button
          size="small"
          look="ghost"
          icon={<Undo2 aria-hidden />}
          disabled={!canUndo}
          onClick={undo}
        >{t`Undo`}</Button>
      </div>
      {state === 'failed' && error && <ErrorNote className="mt-2">{error.message}</ErrorNote>}
      <Suspense>
        <Selected board={board} playback={playback}>
          {(index) =>
            cardOf(board.shots[index]?.sceneId ?? '') === null && (
              <SceneInspector {...{ taleId, board, index, edits, change, cut, onMove, playback, setShots }} />
            )
          }
        </Selected>
        <TaleMotionField {...{ edits, change }} />
        <CardsEditor {...{ board, edits, change }} />
      </Suspense>
    </div>
  );
}

/** Draws again when the playhead comes to another scene, not with every frame. */
function Selected({
  board,
  playback,
  children,
}: {
  board: Storyboard;
  playback: Playback;
  children: (index: number) => ReactNode;
}) {
  return children(useSyncExternalStore(playback.subscribe, () => shotAt(board, playback.snapshot().ms)));
}

/** One player for each state of the film; a new one continues where the old one was, and plays if it was playing. */
function usePlayback(board: Storyboard): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  const before = useRef({ ms: 0, playing: false });
  useEffect(() => {
    const next = playStoryboard(board);
    next.seek(before.current.ms);
    if (before.current.playing) next.play();
    setPlayback(next);
    return () => {
      before.current = next.snapshot();
      next.close();
    };
  }, [board]);
  return playback;
}
