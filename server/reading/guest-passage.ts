import type { PersonMention } from './read-people.ts';

type Mentions = readonly (readonly (readonly PersonMention[])[])[];

/** The scene with which a tale of a passage turns to another passage: nobody who was named before is told of again, and somebody is named; null when it stays with one. */
export function guestPassageAt(mentions: Mentions, isView: readonly boolean[]): number | null {
  const told = mentions.map((scene, at) => (isView[at] ? [] : scene.flat().filter(({ person }) => person !== 'teller')));
  for (const [at, scene] of told.entries()) {
    if (at * 2 < told.length || !scene.some(({ how }) => how === 'name')) continue;
    const before = new Set(told.slice(0, at).flatMap((each) => each.filter(({ how }) => how === 'name').map(({ person }) => person)));
    const isNew = told.slice(at).every((each) => each.every(({ person }) => !before.has(person)));
    if (before.size > 0 && isNew) return at;
  }
  return null;
}
