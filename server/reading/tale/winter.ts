// Finds the scenes in which snow lies, because it is winter in that part of the tale.
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import { weatherIn } from '../scene/scene-hour.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import type { ByLanguage } from '../language/word-phrases.ts';
import { long } from './turns-of-time.ts';

/** A month of winter, or the winter itself. */
const begins: ByLanguage<RegExp> = {
  en: /\b(?:winter|December|January|February)\b/,
  fr: /(?<!\p{L})(?:hiver|décembre|janvier|février)(?!\p{L})/u,
};
/** So cold that it snows in winter. */
const bitter: ByLanguage<RegExp> = {
  en: /\b(?:icy|freezing|bitterly cold|frost|icicles?|mittens|Christmas snow)\b/i,
  fr: /(?<!\p{L})(?:très froid|grand froid|glacial\p{L}*|verglas|givre)(?!\p{L})/iu,
};
/** Another season or month, or the thaw. */
const ends: ByLanguage<RegExp> = {
  en: /\b(?:spring|summer|autumn|(?:[Ii]n|[Oo]ne|last|next) (?:March|April|May|June|July|August|September|October|November)|thaw(?:ed|s)?|(?:snow|ice) (?:had |was )?(?:melt\w*|gone|broke up))\b/,
  fr: /(?<!\p{L})(?:printemps|l['’]été|en été|automne|en (?:mars|avril|mai|juin|juillet|août|septembre|octobre|novembre)|dégel\p{L}*|(?:neige|glace) (?:avait |a )?(?:fond\p{L}*|céd\p{L}*))(?!\p{L})/u,
};
/** Water that has frozen hard. */
const freezes: ByLanguage<RegExp> = {
  en: /\b(?:river|lake|canal|pond|harbou?r)s? (?:had |was |were )?(?:froze|frozen)\b/i,
  fr: /(?<!\p{L})(?:rivière|fleuve|lac|canal|étang|mare|port)s? (?:avait |était |a )?gel(?:a|é|ée|ait)(?!\p{L})/iu,
};

/**
 * Which scenes have snow on the ground: from the first winter month or frost in the tale, if snow or ice is mentioned
 * in the same winter, until another season.
 */
export function wintryScenes(
  scenes: readonly (readonly SentenceReading[])[],
  language: ReadingLanguage,
): ReadonlySet<number> {
  const wintry = new Set<number>();
  let from: number | null = null;
  let isWhite = false;
  const close = (end: number) => {
    if (from !== null && isWhite) for (let at = from; at < end; at += 1) wintry.add(at);
    [from, isWhite] = [null, false];
  };
  for (const [at, sentences] of scenes.entries())
    for (const [each, { sentence }] of sentences.entries()) {
      if (ends[language].test(sentence.text) || long[language].test(sentence.text)) {
        close(each === 0 ? at : at + 1);
        continue;
      }
      const isFrozen =
        freezes[language].test(sentence.text) ||
        ((from !== null || begins[language].test(sentence.text)) && bitter[language].test(sentence.text));
      if (isFrozen || weatherIn(sentence.tokens, language) === 'snow') isWhite = true;
      if (isFrozen || begins[language].test(sentence.text)) from ??= at;
    }
  close(scenes.length);
  return wintry;
}

/** The weather with which a scene begins: snow in winter, none once that winter is over. */
export const skyOfSeason = (
  weather: SceneReading['weather'],
  wintry: ReadonlySet<number>,
  index: number,
): SceneReading['weather'] => {
  if (wintry.has(index)) return weather === 'clear' ? 'snow' : weather;
  return weather === 'snow' && wintry.has(index - 1) ? 'clear' : weather;
};
