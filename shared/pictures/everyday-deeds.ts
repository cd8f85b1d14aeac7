import type { ReadingAction } from './scene-reading.ts';

/** Every word of a pattern is a whole word, in English or French. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** Up to four words between a verb and its object. */
const gap = "(?:[ '’][\\p{L}-]+){0,4}[ '’]";
const hers = '(?:his|her|their|my|our|your|one|a|the)';

type Deed = { readonly of: readonly ReadingAction[]; readonly words: RegExp };

/**
 * Deeds of every day that a picture shows in a way of its own: what a reading calls them, and the words that tell them
 * apart. The first that fits counts.
 */
const deeds = {
  iron: { of: ['clean'], words: words('iron(?:s|ed|ing)?|repass\\p{L}+') },
  'hang-washing': {
    of: ['put'],
    words: words(
      `(?:h[au]ng|hangs|hanging|pegs?|pegged)${gap}(?:washing|clothes|shirts?|dress(?:es)?|laundry|sheets?|line|towels?)` +
        `|(?:étend|accroch)\\p{L}*${gap}(?:linge|lessive|vêtements|draps?|chemises?)`,
    ),
  },
  'raise-hand': {
    of: ['lift', 'ask', 'wave', 'call', 'talk', 'hold'],
    words: words(
      `rais(?:es?|ed|ing) (?:${hers} (?:\\p{L}+ )?hand|their hands)|puts? ${hers} hands? up|hands? (?:went|shot|goes) up` +
        `|lev\\p{L}* (?:la main|le doigt)`,
    ),
  },
  'light-up': {
    of: ['put', 'hold'],
    words: words(
      `(?:lit|lights?|lighting)${gap}(?:candles?|lamp|lantern)|allum\\p{L}*${gap}(?:bougies?|lampe|lanterne)`,
    ),
  },
  'blow-out': {
    of: ['put', 'hold'],
    words: words(`bl(?:ew|ows?|owing) out${gap}candles?|souffl\\p{L}*${gap}bougies?`),
  },
  bandage: { of: ['heal'], words: words('bandag\\p{L}*|plasters?|pansements?|pans(?:e|a|ait|er|ée?)') },
  inject: { of: ['heal'], words: words('inject\\p{L}*|vaccin\\p{L}*|jab|syringe|piqûres?|seringue') },
  braid: {
    of: ['heal'],
    words: words(
      `braid(?:s|ed|ing)?|plait(?:s|ed|ing)?|(?:comb|brush)(?:s|es|ed|ing)?${gap}hair|tress\\p{L}+|coiff\\p{L}+`,
    ),
  },
  'cut-hair': {
    of: ['heal'],
    words: words(
      `(?:cuts?|cutting|trim(?:s|med|ming)?|shav\\p{L}+)${gap}(?:hair|beard|head)` +
        `|(?:coup|ras)\\p{L}*${gap}(?:cheveux|barbe|tête)`,
    ),
  },
  examine: {
    of: ['heal'],
    words: words(`(?:listen\\p{L}*|examin\\p{L}*)${gap}(?:heart|chest|lungs|patient)|stethoscope|auscult\\p{L}+`),
  },
  dishes: {
    of: ['wash', 'clean'],
    words: words(
      `(?:wash|rins|dri|dry|scrub)\\p{L}*${gap}(?:dish(?:es)?|plates?|cups?|pots?|pans?|glasses|spoons|bowls?|mugs?)` +
        '|wash(?:es|ed|ing)? up|vaisselle',
    ),
  },
  'wash-hands': {
    of: ['wash', 'clean'],
    words: words(
      `(?:wash\\p{L}*|scrubb?\\p{L}*) ${hers} (?:hands?|face)|brush(?:es|ed|ing)? ${hers} teeth` +
        '|lav\\p{L}* (?:les mains|le visage)|bross\\p{L}* les dents',
    ),
  },
  'wipe-table': {
    of: ['clean', 'wash'],
    words: words(`wip(?:es?|ed|ing)${gap}(?:table|counter|desk)s?|essuy\\p{L}*${gap}(?:table|comptoir)`),
  },
  'water-plants': {
    of: ['pour'],
    words: words(`water(?:s|ed|ing)? (?:the|his|her|their|my|our|all|some|every)|watering[ -]can|arros\\p{L}+`),
  },
  photo: {
    of: ['take', 'look', 'hold'],
    words: words(
      `(?:t[oa]k\\p{L}*|took|snap\\p{L}*)${gap}(?:photo|photograph|picture)s?|photograph(?:s|ed|ing)|photographi\\p{L}+` +
        `|pr(?:end|is|it|enait)\\p{L}*${gap}photos?`,
    ),
  },
  'paint-wall': {
    of: ['draw'],
    words: words(
      `paint(?:s|ed|ing)?${gap}(?:walls?|fence|house|room|door|shutters?)|(?:peign|peint|repeign)\\p{L}*${gap}` +
        `(?:murs?|clôture|maison|portes?|volets?)`,
    ),
  },
  'paint-picture': { of: ['draw'], words: words('paint(?:s|ed|ing)?|peign\\p{L}+|peint|peindre') },
  knit: { of: ['sew'], words: words('knit(?:s|ted|ting)?|crochet\\p{L}*|tricot\\p{L}+') },
  pound: { of: ['cook'], words: words('pound(?:s|ed|ing)?|pestle|pil(?:er|ait|aient|a|e|ent)|pilon') },
  knead: { of: ['cook', 'hold'], words: words('knead(?:s|ed|ing)?|dough|pétri\\p{L}*|pâte') },
  'cut-cake': {
    of: ['share', 'cook', 'hold', 'serve', 'give'],
    words: words(
      `(?:cuts?|cutting|slic\\p{L}+)${gap}(?:cake|bread|loaf|pie|tart|pizza)|(?:coup|tranch)\\p{L}*${gap}` +
        `(?:gâteau|pain|tarte|pizza)`,
    ),
  },
  chop: {
    of: ['cook', 'hold'],
    words: words(
      `peel(?:s|ed|ing)?|chop(?:s|ped|ping)?|slic(?:es?|ed|ing)|grat(?:es?|ed|ing)|éplu\\p{L}+|hach\\p{L}+` +
        `|coup\\p{L}*${gap}(?:légumes|oignons?|tomates?|carottes?|ignames?)`,
    ),
  },
  kite: { of: ['play', 'run', 'hold', 'pull'], words: words(`fl(?:ew|y|ies|ying)${gap}kites?|cerfs?-volants?`) },
  'tie-shoes': {
    of: ['tie', 'kneel', 'put', 'help-up'],
    words: words(`(?:tie[sd]?|tying|lac(?:es?|ed|ing))${gap}(?:shoe-?)?(?:laces?|shoes?|boots?)|lacets?`),
  },
  'skip-rope': {
    of: ['jump', 'play'],
    words: words(
      `(?:skip|jump)(?:s|ped|ed|ping|ing)? (?:with (?:a|the|her|his) )?rope|skipping[ -]rope|corde à sauter`,
    ),
  },
  milk: {
    of: ['herd', 'pull', 'hold'],
    words: words(`milk(?:s|ed|ing)${gap}(?:cows?|goats?)|trai(?:t|re|yait|yaient|re)${gap}(?:vaches?|chèvres?)`),
  },
  pump: { of: ['draw-water', 'pull', 'pour'], words: words('pump(?:s|ed|ing)?|pomp(?:e|a|er|ait)|borehole|forage') },
  'ring-bell': {
    of: ['call', 'pull', 'hold', 'hit'],
    words: words(`r[aiu]ng(?:s|ing)?${gap}bells?|sonn\\p{L}*${gap}cloches?`),
  },
  swing: { of: ['push', 'sit', 'play'], words: words('swings?|swinging|balançoires?') },
  piggyback: {
    of: ['carry', 'lift'],
    words: words(`on (?:his|her|my|their) (?:back|shoulders)|piggy-?back|sur (?:son|sa|ses|le|les) (?:dos|épaules?)`),
  },
  pack: {
    of: ['put', 'open', 'close'],
    words: words(`pack(?:s|ed|ing)?${gap}(?:suitcase|bags?|case|trunk|things|clothes)|(?:fai|fi)\\p{L}*${gap}valises?`),
  },
  'wipe-tears': {
    of: ['comfort', 'weep'],
    words: words(
      `(?:wip|dri|dry)\\p{L}*(?: away)?${gap}(?:tears?|eyes|face|cheeks?)|(?:essuy|séch)\\p{L}*${gap}(?:larmes?|yeux|joues?)`,
    ),
  },
  queue: {
    of: ['wait', 'stand'],
    words: words('queu\\p{L}+|stood in (?:a )?line|lined up|faisai\\p{L}+ la queue|file d.attente'),
  },
} as const satisfies Record<string, Deed>;

export type EverydayDeed = keyof typeof deeds;
export const everydayDeeds = Object.keys(deeds) as EverydayDeed[];

/** The deed of every day that a sentence tells, when its action is read as one that the deed is of; null otherwise. */
export const everydayDeedOf = (action: ReadingAction, sentence: string): EverydayDeed | null =>
  everydayDeeds.find(
    (deed) => (deeds[deed].of as readonly ReadingAction[]).includes(action) && deeds[deed].words.test(sentence),
  ) ?? null;

/** Deeds that no picture shows of one person alone. */
export const deedsOfTwo: ReadonlySet<ReadingAction> = new Set([
  ...(['hug', 'kiss', 'hold-hands', 'help-up', 'heal', 'fight', 'arrest', 'anoint'] as const),
]);

/**
 * True when a picture can show the deed with so many people; otherwise whoever does it would only stand there. A
 * reading asks before it chooses a sentence.
 */
export const isDrawnDeed = (action: ReadingAction, people: number): boolean =>
  action !== 'none' && (people > 1 || !deedsOfTwo.has(action));
