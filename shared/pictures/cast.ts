import type { VoiceByLanguage } from '../sound/voice.ts';

/** The kinds of entries in a model sheet. */
export const castKinds = ['person', 'animal', 'place'] as const;
export type CastKind = (typeof castKinds)[number];

/**
 * The most entries of a sheet, characters of a name and of other fields, pictures redrawn in one order, and portraits
 * in a package.
 */
export const castLimits = { members: 24, name: 80, words: 300, redone: 200, portraits: 100 } as const;

/** The state of an entry's portrait; `error`: it could not be drawn. */
export const portraitStatuses = ['queued', 'generating', 'generated', 'error'] as const;
export type PortraitStatus = (typeof portraitStatuses)[number];
/** The size of a portrait in pixels. */
export const portraitSize = { width: 1024, height: 1024 } as const;

/**
 * One entry of a model sheet, in English like the prompts. `name` is the name in the story; alternatives follow after
 * commas.
 */
export type CastMember = {
  readonly name: string;
  readonly kind: CastKind;
  readonly look: string;
  readonly cloth: string;
  readonly notes: string;
  /**
   * The voice that reads what this person says, by language; where it is missing, the voice for other quoted words is
   * used.
   */
  readonly voices?: VoiceByLanguage | undefined;
};

/** The ways in which the story names an entry, without articles, in lower case. */
export const castNames = ({ name }: Pick<CastMember, 'name'>): string[] =>
  name
    .split(',')
    .map((each) => bare(each))
    .filter((each) => each !== '');

/** What an entry's portrait is known by: its first name. */
export const portraitName = (member: Pick<CastMember, 'name'>): string => castNames(member)[0] ?? '';

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’]/g, "'")
    .trim()
    .replace(/^(?:the|an?|his|her|their) +/, '')
    .replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/**
 * Who of a sheet a text names, in the sheet's order; of overlapping names the longest counts, so that "elder son" is no
 * "son".
 */
export function namedIn<T extends Pick<CastMember, 'name'>>(members: readonly T[], text: string): T[] {
  const ways = members
    .flatMap((member) => castNames(member).map((name) => ({ member, name })))
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<T>();
  let rest = text.replace(/[’]/g, "'");
  for (const { member, name } of ways) {
    const left = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}]|-in-law)`, 'giu'), '#');
    if (left === rest) continue;
    found.add(member);
    rest = left;
  }
  return members.filter((member) => found.has(member));
}
