// Recognises verses that make no sense without the words before them ("For he said…").
import type { Texts } from './verse-units.ts';

/**
 * First words that need the verse before: `after` words were left out, at the `opening` of a tale (which has more of
 * them), or after `plain words` that have named everybody.
 */
const first: Record<'after' | 'opening' | 'plain words', Readonly<Record<keyof Texts, RegExp>>> = {
  after: {
    en: /^["“‘(]*(?:For|Because|Therefore|But|He|She|They|Him|Them|His|Her|Their|It|This|These|That|Those|Who|Which|Thus|So|Yet|Nor|Not only|Even as|Likewise|(?:Of|To|In|From|With|By) (?:whom|which)|And (?:he|she|they|it))\b/u,
    fr: /^["“‘«(\s]*(?:Car|Parce|C’est pourquoi|Mais|Il(?! y (?:a|avait|eut))|Elle|Ils|Elles|Lui|Leur|Cela|Ceci|Celui-ci|Celle-ci|Ainsi|Et (?:il|elle|ils|elles))(?!\p{L})/u,
    ee: /^["“‘(]*(?:Elabena|Eya ta|Eyata|Ke|Gake|Esia|Ale)(?!\p{L})/u,
  },
  opening: {
    en: /^["“‘(]*(?:And|Then|Also|Again|Finally|Moreover|However|Nevertheless|Now therefore|Therefore|For|Because|But|So|Yet|Nor|Or|Now when (?:he|she|they|it)|When (?:he|she|they|it)|As (?:he|she|they)|After (?:this|these|that)|He|She|They|Him|Them|His|Her|Their|It|This|These|That|Those|Who|Which|Thus|Not only|Even as|Likewise|(?:Of|To|In|From|With|By) (?:whom|which))\b/u,
    fr: /^["“‘«(\s]*(?:Et|Ou|Enfin|Cependant|Au reste|Toutefois|Néanmoins|Puis|Alors|Ensuite|De même|Car|Parce|C’est pourquoi|Mais|Or il|Il(?! y (?:a|avait|eut))|Elle|Ils|Elles|Lui|Leur|Cela|Ceci|Ainsi|Après (?:cela|ces choses)|(?:Quelques|Peu de) jours après|Lorsqu’(?:il|elle|ils|elles)|Comme (?:il|elle|ils|elles))(?!\p{L})/u,
    ee: /^["“‘(]*(?:Elabena|Eya ta|Eyata|Ke|Gake|Eye|Ale|Azɔ la|Ekema|Tete|Esia)(?!\p{L})/u,
  },
  'plain words': {
    en: /^["“‘(]*(?:Also|Moreover|Nevertheless|Therefore|Now therefore|For|Because|So|Nor|Or|This|These|That|Those|Who|Which|Thus|Not only|Even as|(?:Of|To|In|From|With|By) (?:whom|which))\b/u,
    fr: /^["“‘«(\s]*(?:Ou|Au reste|Toutefois|Néanmoins|De même|Car|Parce|C’est pourquoi|Cela|Ceci|Ainsi)(?!\p{L})/u,
    ee: /^["“‘(]*(?:Elabena|Eya ta|Eyata)(?!\p{L})/u,
  },
};

/**
 * Whether somebody who hears a text alone would miss the words before it: it opens with “he”, “for”, “but”, in any of
 * its languages.
 */
export const leans = (text: Texts, where: keyof typeof first): boolean =>
  (Object.entries(text) as [keyof Texts, string][]).some(
    ([language, words]) => language !== 'ee' && first[where][language].test(words.replaceAll("'", '’')),
  );

/** The same for Ewe alone. */
export const eweLeans = (text: Texts): boolean => first.opening.ee.test(text.ee ?? '');
