import type { Language } from '../vocabulary.ts';

/** What YouTube's calls take out of a day: units of the Data API, and uploads out of a separate quota. */
export const hostPrices = { upload: 1, change: 50, captions: 400, question: 1 } as const;
export type HostCost = { readonly uploads: number; readonly units: number };

/**
 * What the publication of one film costs: its caption tracks (its own and those of other languages), its thumbnail, its
 * details, translations and playlists.
 */
export function publicationCost(of: {
  captions: number;
  localizations: number;
  playlists: number;
  thumbnail: boolean;
}): HostCost {
  const changes = 1 + (of.thumbnail ? 1 : 0) + (of.localizations > 0 ? 1 : 0) + of.playlists;
  return {
    uploads: hostPrices.upload,
    units: changes * hostPrices.change + of.captions * hostPrices.captions + 2 * hostPrices.question,
  };
}

/** What a tale of this many languages costs when everything that helps its viewers goes with each film. */
export function taleCost(langs: readonly Language[]): HostCost {
  const each = publicationCost({
    captions: langs.length,
    localizations: langs.length - 1,
    playlists: 0,
    thumbnail: true,
  });
  return { uploads: each.uploads * langs.length, units: each.units * langs.length };
}

/** How many more times something of this cost fits into what is left of a day. */
export const fitsInto = (cost: HostCost, left: HostCost): number =>
  Math.max(0, Math.floor(Math.min(left.uploads / cost.uploads, left.units / Math.max(1, cost.units))));
