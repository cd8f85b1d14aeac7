import type { PictureCast } from '#server/ports/illustrator.ts';
import { type CastMember, portraitName } from '#shared/pictures/cast.ts';
import { castPrint, told } from './cast-in-scene.ts';
import type { PortraitRow } from './portrait.repo.ts';

/** A portrait that shows an entry as the sheet has it now. */
type FreshPortrait = { readonly name: string; readonly key: string; readonly sha256: string };
/** The most reference pictures at once: with more, models mix people up. */
const mostShown = 6;
/** How many portraits are drawn automatically, those of the most frequent people. */
const mostUnasked = 6;

/** The words that a portrait is drawn by. */
export const portraitPrint = (member: CastMember): string => castPrint([told(member)]);

/** Whether the picture of a portrait shows other words than the entry has now. */
export const isStale = (row: Pick<PortraitRow, 'r2_key' | 'print'>, member: CastMember): boolean =>
  row.r2_key !== null && row.print !== portraitPrint(member);

/** Whether an entry lacks a portrait that shows its words. */
export function needsPortrait(member: CastMember, portraits: readonly PortraitRow[]): boolean {
  const row = portraits.find(({ name }) => name === portraitName(member));
  return !row || row.r2_key === null || isStale(row, member);
}

/** The portraits sent with a scene: of those in it, if the portrait matches the current sheet; people first. */
export function portraitsFor(cast: readonly PictureCast[], portraits: readonly PortraitRow[]): FreshPortrait[] {
  const rank = { person: 0, animal: 1, place: 2 } as const;
  return cast
    .toSorted((a, b) => rank[a.kind] - rank[b.kind])
    .flatMap((member) => {
      const name = portraitName(member);
      const row = portraits.find((each) => each.name === name);
      return row?.r2_key && row.sha256 && !isStale(row, member) ? [{ name, key: row.r2_key, sha256: row.sha256 }] : [];
    })
    .slice(0, mostShown);
}

/**
 * The people whose portrait is drawn automatically: those described and in at least this many scenes, most frequent
 * first, who have no current portrait. `scenes` says who is in each.
 */
export function portraitsNeeded(
  members: readonly CastMember[],
  scenes: readonly (readonly CastMember[])[],
  portraits: readonly PortraitRow[],
  scenesAtLeast: number,
): string[] {
  return members
    .filter(({ kind, look, cloth, notes }) => kind !== 'place' && `${look}${cloth}${notes}` !== '')
    .map((member) => ({ member, seen: scenes.filter((scene) => scene.includes(member)).length }))
    .filter(({ seen }) => seen >= scenesAtLeast)
    .toSorted((a, b) => b.seen - a.seen)
    .slice(0, mostUnasked)
    .filter(({ member }) => {
      const row = portraits.find(({ name }) => name === portraitName(member));
      return !row || (row.r2_key === null && row.status === null) || isStale(row, member);
    })
    .map(({ member }) => portraitName(member));
}
