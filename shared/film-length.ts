import { pauses } from './timeline.ts';
import type { Audience } from './vocabulary.ts';
import { wordsPerMinute } from './voice.ts';

/** About how long the film of so many words is, in seconds: read at the audience's pace, with the usual pauses around each scene. */
export const filmSeconds = (words: number, audience: Audience, scenes: number): number =>
  Math.round((words * 60) / wordsPerMinute(audience) + (scenes * (pauses.leadInMs + pauses.tailMs)) / 1000);

/** A length of time in words, to a quarter of a minute: "about 2½ minutes". */
export function aboutMinutes(seconds: number): string {
  const quarters = Math.max(1, Math.round(seconds / 15));
  const [whole, rest] = [Math.floor(quarters / 4), ['', '¼', '½', '¾'][quarters % 4]];
  return `about ${whole === 0 ? rest : `${whole}${rest}`} ${quarters <= 4 ? 'minute' : 'minutes'}`;
}
