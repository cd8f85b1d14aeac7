import { type CastMember, castLimits, namedIn } from '#shared/cast.ts';
import { knownFigures } from './known-figures.ts';

/** The model sheet that the words of a tale suggest: whoever is well known, those named most often first, places last. Pure: the same scenes give the same sheet. */
export function proposeCast(scenes: readonly string[]): CastMember[] {
  const times = new Map<CastMember, number>();
  for (const scene of scenes) for (const figure of namedIn(knownFigures, scene)) times.set(figure, (times.get(figure) ?? 0) + 1);
  return [...times]
    .toSorted(([a, often], [b, seldom]) => Number(a.kind === 'place') - Number(b.kind === 'place') || seldom - often)
    .map(([figure]) => figure)
    .slice(0, castLimits.members);
}

/** An entry that says what the studio itself would have said. */
export function isAsProposed(member: CastMember): boolean {
  return knownFigures.some(
    ({ name, kind, look, cloth, notes }) =>
      member.name === name && member.kind === kind && member.look === look && member.cloth === cloth && member.notes === notes,
  );
}
