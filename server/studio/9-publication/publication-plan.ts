import { type PublicationRow, stepOf, extraSteps } from './publication-view.ts';

/** The next thing to do for a publication; each is one call to the host and one commit. */
export type NextAct = 'open' | 'upload' | 'settle' | 'thumbnail' | 'captions' | 'details' | 'read' | 'extra' | 'rest';

const ended = ['failed', 'missed', 'removed'];
const readSince = ['scheduled', 'published', 'private'];

/** Reads only the row, so that a process that died anywhere goes on from what was committed. What only helps readers of other languages comes last: it costs much quota. */
export function nextAct(row: PublicationRow, readBack: boolean): NextAct {
  if (ended.includes(row.state)) return 'rest';
  if (!row.video_id) {
    if (!row.sealed_session) return 'open';
    return row.state === 'unknown' ? 'settle' : 'upload';
  }
  for (const name of ['thumbnail', 'captions', 'details'] as const) if (stepOf(row, name).state === 'todo') return name;
  if (!readSince.includes(row.state)) return 'read';
  if (extraSteps(row).some(({ name }) => stepOf(row, name).state === 'todo')) return 'extra';
  return readBack ? 'rest' : 'read';
}
