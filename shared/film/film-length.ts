import { pauses } from './timeline.ts';
import type { Audience } from '../vocabulary.ts';
import { wordsPerMinute } from '../sound/voice.ts';

/**
 * About how long the film of this many words is, in seconds: read at the audience's pace, with the usual pauses around
 * each scene.
 */
export const filmSeconds = (words: number, audience: Audience, scenes: number): number =>
  Math.round((words * 60) / wordsPerMinute(audience) + (scenes * (pauses.leadInMs + pauses.tailMs)) / 1000);
