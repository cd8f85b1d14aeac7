import type { ReadingAction, ReadingEra } from './scene-reading.ts';

/** Every word of a pattern is a whole word, in English or French. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** Up to four words between a verb and its object. */
const gap = "(?:[ '’][\\p{L}-]+){0,4}[ '’]";
const farther = "(?:[ ,'’]+[\\p{L}-]+){0,10}[ '’]";
const hers = '(?:his|her|their|my|our|your|one|a|the)';

type Deed = {
  readonly of: readonly ReadingAction[];
  readonly words: RegExp;
  /** The worlds that it has pictures for; today's alone when left out. */
  readonly in?: readonly ReadingEra[];
};
const always = ['scripture', 'today'] as const;
const animal =
  '(?:dog|puppy|cat|kitten|goat|kid|lamb|sheep|hen|chicken|chick|rabbit|duck' +
  '|chien|chiot|chat|chaton|chèvre|agneau|mouton|poule)s?';
const child = '(?:girl|boy|child|son|daughter|toddler|baby|brother|sister|fille|garçon|enfant|fils|bébé|frère|sœur)';

/**
 * Deeds of every day that a picture shows in a way of its own: what a reading calls them, and the words that tell them
 * apart. The first that fits counts.
 */
const deeds = {
  iron: { of: ['clean'], words: words('iron(?:s|ed|ing)?|repass\\p{L}+') },
  'hang-washing': {
    of: ['put'],
    words: words(
      `(?:h[au]ng|hangs|hanging|pegs?|pegged)${gap}(?:washing|clothes|shirts?|dress(?:es)?|laundry|sheets?|line` +
        `|towels?)` +
        `|(?:étend|accroch)\\p{L}*${gap}(?:linge|lessive|vêtements|draps?|chemises?)`,
    ),
  },
  'raise-hand': {
    of: ['lift', 'ask', 'wave', 'call', 'talk', 'hold'],
    words: words(
      `rais(?:es?|ed|ing) (?:${hers} (?:\\p{L}+ )?hand|their hands)|puts? ${hers} hands? up|hands? (?:went|shot` +
        `|goes) up` +
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
      `(?:t[oa]k\\p{L}*|took|snap\\p{L}*)${gap}(?:photo|photograph|picture)s?|photograph(?:s|ed|ing)` +
        `|photographi\\p{L}+` +
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
  'sit-close': {
    of: ['hug', 'comfort', 'sit', 'listen', 'talk'],
    words: words(
      `(?:sat|sits?|sitting)${farther}arms? (?:around|round|about)|(?:sat|sits?|sitting) (?:down )?(?:close |right )?` +
        `(?:beside|next to) (?:him|her|them)|(?:assit|assis\\p{L}*|asseyait|assoit)${gap}(?:à côté` +
        `|près) d['’ ](?:elle|lui|eux)`,
    ),
  },
  'look-through-window': {
    of: ['look', 'stand', 'wait', 'think'],
    words: words(
      `(?:look|watch|star|gaz|peer|peep)\\p{L}*${gap}(?:through|out of|from|at)${gap}window|(?:stood|stands?|sat` +
        `|sits?|waited)` +
        `${gap}(?:at|by) the window|regard\\p{L}*${gap}fenêtre`,
    ),
  },
  'look-under': {
    of: ['search', 'look', 'walk', 'discover', 'climb', 'kneel', 'stand', 'hide'],
    words: words(
      `(?:look|search|crawl|reach|crept|peer|felt)\\p{L}*${gap}?(?:under|underneath|beneath|behind)${gap}` +
        `(?:bed|table|sofa|couch|chair|desk|cupboard|bench|seat)` +
        `|(?:regard|cherch|ramp)\\p{L}*${gap}?sous${gap}(?:lit|table|canapé|armoire|bureau|banc)`,
    ),
  },
  'write-on-board': {
    of: ['write', 'draw', 'teach'],
    words: words(`(?:on|at) the (?:black|white|chalk)?board|au tableau`),
  },
  'load-vehicle': {
    of: ['carry', 'put', 'lift', 'take', 'open'],
    words: words(
      `(?:un)?load(?:s|ed|ing)?|(?:put|lift|pack|heav)\\p{L}*${gap}(?:in|into|onto|on) the (?:car|lorry|truck|van` +
        `|taxi|boot)` +
        `|(?:dé)?charg\\p{L}+`,
    ),
  },
  'turn-away': {
    of: ['walk', 'talk', 'tell', 'stand', 'argue', 'sit', 'leave', 'listen', 'ask'],
    words: words(
      `(?:not|never|no longer|n['’]t|without|stopped|refus\\p{L}+)(?: to)?(?: \\p{L}+)? (?:speak|spoken|spoke` +
        `|talk\\p{L}*|look\\p{L}*|` +
        `say a word|said a word|speaking)(?: a word)?(?: to| at| with) (?:each other|one another|(?:his` +
        `|her) (?:brother|sister|neighbour|neighbor|friend))` +
        `|turn\\p{L}* (?:their backs|(?:his|her) back)(?: on| to)|ne (?:se|s['’])(?: \\p{L}+)? ?(?:parl\\p{L}+` +
        `|regard\\p{L}+)(?: plus| pas)` +
        `|tourn\\p{L}+ le dos`,
    ),
  },
  measure: {
    of: ['stand', 'hold', 'count', 'look', 'put', 'build', 'sew', 'write', 'walk'],
    in: always,
    words: words(`measur(?:es?|ed|ing)|mesur(?:e|a|ait|er|aient|èrent)`),
  },
  'break-bread': {
    of: ['share', 'eat', 'give', 'serve', 'put', 'hold', 'take', 'bless'],
    words: words(
      `(?:br(?:oke|eaks?|eaking)|shar\\p{L}+|divid\\p{L}+)${gap}(?:bread|loaf|loaves)|(?:rompi\\p{L}*` +
        `|partag\\p{L}*)${gap}pain`,
    ),
  },
  'sit-at-bedside': {
    of: [
      'hold-hands',
      'comfort',
      'sit',
      'talk',
      'wait',
      'pray',
      'hug',
      'listen',
      'kiss',
      'heal',
      'tell',
      'read',
      'sing',
    ],
    in: always,
    words: words(
      `(?:beside|by|at|next to|on the edge of)(?: \\p{L}+['’]s)? (?:${hers} )?(?:sick|hospital )?bed(?:side)?` +
        `|hands?${gap}(?:in|on) ${hers} (?:sick|hospital )?bed|(?:à|au) (?:son )?chevet|(?:près|à côté|au bord) du lit`,
    ),
  },
  'hug-animal': {
    of: ['hug', 'hold', 'stand', 'comfort', 'kneel', 'talk', 'kiss', 'heal', 'greet', 'put', 'give', 'bow'],
    in: always,
    words: words(
      `arms? (?:around|round|about)${gap}(?:${animal}|horse|donkey|calf)` +
        `|(?:hug|strok|pett|pat|cuddl|caress|embrac|nuzzl)\\p{L}*${gap}(?:${animal}|horse|donkey|cow|calf|pony|ox)` +
        `|(?:caress|serr|embrass)\\p{L}*${gap}(?:${animal}|cheval|âne|vache|veau)`,
    ),
  },
  'shoulder-animal': {
    of: ['carry', 'lift', 'take', 'put'],
    in: always,
    words: words(
      `(?:carr|lift|put|laid|took|bor)\\p{L}*${gap}(?:lamb|sheep|goat|kid|agneau` +
        `|brebis)(?:[ '’][\\p{L}-]+){0,5} (?:shoulders?|neck|épaules)`,
    ),
  },
  'carry-animal': {
    of: ['carry', 'hold', 'lift', 'pick', 'take', 'put', 'hug', 'stand', 'run', 'walk', 'help-up'],
    in: always,
    words: words(
      `(?:(?:carr|wrap|lift|cradl)\\p{L}*|held|holds?|holding|pick\\p{L}* up)${gap}(?:${animal})|(?:port|envelopp` +
        `|soulev|pri[st])\\p{L}*${gap}(?:${animal})`,
    ),
  },
  'feed-animal': {
    of: ['feed', 'give', 'put', 'throw', 'pour', 'stand', 'serve'],
    words: words(
      `(?:fed|feeds?|feeding)${gap}(?:${animal}|horses?|donkeys?|cows?|calf|pigs?|birds?|pigeons?)` +
        `|nourri\\p{L}*${gap}(?:${animal}|chevaux|cheval|vaches?|cochons?|oiseaux)`,
    ),
  },
  'tuck-in': {
    of: ['put', 'stand', 'kiss', 'sleep', 'comfort', 'hold', 'lift', 'tell'],
    words: words(
      `tuck(?:s|ed|ing)?${gap}(?:in|into bed|up|blanket)|(?:put|puts|putting)${gap}to bed` +
        `|kiss\\p{L}*${gap}good ?night` +
        `|bord(?:e|a|ait)${gap}(?:lit|couverture|enfants?)|mettait${gap}au lit`,
    ),
  },
  'hide-behind-door': { of: ['hide', 'stand', 'listen', 'look'], words: words(`behind the door|derrière la porte`) },
  'drop-and-break': {
    of: ['stand', 'fall', 'hold', 'hit', 'throw', 'fear', 'be-ashamed', 'put', 'kick', 'run'],
    words: words(
      `(?:br(?:oke|eaks?|eaking|oken)|dropp\\p{L}*|smash\\p{L}*|shatter\\p{L}*|knock\\p{L}*)${gap}` +
        `(?:plates?|cups?|glass|vase|jars?|bowls?|pots?|jugs?|mugs?|dish(?:es)?|bottles?|teapot)` +
        `|(?:cass|bris|lâch|renvers)(?:e|é|ée|er|a|ait|aient|èrent)${gap}(?:assiettes?|tasses?|verres?|vase|bols?` +
        `|pots?|cruches?|plats?)`,
    ),
  },
  'blow-trumpet': {
    of: ['call', 'play', 'lift', 'praise', 'sing', 'stand', 'rejoice', 'tell', 'walk'],
    in: always,
    words: words(
      `(?:bl(?:e|o)ws?|blown|blowing|sound(?:s|ed|ing)?)${gap}(?:trumpets?|rams?['’]? horns?|horns?|bugle|cornets?` +
        `|shofars?)` +
        `|sonn\\p{L}*${gap}(?:trompettes?|cors?|cornes?)`,
    ),
  },
  'tell-by-fire': {
    of: ['tell', 'talk', 'sit', 'sing', 'listen', 'wait', 'laugh', 'stand'],
    in: always,
    words: words(
      `(?:by|around|round|beside|at|near|before) (?:the|a|their|our|its) (?:camp ?|wood |charcoal |cooking ` +
        `|little |small |big )?fire(?:side)?` +
        `|(?:autour|près|devant|au coin) d(?:u|['’]un) feu`,
    ),
  },
  'tear-clothes': {
    of: ['weep', 'stand', 'fear', 'pull', 'die', 'bury', 'fall', 'lift', 'call'],
    in: ['scripture'],
    words: words(
      `(?:tore|tear|tears|rent|rend|torn)${gap}(?:clothes|garments?|robes?|mantle)` +
        `|déchir\\p{L}*${gap}(?:vêtements?|robe|manteau)`,
    ),
  },
  'sit-in-ashes': {
    of: ['weep', 'sit', 'put', 'pray', 'bow', 'be-ashamed', 'fall', 'stand', 'bury', 'kneel'],
    in: ['scripture'],
    words: words(`sackcloth|ashes|(?:dust|earth) (?:up)?on (?:his|her|their) heads?|cendres?|sac et`),
  },
  'fall-on-neck': {
    of: ['fall', 'weep', 'kiss', 'hug', 'run'],
    in: always,
    words: words(`fell (?:up)?on${gap}necks?|(?:jeta|jetèrent)${gap}au cou`),
  },
  'wrap-in-blanket': {
    of: ['give', 'put', 'stand', 'hold', 'comfort', 'serve', 'take', 'tie', 'help-up', 'hug'],
    words: words(
      `(?:put|wrap|laid|lay|drap|plac|spread|hung)\\p{L}*${gap}(?:blanket|coat|shawl|jacket|towel|cloak` +
        `|scarf)${gap}?(?:around|round|over|about|on)` +
        `|wrapp\\p{L}*${gap}in (?:a|her|his|the|their) (?:\\p{L}+ )?(?:blanket|coat|shawl|jacket|towel|cloth)` +
        `|(?:couverture|manteau|châle|veste) (?:sur|autour)`,
    ),
  },
  'help-across': {
    of: ['lead', 'help-up', 'walk', 'hold-hands', 'follow', 'carry'],
    words: words(
      `(?:help|led|lead|guid)\\p{L}*${gap}(?:across|over) (?:the|a)|on (?:his|her|their|\\p{L}+['’]s) arm` +
        `|arm in arm|aid\\p{L}*${gap}travers\\p{L}+|bras dessus`,
    ),
  },
  'do-homework': {
    of: ['read', 'write', 'sit', 'think', 'count', 'draw', 'stand'],
    words: words(`(?<!n['o’]t (?:\\p{L}+ ){0,5})homework|exercise book|did (?:his|her|their) sums|devoirs|cahiers?`),
  },
  'open-present': {
    of: ['open', 'take', 'laugh', 'rejoice', 'give', 'hold', 'discover', 'stand'],
    words: words(
      `(?:open|unwrap|untie)\\p{L}*${gap}(?:presents?|gifts?|parcels?)|(?:ouvr|déball)\\p{L}*${gap}(?:cadeaux?` +
        `|paquets?)`,
    ),
  },
  piggyback: {
    of: ['carry', 'lift'],
    words: words(`on (?:his|her|my|their) (?:back|shoulders)|piggy-?back|sur (?:son|sa|ses|le|les) (?:dos|épaules?)`),
  },
  'carry-child': {
    of: ['carry', 'lift', 'hold'],
    in: always,
    words: words(`carr(?:y|ies|ied|ying)${gap}${child}s?|port(?:e|a|ait)${gap}${child}s?`),
  },
  pack: {
    of: ['put', 'open', 'close'],
    words: words(`pack(?:s|ed|ing)?${gap}(?:suitcase|bags?|case|trunk|things|clothes)|(?:fai|fi)\\p{L}*${gap}valises?`),
  },
  'wipe-tears': {
    of: ['comfort', 'weep'],
    words: words(
      `(?:wip|dri|dry)\\p{L}*(?: away)?${gap}(?:tears?|eyes|face|cheeks?)|(?:essuy|séch)\\p{L}*${gap}(?:larmes?` +
        `|yeux|joues?)`,
    ),
  },
  queue: {
    of: ['wait', 'stand'],
    words: words('queu\\p{L}+|stood in (?:a )?line|lined up|faisai\\p{L}+ la queue|file d.attente'),
  },
} as const satisfies Record<string, Deed>;

export type EverydayDeed = keyof typeof deeds;
export const everydayDeeds = Object.keys(deeds) as EverydayDeed[];

/**
 * The deed of every day that a sentence tells in the world of `era`, when its action is read as one that the deed is
 * of; null otherwise.
 */
export const everydayDeedOf = (
  action: ReadingAction,
  sentence: string,
  era: ReadingEra = 'today',
): EverydayDeed | null =>
  everydayDeeds.find((name) => {
    const deed: Deed = deeds[name];
    return (deed.in ?? ['today']).includes(era) && deed.of.includes(action) && deed.words.test(sentence);
  }) ?? null;

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
