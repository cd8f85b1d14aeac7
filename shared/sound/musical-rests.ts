/**
 * Notes to the musicians in psalms: “Selah”, in the Bibles of the studio “— Pause.” and “Sela”. Nobody says them aloud.
 */
const rests =
  /\s*(?:(?:Jeu d[’']instruments|Ŋugbledede)\.\s*)?(?:[—–]\s*Pause(?!\p{L})\.?|(?<=[.!?;:,…”’»)]\s*)Selah?(?=\.|\s*$)\.?)/gu;

/** Verses without the notes to the musicians. */
export const withoutRests = (text: string): string => text.replace(rests, '').trim();

/** The same with blanks in their place, so that every other word stays where it was. */
export const blankRests = (text: string): string => text.replace(rests, (rest) => ' '.repeat(rest.length));
