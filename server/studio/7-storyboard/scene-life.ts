import type { PlannedFile } from '#server/studio/film-plan.ts';
import { lifeIn } from '#server/files/picture-life-file.ts';
import type { FileStore } from '#server/ports/files.ts';
import { speakingMember } from '#server/reading/pronouns/speaking-member.ts';
import type { AirKind } from '#shared/motion/picture-life.ts';
import { quotedSpeech } from '#shared/story/quoted-speech.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import type { Language } from '#shared/vocabulary.ts';
import { onceAFile } from './once-a-file.ts';
import { pictureAir } from './picture-air.ts';

type Told = { readonly text: string; readonly language: Language; readonly air: readonly AirKind[] };

/**
 * Finds whether something moves in a scene's picture, and which of the people in it says which words of its narration.
 * A picture without motion data gets the weather that its words name. Each picture is analysed once.
 */
export function sceneLife(
  files: FileStore,
): (picture: PlannedFile, told: Told) => Promise<Pick<TimelineScene, 'life'>> {
  const peopleOf = onceAFile(files, peopleIn);
  const airOf = pictureAir(files);
  return async (picture, { text, language, air: kinds }) => {
    const people = await peopleOf(picture);
    if (!people) {
      const air = await airOf(picture, kinds);
      return air.length > 0 ? { life: { speakers: [], air } } : {};
    }
    const members = people.map((name) => ({ kind: 'person' as const, name, look: '', cloth: '', notes: '' }));
    const speakers = quotedSpeech(text, language).flatMap(({ from, to, speaker }) => {
      const person = speaker === null ? null : speakingMember(members, speaker, language);
      return person ? [{ person: person.name, from, to }] : [];
    });
    return { life: { speakers } };
  };
}

/** The people with moving parts in a picture; null where nothing moves. */
async function peopleIn(path: string): Promise<readonly string[] | null> {
  const kept = await lifeIn(path);
  return kept && [...new Set(kept.life.parts.flatMap((part) => (part.kind === 'flipbook' && part.person) || []))];
}
