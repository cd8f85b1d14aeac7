import { createHash } from 'node:crypto';
import { musicFacts } from './made-of.ts';
import type { FilmPlan } from '#server/film-plan.ports.ts';

/** Names everything that goes into a film: another fingerprint means that the film of before is stale. */
export function filmFingerprint({ timeline, narration, music }: FilmPlan, burnCaptions: boolean): string {
  const sounds = timeline.shots.map(({ sceneId }) => narration[sceneId]?.sha256 ?? null);
  const facts = [timeline, sounds, music && musicFacts(music), burnCaptions];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
