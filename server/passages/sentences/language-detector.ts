// Detects English, French or Ewe from the common small words of a text.
import { type Language, languages } from '#shared/vocabulary.ts';

const frequent: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'the and of to in that is was he for it with as his on be at by had not are but from or have an they ' +
      'which you were her she will one all there their been has when who him so no out up we my your me this ' +
      'our do said them what why how can does'
    ).split(' '),
  ),
  fr: new Set(
    (
      'le la les de des du et un une à au aux en est que qui dans pour pas sur plus par ne se ce il elle ' +
      'nous vous ils avec son sa ses mais ou où je tu on comme été sont était mon ma mes leur tout cette dit ' +
      'fait même lui y me te suis ai moi toi très d’un l’amour pourquoi comment quand quel quelle chez ont'
    ).split(' '),
  ),
  ee: new Set(
    (
      'la le me ƒe be eye si na kple me wò wo o ɖe dzi nye esi ame gbɔ ke hena siwo eya ta ŋu aɖe katã ' +
      'elabena mawu wòe woe mele le via yi va gblɔ nam nɛ miawo mi amewo aƒetɔ xɔ kpɔ'
    ).split(' '),
  ),
};

/** The language that a text is written in; null when it has no word that tells. */
export function languageOf(text: string): Language | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .slice(0, 20_000)
    .split(/[^\p{L}\p{M}’']+/u)
    .flatMap((word) => [word, ...(/^[ldjnmcst]['’]/.test(word) ? ['de'] : [])])
    .filter(Boolean);
  const eweLetters = words.filter((word) => /[ɖƒɣŋɔɛʋ]/u.test(word)).length;
  const scores = languages.map((language) => ({
    language,
    score: words.filter((word) => frequent[language].has(word)).length + (language === 'ee' ? 2 * eweLetters : 0),
  }));
  const best = scores.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.language : null;
}
