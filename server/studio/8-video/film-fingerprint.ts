import { createHash } from 'node:crypto';
import { musicFacts } from './made-of.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { FilmPlan } from '#server/studio/film-plan.ts';

/** Names everything that goes into a film: another fingerprint means that the previous film is stale. */
export function filmFingerprint({ timeline, narration, music }: FilmPlan, captions: CaptionLook): string {
  const sounds = timeline.shots.map(({ sceneId }) => narration[sceneId]?.sha256 ?? null);
  // Films from before there was a look for words said whether captions were burned in: their names hold.
  const burned = captions === 'words' ? captions : captions === 'plain';
  const facts = [timeline, sounds, music && musicFacts(music), burned];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
