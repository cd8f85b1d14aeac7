import { type PublicationRow, stepOf, translationSteps } from './publication-view.ts';

/** The next thing to do for a publication; each is one call to the host and one commit. */
export type NextAct = 'open' | 'upload' | 'settle' | 'thumbnail' | 'captions' | 'details' | 'read' | 'translation' | 'rest';

const ended = ['failed', 'missed', 'removed'];
const readSince = ['scheduled', 'published', 'private'];

/** Reads only the row, so that a process that died anywhere goes on from what was committed. Captions in other languages come last: they cost much quota. */
export function nextAct(row: PublicationRow, readBack: boolean): NextAct {
  if (ended.includes(row.state)) return 'rest';
  if (!row.video_id) {
    if (!row.sealed_session) return 'open';
    return row.state === 'unknown' ? 'settle' : 'upload';
  }
  for (const name of ['thumbnail', 'captions', 'details'] as const) if (stepOf(row, name).state === 'todo') return name;
  if (!readSince.includes(row.state)) return 'read';
  if (translationSteps(row).some(({ name }) => stepOf(row, name).state === 'todo')) return 'translation';
  return readBack ? 'rest' : 'read';
}
