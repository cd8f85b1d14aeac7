import {
  extraSteps,
  type PlaylistStep,
  playlistSteps,
  type PublicationRow,
  type StepName,
  type StepState,
  stepOf,
} from './publication-view.ts';
import { isOver, isSettled, type PublicationState } from '#shared/publishing/publication-states.ts';
import type { Wishes } from './publication-wishes.ts';

/** The next thing to do for a publication; each is one call to the host and one commit. */
export type NextAct =
  | 'open'
  | 'upload'
  | 'settle'
  | 'thumbnail'
  | 'captions'
  | 'details'
  | 'read'
  | 'playlist'
  | 'extra'
  | 'rest';

/**
 * Reads only the row, so that after a crash at any point work continues from what was committed. What only helps
 * readers of other languages comes last: it costs much quota.
 */
export function nextAct(row: PublicationRow, readBack: boolean): NextAct {
  if (isOver(row.state)) return 'rest';
  if (!row.video_id) {
    if (!row.sealed_session) return 'open';
    return row.state === 'unknown' ? 'settle' : 'upload';
  }
  for (const name of ['thumbnail', 'captions', 'details'] as const) if (stepOf(row, name).state === 'todo') return name;
  if (!isSettled(row.state)) return 'read';
  if (playlistSteps(row).some((name) => stepOf(row, name).state === 'todo')) return 'playlist';
  if (extraSteps(row).some(({ name }) => stepOf(row, name).state === 'todo')) return 'extra';
  return readBack ? 'rest' : 'read';
}

const todo: StepState = { state: 'todo', error: null };

/** Where work on a row continues when it is resumed. */
export const stateToGoOn = (row: PublicationRow): PublicationState =>
  row.video_id ? 'inserted' : row.state === 'unknown' ? 'unknown' : row.sealed_session ? 'session_open' : 'queued';

/** Playlists that a video is to be added to or removed from. */
export function playlistChanges(
  row: Pick<PublicationRow, 'steps'>,
  wished: readonly string[],
): Partial<Record<PlaylistStep, StepState>> {
  const done = (name: PlaylistStep) => stepOf(row, name).state === 'done';
  const known = new Set(playlistSteps(row).map((name) => name.replace(/^(playlist|unlist)-/, '')));
  const within = [...known].filter((id) => done(`playlist-${id}`) && !done(`unlist-${id}`));
  return Object.fromEntries([
    ...wished.filter((id) => !within.includes(id)).map((id) => [`playlist-${id}`, todo]),
    ...within.filter((id) => !wished.includes(id)).map((id) => [`unlist-${id}`, todo]),
  ]);
}

/** The steps of a started film whose wishes changed: what the host was told must be sent again. */
export function retold(row: PublicationRow, wishes: Wishes): Partial<Record<StepName, StepState>> {
  const lists = playlistChanges(row, wishes.playlistIds);
  const over = (name: string): boolean => {
    const [, kind, id = ''] = /^(playlist|unlist)-(.*)$/.exec(name) ?? [];
    if (kind === 'unlist') return wishes.playlistIds.includes(id);
    return kind === 'playlist' && !wishes.playlistIds.includes(id);
  };
  const kept = Object.entries(row.steps).filter(([name]) => !over(name));
  const thumbnail = row.video_id && wishes.thumbnailSlot !== row.thumbnail_slot ? { thumbnail: todo } : {};
  return { ...Object.fromEntries(kept), ...lists, details: todo, ...thumbnail };
}
