import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { movedCut } from '#shared/motion/set-shots.ts';
import { i18n } from '#web/language/i18n.ts';
import { cameraAt, shotAt } from '#web/tale/storyboard/player/storyboard-clock.ts';
import type { Playback } from '#web/tale/storyboard/player/storyboard-playback.ts';
import { cx } from '#web/ui/cx.ts';
import { showLength } from '#web/ui/hooks/time.ts';
import { CutHandle } from './cut-handle.tsx';
import { ownFrames, type Place, placesBetween, type SetSceneShots, shotNames } from './set-shots.ts';
import { useHeldCut } from './use-held-cut.ts';

/** The shots of a scene to scale, with the cuts between them to be dragged. */
export function ShotLane({
  board,
  index,
  pixels,
  playback,
  setShots,
}: {
  board: Storyboard;
  index: number;
  /** For a millisecond. */
  pixels: number;
  playback: Playback;
  setShots: SetSceneShots;
}) {
  const scene = board.shots[index] as Storyboard['shots'][number];
  const { camera, sceneNo, startFrame } = scene;
  const { held, hold } = useHeldCut(board);
  const current = useSyncExternalStore(playback.subscribe, () => {
    const { ms } = playback.snapshot();
    return shotAt(board, ms) === index ? cameraAt(board, index, ms) : -1;
  });
  const toMs = (frame: number) => (frame * 1000) / board.fps;
  const starts = camera.map(({ no, startFrame: from }) => (held?.no === no ? held.place.frame : from));
  const endOf = (at: number) => starts[at + 1] ?? ownFrames(board, index);
  const seek = (frame: number) => playback.seek(toMs(startFrame + frame + 0.5));
  const onHold = (no: number, place: Place | null) => {
    hold(place && { no, place });
    if (place) seek(place.frame);
  };
  const onSet = (no: number, place: Place) => {
    if (camera.some((shot) => shot.no === no && shot.startFrame === place.frame)) return hold(null);
    setShots(index, t`Scene ${{ sceneNo }}: cut moved`, (set) => movedCut(set, no, place));
  };
  return (
    <ol aria-label={t`Shots of scene ${{ sceneNo }}`} className="relative mt-1 h-7 select-none">
      {camera.map(({ no, kind, still, chosen }, at) => {
        const from = starts[at] ?? 0;
        const size = still ? t`${{ size: i18n._(shotNames[kind]) }}, still` : i18n._(shotNames[kind]);
        return (
          <li
            key={no}
            className="absolute inset-y-0 px-px"
            style={{ left: toMs(from) * pixels, width: toMs(endOf(at) - from) * pixels }}
          >
            <button
              type="button"
              aria-current={at === current ? 'true' : undefined}
              onClick={() => seek(from)}
              className={cx(
                'block size-full overflow-hidden rounded-md border px-2 text-left text-xs whitespace-nowrap',
                at === current ? 'border-brand bg-sunken text-ink' : 'border-line bg-raised text-soft',
                (chosen ?? still) && 'font-semibold text-ink',
              )}
            >
              <span className="sr-only">
                {t`Shot ${{ shotNo: at + 1 }} of scene ${{ sceneNo }}, ${{ size }}, ${{ length: showLength(toMs(endOf(at) - from)) }}`}
              </span>
              <span aria-hidden>{size}</span>
            </button>
            {at > 0 && (
              <CutHandle
                label={t`Cut between shots ${{ before: at }} and ${{ after: at + 1 }} of scene ${{ sceneNo }}`}
                scene={scene}
                frame={from}
                room={placesBetween(scene, board.fps, starts[at - 1] ?? 0, endOf(at))}
                fps={board.fps}
                pixels={toMs(1) * pixels}
                onHold={(place) => onHold(no, place)}
                onSet={(place) => onSet(no, place)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
