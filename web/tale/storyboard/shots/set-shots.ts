import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { timedTokens } from '#shared/captions/caption-words.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { editedScene, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { ShotKind } from '#shared/motion/camera-views.ts';
import { type SetShots, shotLimits, shotsAsShown } from '#shared/motion/set-shots.ts';
import { showNumber } from '#web/language/locale.ts';

type Scene = Storyboard['shots'][number];
export type Place = Scene['places'][number];

/** Changes the shots of scene `index`: `words` say what was done. */
export type SetSceneShots = (index: number, words: string, act: (set: SetShots) => SetShots) => void;

export const shotNames: Readonly<Record<ShotKind, MessageDescriptor>> = {
  wide: msg({ message: 'Wide', context: 'shot size' }),
  medium: msg({ message: 'Medium', context: 'shot size' }),
  close: msg({ message: 'Close', context: 'shot size' }),
};

const wordsOf = (text: string) => timedTokens({ text, words: [], durationMs: 0 });

/** The shots of a scene in the words of the board's language: those that were set, or else those that are shown. */
function shotsOf(board: Storyboard, index: number, edits: StoryboardEdits): SetShots {
  const { sceneId, text, camera, places } = board.shots[index] as Scene;
  const of = wordsOf(text).length;
  const own = edits.scenes[sceneId]?.shots?.[board.language];
  if (own?.of !== of) return shotsAsShown(camera, places, of);
  // A change on its way has shots that are not shown yet; otherwise what is not shown has no room any more.
  const shown = edits === board.edits ? own.shots.filter(({ no }) => camera.some((shot) => shot.no === no)) : own.shots;
  return { of, shots: shown };
}

/** The edits with the shots of a scene changed. */
export function withShots(
  board: Storyboard,
  index: number,
  edits: StoryboardEdits,
  act: (set: SetShots) => SetShots,
): StoryboardEdits {
  const { sceneId } = board.shots[index] as Scene;
  const next = act(shotsOf(board, index, edits));
  return editedScene(edits, sceneId, { shots: { ...edits.scenes[sceneId]?.shots, [board.language]: next } });
}

/** How many frames a scene is shown before the next one. */
export const ownFrames = (board: Storyboard, index: number): number =>
  (board.shots[index + 1]?.startFrame ?? board.frames) - (board.shots[index]?.startFrame ?? 0);

/** Where the shot that begins at place `at` of the scene may begin or, for a split, where one may begin inside it. */
export function placesBetween({ places }: Scene, fps: number, from: number, to: number): Place[] {
  const least = shotLimits.leastSeconds * fps;
  return places.filter(({ frame }) => frame >= from + least && frame <= to - least);
}

export const nearestTo = (places: readonly Place[], frame: number): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best && Math.abs(best.frame - frame) <= Math.abs(place.frame - frame) ? best : place),
    undefined,
  );

/** Where a cut falls, in words. */
export function placeName({ text }: Scene, { words, ms, ends }: Place): string {
  if (ends === 'silence') return t`in silence, second ${{ second: showNumber((ms ?? 0) / 1000) }}`;
  return t`after “${{ word: wordsOf(text)[words - 1]?.text ?? '' }}”`;
}
