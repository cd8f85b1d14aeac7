import { type CastMember, namedIn } from './cast.ts';
import { meantByRole } from './cast-roles.ts';

const pronoun = /\b(?:he|him|himself|his|she|her|herself|they|them|their)\b/i;
/** Scenes that a pronoun reaches back over. */
const memory = 3;

/** Whoever a text names, or means by what they are. */
function presentIn<T extends Pick<CastMember, 'name' | 'kind'>>(members: readonly T[], text: string): T[] {
  const named = namedIn(members, text);
  const meant = meantByRole(members, text, named);
  return members.filter((member) => named.includes(member) || meant.includes(member));
}

/**
 * Who of a sheet is in a scene: whoever its words name or mean and, where they say "he" or "they", those of the last
 * scene before it that names somebody.
 */
export function castOfScene<T extends Pick<CastMember, 'name' | 'kind'>>(
  members: readonly T[],
  { prompt, story, index }: { prompt: string; story: readonly string[]; index: number },
): T[] {
  const own = presentIn(members, prompt);
  if (!pronoun.test(prompt)) return own;
  for (let at = index - 1; at >= Math.max(0, index - memory); at -= 1) {
    const before = presentIn(members, story[at] ?? '').filter(({ kind }) => kind !== 'place');
    if (before.length > 0) return members.filter((member) => own.includes(member) || before.includes(member));
  }
  return own;
}

/** Who of a sheet is in each scene of a story. */
export const castByScene = <T extends Pick<CastMember, 'name' | 'kind'>>(
  members: readonly T[],
  story: readonly string[],
): T[][] => story.map((prompt, index) => castOfScene(members, { prompt, story, index }));
