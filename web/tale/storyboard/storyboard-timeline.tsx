import { t } from '@lingui/core/macro';
import { ImageOff, Timer } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { cardOf } from '#shared/film/storyboard-edits.ts';
import { cx } from '#web/ui/cx.ts';
import { showLength } from '#web/ui/hooks/time.ts';
import { shotAt, startOf, viewOf } from './player/storyboard-clock.ts';
import { DraggableScene, DragScenes } from './cutting/storyboard-drag.tsx';
import type { Playback } from './player/storyboard-playback.ts';
import { ownFrames, type SetSceneShots } from './shots/set-shots.ts';
import { ShotLane } from './shots/shot-lane.tsx';

type Shot = Storyboard['shots'][number];
/** Pixels per second, so that the shortest scene has room for its handle and number, and each shot for its size. */
const scaleOf = (board: Storyboard): number => {
  const scenes = Math.min(...board.shots.map((_, index) => ownMs(board, index)));
  const shots = Math.min(
    ...board.shots.flatMap(({ camera }) => camera.map(({ frames }) => (frames * 1000) / board.fps)),
  );
  return Math.min(60, Math.max(14, 64_000 / Math.max(500, scenes), 56_000 / shots));
};
/** How long a scene is shown outside its transitions, in milliseconds. */
export const ownMs = (board: Storyboard, index: number): number => (ownFrames(board, index) * 1000) / board.fps;
/** The label of a shot. */
export const nameOf = ({ sceneId, sceneNo }: Shot): string =>
  cardOf(sceneId) === 'title' ? t`Title card` : cardOf(sceneId) === 'end' ? t`End card` : t`Scene ${sceneNo}`;

/**
 * The film to scale: pictures with their lengths, the playhead, and what is stale. `onMove` takes places among the
 * scenes, cards not counted.
 */
export function StoryboardTimeline({
  board,
  playback,
  onMove,
  setShots,
}: {
  board: Storyboard;
  playback: Playback;
  onMove: (from: number, to: number) => void;
  setShots: SetSceneShots;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const current = useSyncExternalStore(playback.subscribe, () => shotAt(board, playback.snapshot().ms));
  const second = useSyncExternalStore(playback.subscribe, () => Math.round(playback.snapshot().ms / 1000));
  const pixels = scaleOf(board) / 1000;
  const left = startOf(board, current) * pixels;
  useEffect(() => {
    const box = scroller.current;
    if (box && (left < box.scrollLeft || left > box.scrollLeft + box.clientWidth - 96))
      box.scrollTo?.({ left: Math.max(0, left - 24), behavior: 'smooth' });
  }, [left]);
  const ids = board.shots.filter(({ sceneId }) => cardOf(sceneId) === null).map(({ sceneId }) => sceneId);
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    playback.seek((event.clientX - event.currentTarget.getBoundingClientRect().left) / pixels);
  };
  const step = Math.max(1, Math.ceil(48 / (pixels * 1000))) * 1000;
  const width = board.durationMs * pixels;
  return (
    <div ref={scroller} className="relative mt-4 overflow-x-auto pb-2" tabIndex={-1}>
      <div className="relative" style={{ width }}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={t`Playhead`}
          aria-valuemin={0}
          aria-valuemax={Math.round(board.durationMs / 1000)}
          aria-valuenow={second}
          aria-valuetext={`${showLength(second * 1000)}, ${nameOf(board.shots[current] as Shot)}`}
          onPointerDown={seekTo}
          onPointerMove={seekTo}
          className="relative h-6 cursor-col-resize touch-pan-x rounded-sm text-[11px] text-soft select-none"
        >
          {Array.from({ length: Math.ceil(board.durationMs / step) }, (_, tick) => (
            <span
              key={tick}
              aria-hidden
              className="absolute top-0 border-l border-line pl-1"
              style={{ left: tick * step * pixels }}
            >
              {showLength(tick * step)}
            </span>
          ))}
        </div>
        <DragScenes
          ids={ids}
          name={(id) => nameOf(board.shots.find(({ sceneId }) => sceneId === id) ?? (board.shots[0] as Shot))}
          onMove={onMove}
        >
          <ol aria-label={t`Filmstrip`} className="flex">
            {board.shots.map((shot, index) => {
              const [name, own] = [nameOf(shot), ownMs(board, index)];
              const item = (
                <SceneButton
                  {...{ shot, name, board }}
                  length={showLength(own)}
                  current={index === current}
                  onSelect={() => playback.seek(viewOf(board, index))}
                />
              );
              return cardOf(shot.sceneId) === null ? (
                <DraggableScene key={shot.sceneId} id={shot.sceneId} name={name} width={own * pixels}>
                  {item}
                  {shot.camera.length > 0 && <ShotLane {...{ board, index, pixels, playback, setShots }} />}
                </DraggableScene>
              ) : (
                <li key={shot.sceneId} style={{ width: own * pixels }} className="relative shrink-0">
                  {item}
                </li>
              );
            })}
          </ol>
        </DragScenes>
        <Playhead {...{ playback, pixels, width }} />
      </div>
    </div>
  );
}

/** The playhead is its own component, so that a new frame does not re-render the filmstrip. */
function Playhead({ playback, pixels, width }: { playback: Playback; pixels: number; width: number }) {
  const { ms } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 left-0 z-10 w-0.5 bg-brand"
      style={{ transform: `translateX(${Math.min(width - 2, ms * pixels)}px)` }}
    />
  );
}

function SceneButton({
  shot,
  name,
  length,
  board,
  current,
  onSelect,
}: {
  shot: Shot;
  name: string;
  length: string;
  board: Storyboard;
  current: boolean;
  onSelect: () => void;
}) {
  const upright = board.shape === '9:16';
  const notes = [
    shot.narrationUrl || cardOf(shot.sceneId) ? '' : t`silent`,
    shot.imageUrl ? '' : t`no picture`,
    shot.narrationStale ? t`narration out of date` : '',
  ].filter(Boolean);
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={onSelect}
      className="block w-full px-px text-left"
    >
      <span
        className={cx(
          'relative block overflow-hidden rounded-lg border-2 bg-sunken',
          current ? 'border-brand' : 'border-transparent',
          upright ? 'h-28' : 'h-20',
        )}
      >
        {shot.imageUrl ? (
          <img
            src={shot.imageUrl}
            alt=""
            loading="lazy"
            draggable={false}
            className="size-full object-cover"
            style={{ objectPosition: `${shot.cover.x * 100}% ${shot.cover.y * 100}%` }}
          />
        ) : (
          <span className="grid size-full place-items-center text-soft">
            <ImageOff className="size-5" aria-hidden />
          </span>
        )}
        {shot.narrationStale && (
          <span
            className="absolute right-1 bottom-1 grid size-6
              place-items-center rounded-md bg-black/75 text-[#ffc37a]"
          >
            <Timer className="size-4" aria-hidden />
          </span>
        )}
      </span>
      <span className="sr-only">{[name, length, ...notes].join(', ')}</span>
      <span
        aria-hidden
        className="mt-1 flex flex-wrap justify-between gap-x-1 overflow-hidden px-0.5 text-xs text-soft tabular-nums"
      >
        <span className="font-medium text-ink">{shot.sceneNo || name}</span>
        <span>{length}</span>
      </span>
    </button>
  );
}

/**
 * Space plays, arrows go by a second (with Shift by a scene), Home and End to the ends; never while a text or another
 * control has the keys.
 */
export function playerKeys(board: Storyboard, playback: Playback) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input, textarea, select, [aria-roledescription=sortable]')
    )
      return;
    const { ms, playing } = playback.snapshot();
    const shot = shotAt(board, ms);
    const by = event.key === 'ArrowRight' ? 1 : -1;
    if (event.key === ' ' && !target.closest('button, a, summary')) (playing ? playback.pause : playback.play)();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = Math.min(board.shots.length - 1, Math.max(0, shot + by));
      playback.seek(event.shiftKey ? viewOf(board, next) : ms + by * 1000);
    } else if (event.key === 'Home') playback.seek(0);
    else if (event.key === 'End') playback.seek(board.durationMs);
    else return;
    event.preventDefault();
  };
}
