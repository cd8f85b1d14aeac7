// Recognises that two names in a tale mean the same well-known person.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import { recognise } from '../staging/known-tableaux.ts';
import type { CastMember } from '../scene.ts';
import { castOf } from '../staging/tableau.ts';

type Tale = Pick<PictureOrder, 'prompt' | 'story' | 'reading'>;

const elder = /\b(?:elder|eldest|older|oldest|first-?born)\b/i;
const younger = /\b(?:younger|youngest)\b/i;

/** People who appear alone in the well-known scenes of this tale. */
function knownPeople({ prompt, story }: Tale): CastMember[] {
  const tale = [...story, prompt].join(' ').slice(0, 20_000);
  const people = new Map<string, CastMember>();
  for (const words of story) {
    const known = pictureViewIn(words) === null ? recognise(words, tale) : null;
    for (const member of known ? castOf(known.lines) : []) if (member.count === 1) people.set(member.id, member);
  }
  return [...people.values()];
}

/**
 * Gives a person who also appears in a well-known scene of the tale under another name the same face and robe in all
 * pictures. Two names mean one person when that scene has only one person of that role: a father, a son, a king.
 */
export function samePeople(order: Tale): (member: CastMember) => CastMember {
  const known = knownPeople(order);
  const called = (id: string) => order.reading?.people.find((person) => person.id === id)?.called ?? '';
  return (member) => {
    const { id, role, count } = member;
    if (!role || count !== 1 || known.some((one) => one.id === id)) return member;
    const fits = known.filter((one) => one.kind === role || one.id.split('-').includes(role));
    const other = fits.filter(
      (one) => !(elder.test(called(id)) && younger.test(one.id)) && !(younger.test(called(id)) && elder.test(one.id)),
    );
    const [same] = other;
    return same && fits.length === 1
      ? { ...same, hurt: member.hurt, ...(member.marks ? { marks: member.marks } : {}) }
      : member;
  };
}
