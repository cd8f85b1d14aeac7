// Matches entries of the model sheet with people whom the illustrator knows.
import type { PictureCast } from '#server/ports/illustrator.ts';
import { type CastMember, castNames } from '#shared/pictures/cast.ts';
import type { PersonKind } from '../staging/kinds.ts';
import type { Person } from '../reading/lexicon-people.ts';
import { idOfName } from './read-cast.ts';

/** The person in the lexicon for an entry of a model sheet; null for an unknown one. */
export function knownId(member: Pick<CastMember, 'name'>): string | null {
  for (const name of castNames(member)) {
    const id = idOfName(name);
    if (id) return id;
  }
  return null;
}

/** For an unknown person, the description tells who it may be. */
export function kindOf({ name, look, notes }: Pick<CastMember, 'name' | 'look' | 'notes'>): PersonKind {
  const said = `${name} ${look} ${notes}`.toLowerCase();
  const female = /\b(?:woman|girl|she|mother|wife|sister|daughter|queen|lady)\b/.test(said);
  if (/\b(?:baby|infant)\b/.test(said)) return 'baby';
  if (/\b(?:child|boy|girl)\b/.test(said)) return female ? 'girl' : 'child';
  if (/\b(?:old|elderly|aged)\b/.test(said)) return female ? 'widow' : 'elder';
  return female ? 'woman' : 'man';
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** People whom only this tale knows, as the reader of scenes looks for them. */
export const ownPeople = (cast: readonly PictureCast[]): Person[] =>
  cast
    .filter((member) => member.kind === 'person' && knownId(member) === null)
    .map((member) => {
      const kind = kindOf(member);
      const she = kind === 'woman' || kind === 'girl' || kind === 'widow';
      const words = new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${castNames(member).map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
        'giu',
      );
      return { id: castNames(member)[0] ?? member.name, kind, count: 1, weight: 1, she, words };
    });
