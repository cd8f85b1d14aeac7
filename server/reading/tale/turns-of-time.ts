// Words that say that time passes: another day, a season, an evening.

const spans = {
  en: 'days?|weeks?|months?|years?|hours?',
  fr: 'jours?|matins?|soirs?|semaines?|mois|ans?|années?|heures?',
};
/** A season passes: snow does not stay that long. */
export const seasons =
  /(?<!\p{L})(?:months?|years?|mois|ans|années?|spring|summer|autumn|printemps|été|automne)(?!\p{L})/iu;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Time goes on by a day or more. */
export const jumps = {
  en: new RegExp(
    `\\b(?:(?:next|following) (?:morning|evening|${weekday}|${spans.en})|(?:days?|weeks?|months?|years?) ` +
      `later|one day|one (?:\\w+ )?${weekday}|the day after|after (?:an?|one|two|three|four|five|six|seven|some|many|several|a few) (?:${spans.en})|(?:on )?the last day|on (?:his|her|the|their) (?:\\w+ )?birthday|on ${weekday}|^at (?:easter|christmas)|^(?:in|by|that|the ` +
      `next|one) (?:early |late ` +
      `)?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|` +
      `october|november|december))\\b`,
    'i',
  ),
  fr: new RegExp(
    `lendemain|^(?:le |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: \\p{L}+)?,|(?:${spans.fr}) ` +
      `(?:suivant|suivante|d['’]après|plus tard)|(?:au bout de|après) (?:une?|deux|trois|quatre|cinq|six|quelques|plusieurs|des) (?:${spans.fr})|` +
      `(?<!(?:avait|avaient|fut|était|pas) )(?<!\\p{L})un (?:beau )?(?:jour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\\p{L})|\\b(?:jour|à) (?:de ` +
      `)?(?:son|sa|leur) (?:\\p{L}+ )?anniversaire|^(?:au printemps|en ` +
      `(?:été|automne|hiver)|l['’](?:été|automne|hiver) (?:suivant|venu)|en ` +
      `(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))(?!\\p{L})`,
    'iu',
  ),
};
/** Words with which tales end: long after, every day. */
export const long = {
  en: /^(?:now(?! when)|these days|nowadays|since (?:then|that day)|ever since|from (?:that day|then) on)\b/i,
  fr: /^(?:maintenant|désormais|depuis(?: ce jour)?,|depuis ce jour|à présent|aujourd['’]hui)(?!\p{L})/iu,
};
/** An evening or a night begins: who was out by day is at home. */
export const evening = {
  en: /^(?:that|in the|late that|every) (?:evening|night)|^(?:at night|when (?:night|evening))/i,
  fr: /^(?:le|ce|chaque) soir|^cette nuit|^la nuit/i,
};
/** Somebody who comes in joins those who are still there. */
export const comesIn = /\b(?:came|comes|walked|ran) in\b|\b(?:entered|entra|entrait)\b/i;
/** Another part of the day begins: the storm and the rain of the one before are over. */
export const partOfDay = {
  en: /^(?:that|this|in the|later that|by|the same|at) (?:morning|afternoon|noon|midday)\b/i,
  fr: /^(?:cet|dans l['’]|l['’]|en fin d['’]) ?après-midi|^(?:le|ce|au) matin|^à midi(?!\p{L})/iu,
};
/** "A storm tore the roof off, and by morning his bed was wet": later in a sentence the night is over. */
export const morningAfter = {
  en: /\b(?:storm|rain(?:ed)?|night|snow(?:ed)?)\b.{0,90}\b(?:by|in the|until|till) (?:the )?morning\b/i,
  fr: /(?<!\p{L})(?:tempête|orage|pluie|plut|nuit|neigea?)(?!\p{L}).{0,90}(?<!\p{L})au (?:petit )?matin(?!\p{L})/iu,
};
