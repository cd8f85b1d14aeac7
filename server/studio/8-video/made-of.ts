import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import type { FilmPlan } from '#server/studio/film-plan.ts';
import type { MadeOf } from '#shared/film/film-parts.ts';
import { segmentsOf } from '#shared/film/timeline-segments.ts';
import type { Timeline } from '#shared/film/timeline.ts';
import { cardOf } from '#shared/film/storyboard-edits.ts';
import type { Words } from '#shared/said.ts';

/** What a film's music is, and how it is mixed under the voices where that is not the usual. */
export function musicFacts({
  sha256,
  gainDb,
  fadeInMs,
  fadeOutMs,
  duckDb,
}: NonNullable<FilmPlan['music']>): (string | number)[] {
  const look = [fadeInMs, fadeOutMs, duckDb];
  return [
    sha256,
    gainDb,
    ...(look.some((each) => typeof each === 'number') ? look.map((each) => each ?? 'usual') : []),
  ];
}

/** Names the parts of a planned film. */
export function madeOf({ timeline, narration, music, decided, beats }: FilmPlan): MadeOf {
  const scenes = timeline.shots.map(({ sceneId }) => sceneId);
  return {
    scenes,
    starts: timeline.shots.map(({ startFrame }) => startFrame),
    pictures: Object.fromEntries(timeline.shots.map(({ sceneId, picture }) => [sceneId, picture])),
    sounds: Object.fromEntries(scenes.flatMap((id) => (narration[id] ? [[id, narration[id].sha256] as const] : []))),
    captions: createHash('sha256')
      .update(JSON.stringify(timeline.cues.map(({ startMs, endMs, lines }) => [startMs, endMs, lines])))
      .digest('hex')
      .slice(0, 16),
    music: music && musicFacts(music).join(' '),
    beats,
    pieces: piecesOf(timeline).map(({ name }) => name),
    decided: createHash('sha256').update(decided).digest('hex').slice(0, 16),
  };
}

/**
 * The pieces that the renderer draws separately, each with a hash of its content and the place of its scene in the
 * film. Burned captions are left out.
 */
function piecesOf(timeline: Timeline): { name: string; shot: number }[] {
  const { width, height, shots } = timeline;
  return segmentsOf(timeline).map(({ startFrame, frames, layers }) => ({
    name: createHash('sha256')
      .update(JSON.stringify([width, height, frames, layers]))
      .digest('hex')
      .slice(0, 16),
    shot: shots.findLastIndex((shot) => shot.startFrame <= startFrame),
  }));
}

/** What a render of a plan would draw again, when the pieces of the previous film are still there. */
export type Redo = { readonly pieces: number; readonly of: number; readonly sceneIds: readonly string[] };
export function redoOf(before: MadeOf | null, { timeline }: FilmPlan): Redo {
  const pieces = piecesOf(timeline);
  const known = new Set(before?.pieces);
  const anew = pieces.filter(({ name }) => !known.has(name));
  const shots = [...new Set(anew.map(({ shot }) => shot))];
  return {
    pieces: anew.length,
    of: pieces.length,
    sceneIds: shots.flatMap((shot) => timeline.shots[shot]?.sceneId ?? []),
  };
}

/** What changed since a film was rendered; never empty. */
export function whyStale(before: MadeOf | null, now: MadeOf): Words[] {
  if (!before) return [msg`Something in it was changed after it was rendered.`];
  const why: Words[] = [];
  const [told, tells] = [before.scenes, now.scenes].map((ids) => ids.filter((id) => cardOf(id) === null)) as [
    string[],
    string[],
  ];
  const stayed = tells.filter((id) => told.includes(id));
  const added = tells.length - stayed.length;
  const removed = told.length - stayed.length;
  if (added > 0) why.push(added === 1 ? msg`One scene was added.` : msg`${{ count: added }} scenes were added.`);
  if (removed > 0)
    why.push(removed === 1 ? msg`One scene was removed.` : msg`${{ count: removed }} scenes were removed.`);
  if (stayed.join() !== told.filter((id) => tells.includes(id)).join()) why.push(msg`The scenes are in another order.`);
  const changed = (part: 'pictures' | 'sounds') => stayed.filter((id) => before[part][id] !== now[part][id]).length;
  const [pictures, sounds] = [changed('pictures'), changed('sounds')];
  if (pictures > 0)
    why.push(pictures === 1 ? msg`One picture was changed.` : msg`${{ count: pictures }} pictures were changed.`);
  if (sounds > 0)
    why.push(
      sounds === 1
        ? msg`The narration of one scene was changed.`
        : msg`The narration of ${{ count: sounds }} scenes was changed.`,
    );
  if (before.music !== now.music) why.push(msg`The music was changed.`);
  if (why.length === 0 && before.decided !== undefined && before.decided !== now.decided)
    why.push(msg`The storyboard was changed: its times, motion, transitions or cards.`);
  if (why.length === 0 && before.captions !== now.captions) why.push(msg`The text or the captions were changed.`);
  return why.length > 0 ? why : [msg`The studio now lays films out differently.`];
}
