import type { BibleVersion } from '#shared/vocabulary.ts';

/** How the first sentence of a psalm's title begins, and how further sentences of it begin. */
type Titles = { readonly first: RegExp; readonly next: RegExp };

const kinds = 'ha|nufiameha|gbedodoɖa|konyifaha|kafukafuha|[Mm]ɔzɔha';
const titles: Partial<Record<BibleVersion, Titles>> = {
  LSG1910: {
    first:
      /^(?:Au chef des chantres|De (?:David|Salomon)|Psaume|Cantique|Hymne|Prière|Louange|Des fils de Koré)(?!\p{L})/u,
    next: /^(?:De David|Psaume|Cantique)(?!\p{L})/u,
  },
  EWEBIB: {
    first: new RegExp(
      String.raw`^(?:[^.!?]{0,60} ƒ[ea] (?:${kinds})(?!\p{L})|Ha na |Ha si wokpa|Hadzidzi|Mɔzɔha)`,
      'u',
    ),
    next: /^(?:Woadzii|Ekpa|Enye nufiameha|David (?:kpa|dzi|ƒe ha)|David gblɔ be:|Hadzidzi|Kukuɖeɖe|Gbedodoɖa|Na Dzudzɔgbe)/u,
  },
};

const sentence = /^.*?(?:[.:!?]”?(?=\s+[\p{Lu}“])|,(?= Je ))\s*/u;

/**
 * Removes the title of a psalm from its first verse, where a Bible version prints it inside the verse. (The WEB prints
 * titles separately.)
 */
export function withoutTitle(version: BibleVersion, verse: string): string {
  const pattern = titles[version];
  if (!pattern?.first.test(verse)) return verse;
  let rest = verse;
  for (let expected = pattern.first; expected.test(rest); expected = pattern.next) {
    const title = sentence.exec(rest)?.[0];
    if (!title) break;
    rest = rest.slice(title.length);
  }
  return rest;
}
