// Finds the scene where a tale that began with one Bible passage goes on with another one, whose people are different.
import type { MentionedPeople } from '../people/person-mentions.ts';

/** Words that mean different people each time they are used. */
const anybody = /^(?:people|person|everybody|everyone|somebody|someone|others)$/;

/**
 * The first scene that tells another passage: somebody new is named, and nobody from the earlier scenes is mentioned
 * again. Null when the tale stays with one passage.
 */
export function guestPassageAt({ people, mentions }: MentionedPeople, isView: readonly boolean[]): number | null {
  const unsure = new Set(['teller', ...people.filter(({ role }) => anybody.test(role ?? '')).map(({ id }) => id)]);
  const told = mentions.map((scene, at) =>
    isView[at] ? [] : scene.flat().filter(({ person }) => !unsure.has(person)),
  );
  for (const [at, scene] of told.entries()) {
    if (at * 2 < told.length || !scene.some(({ how }) => how === 'name')) continue;
    const before = new Set(told.slice(0, at).flatMap((each) => each.map(({ person }) => person)));
    const isNew = told.slice(at).every((each) => each.every(({ person }) => !before.has(person)));
    if (before.size > 0 && isNew) return at;
  }
  return null;
}
