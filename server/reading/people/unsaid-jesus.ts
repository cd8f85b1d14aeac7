import type { VerseRange } from '#shared/story/scripture.ts';

/** Chapters of the Gospels before Jesus has begun to teach: "he" may be anybody there. */
const beforeHim: Readonly<Record<string, number>> = { MAT: 3, MRK: 0, LUK: 3, JHN: 0 };

/** Whether "he", when nobody has been named, is Jesus: a Gospel goes on telling of him without his name. */
export function isOfJesus(passage: VerseRange | null): boolean {
  const last = passage ? beforeHim[passage.book] : undefined;
  return last !== undefined && passage!.from.chapter > last;
}
