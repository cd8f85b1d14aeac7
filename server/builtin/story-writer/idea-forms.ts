/** The grammar of a creator's words, by which a sentence is made around them. */
export type Form =
  | 'question'
  | 'topic'
  | 'scene'
  | 'act'
  | 'state'
  | 'manner'
  | 'case'
  | 'purpose'
  | 'thanks' /** A sentence in the first person, told as somebody's own words. */
  | 'voice'
  | 'account';
/** How a tale speaks to its listeners in French; English has "you" for the first two and "we" for the last. */
export type Address = 'tu' | 'vous' | 'nous';
/** Whose words become: the listeners', or those of somebody who is not named. */
type Whose = Address | 'they';
type Own = 'en' | 'fr';

const after = {
  en: '(?= (?:of|about|in|at|by|when|because|with|without|from|that|to|for|all|on|and|before|after|as)(?!\\p{L})|$)',
  fr: '(?= (?:de|du|des|par|dans|en|à|au|quand|parce|avec|sans|pour|que|et|avant|après|d’)| d’|$)',
};
const states = {
  en: 'afraid|ashamed|angry|tired|alone|lonely|sad|jealous|worried|anxious|bullied|betrayed|lost|sick|homesick|stressed|hurt|proud|scared|bored|discouraged|rejected|accused|cheated|mocked|nervous|guilty|heartbroken|unhappy|grateful|thankful|threatened|tempted|exhausted|disappointed|unemployed|laughed at|left out|in (?:debt|prison|love|trouble|danger|hospital)|far from home|without (?:work|hope|money|friends)',
  fr: '(?:seul|triste|fatigué|épuisé|jalou[xs]|inquiet|inquièt|stressé|perdu|trahi|rejeté|moqué|découragé|fâché|malade|endetté|menacé|accusé|tenté|blessé|fier|fièr|déçu|honteu[xs]|amoureu[xs]|coupable|reconnaissant)e?s?',
};
/** What several people do, behind a noun in the plural. */
const deedsOfMany =
  'fight|argue|quarrel|want|need|lose|find|steal|share|help|hate|laugh|get|come|go|live|lie|cheat|miss|refuse|forget|leave|pray|meet|make';
const forms: Record<Own, readonly [Form, RegExp][]> = {
  en: [
    ['thanks', /^(?:thank you|thanks)(?!\p{L})/iu],
    ['manner', /^(?:how (?:to|we|god|jesus|people)|why (?:we|it|god|jesus|people|i|you)|where to|when to|what to) /iu],
    ['case', /^(?:when|if|after|before) /iu],
    ['purpose', /^for /iu],
    [
      'act',
      /^(?:not )?(?!(?:king|spring|morning|evening|wedding|sibling|something|nothing|everything|anything|thing|ring|wing|string|king|blessing|meeting|building|offering)(?!\p{L}))\p{L}{2,}ing(?= |$)/iu,
    ],
    ['state', new RegExp(`^(?:(?:so|too|very|always|still|not|a bit) )*(?:${states.en})${after.en}`, 'iu')],
    [
      'voice',
      /^(?:i|we|i’\p{L}+|we’\p{L}+|nobody|everyone|everybody|people|they|he|she)(?!\p{L}) .*(?<!\p{L})(?:i|we|me|us|my|our)(?!\p{L})|^(?:i|we|i’\p{L}+|we’\p{L}+) /iu,
    ],
    [
      'voice',
      /^(?:my|our) (?:\p{L}+ ){1,3}?(?:(?:is|are|was|were|has|have|had|do|does|did|can|cannot|can’t|don’t|doesn’t|didn’t|will|won’t|want|wants|never|always|told|lost|left|broke|stole|took|said|died|\p{L}{3,}ed)(?= |$)|\p{L}{2,}s (?:to )?(?:me|my|us|him|her|them)(?!\p{L}))/iu,
    ],
    [
      'account',
      /^(?:an?|the|two|three|some|many|he|she|they|it|there|nobody|everyone|everybody|people|god) (?:(?!who|that|whose|which)\p{L}+ ){0,3}?(?:is|are|was|were|has|have|had|do|does|did|can|cannot|can’t|don’t|doesn’t|didn’t|will|won’t|wants?|never|told|lost|left|broke|stole|took|said|died)(?= |$)/iu,
    ],
    [
      'account',
      /^(?:an?|the|my) (?:(?!who|that|whose|which|for|of|with|from|without|in|on|about)\p{L}+ ){1,3}?\p{L}{2,}s (?:an?|the|his|her|their|him|them|to) /iu,
    ],
    [
      'voice',
      new RegExp(
        `^(?:my|our) (?:\\p{L}+ )?\\p{L}{3,}s (?:${deedsOfMany}|play|shout|talk|drink|keep|tease|bully|beat|hit|take|say|tell)(?= )`,
        'iu',
      ),
    ],
    ['account', new RegExp(`^(?:two|three|four|some|many|the) (?:\\p{L}+ )?\\p{L}{3,}s (?:${deedsOfMany})(?= )`, 'iu')],
    ['voice', /^(?:my|our) \p{L}*[^s\W] (?!across|always|besides|towards)\p{L}{2,}(?<!ss|us)s(?: \p{L}|$)/iu],
    [
      'scene',
      /^(?:an?|the|two|three|some|many|my|our|somebody|someone|people|children|friends) .*(?:who|that|whose|whom|which|\p{L}{2,}ing)(?!\p{L})/iu,
    ],
  ],
  fr: [
    ['thanks', /^merci(?!\p{L})/iu],
    ['manner', /^(?:ce que|ce qu’|à quoi|où) /iu],
    ['case', /^(?:quand|si|lorsque|lorsqu’|après|avant) /iu],
    [
      'act',
      /^(?:pour )?(?:ne pas |bien |toujours |mieux )?(?:se |s’|me |m’|en |y |le |la |les |lui )?(?!(?:mère|père|frère|guerre|terre|lettre|prière|colère|misère|lumière|affaire|histoire|victoire|gloire|mémoire|espoir|avenir|désir|plaisir|hiver|mer|fier|cher|premier|dernier|danger|berger|étranger|soir|devoir|être humain|notre|votre|quatre|autre)(?!\p{L}))\p{L}{2,}(?:er|ir|re|oir)(?= |$)/iu,
    ],
    ['purpose', /^pour /iu],
    ['state', new RegExp(`^(?:(?:si|trop|très|toujours|encore) )*${states.fr}${after.fr}`, 'iu')],
    ['voice', /^(?:je|j’|nous|on) ?\p{L}/iu],
    [
      'voice',
      /^(?:mon|ma|mes|notre|nos) (?:(?!(?:qui|que|dont|où) )[\p{L}-]+ ){1,3}?(?:est|sont|a|ont|était|avait|veut|veulent|va|ne|n’\p{L}+|m’\p{L}+|me|se|s’\p{L}+|nous) ?/iu,
    ],
    [
      'account',
      /^(?:une?|le|la|les|deux|trois|des|il|elle|ils|elles) (?:(?!(?:qui|que|dont|où) )[\p{L}-]+ ){0,5}?(?:est|sont|a|ont|était|avait|veut|veulent|va|ne|n’\p{L}+|se|s’\p{L}+) ?/iu,
    ],
    [
      'account',
      /^(?:une?|le|la|mon|ma|deux|trois|des|les) (?:(?!(?:qui|que|dont|où) )[\p{L}-]+ ){1,2}?(?!(?:pour|dans|sur|avec|sans|chez|vers|contre|entre|devant|derrière|après|avant|et|ou|de|en|par|sous|à|qui|que|dont|où) )\p{L}{3,}(?:e|t|nt|d) (?:une?|le|la|les|son|sa|ses|leurs?|des|tout) /iu,
    ],
    ['scene', /^(?:une?|le|la|les|l’|des|deux|trois|quelqu’un|mon|ma|mes).* (?:qui|que|qu’\p{L}+|dont|où)(?!\p{L})/iu],
  ],
};

/** The form of a few words or a sentence that ask nothing. */
export const formOf = (words: string, language: Own): Form => forms[language].find(([, form]) => form.test(words))?.[0] ?? 'topic';

const asYou: Record<Own, Record<Whose, readonly [RegExp, string][]>> = {
  en: {
    tu: english('you', 'are', 'your', 'you'),
    vous: english('you', 'are', 'your', 'you'),
    nous: english('we', 'are', 'our', 'us'),
    they: english('they', 'are', 'their', 'them'),
  },
  fr: {
    tu: french('ton', 'ta', 'tes', 'te ', 't’', 'toi'),
    vous: french('votre', 'votre', 'vos', 'vous ', 'vous ', 'vous'),
    nous: french('notre', 'notre', 'nos', 'nous ', 'nous ', 'nous'),
    they: french('son', 'sa', 'ses', 'se ', 's’', 'lui'),
  },
};
function english(i: string, am: string, my: string, me: string): [RegExp, string][] {
  return [
    [/(?<!\p{L})I[’ ]a?m(?!\p{L})/gu, `${i} ${am}`],
    [/(?<!\p{L})I was(?!\p{L})/gu, `${i} were`],
    [/(?<!\p{L})I(?![\p{L}])/gu, i],
    [/(?<!\p{L})my(?!\p{L})/giu, my],
    [/(?<!\p{L})mine(?!\p{L})/giu, `${my}s`],
    [/(?<!\p{L})me(?!\p{L})/giu, me],
    [/(?<!\p{L})myself(?!\p{L})/giu, { our: 'ourselves', their: 'themselves' }[my] ?? 'yourself'],
  ];
}
function french(mon: string, ma: string, mes: string, me: string, m: string, moi: string): [RegExp, string][] {
  return [
    [/(?<!\p{L})mon(?= )/giu, mon],
    [/(?<!\p{L})ma(?= )/giu, ma],
    [/(?<!\p{L})mes(?= )/giu, mes],
    [/(?<!\p{L})me /giu, me],
    [/(?<!\p{L})m’/giu, m],
    [/(?<!\p{L})moi(?!\p{L})/giu, moi],
  ];
}

/** Words of the creator turned to the listeners: "my" becomes "your" or "our". French with a verb in the first person stays as it is. */
export function turnedTo(words: string, language: Own, address: Whose): string {
  if (language === 'fr' && /(?<!\p{L})(?:je |j’)/iu.test(words)) return words;
  return asYou[language][address].reduce((text, [from, to]) => text.replace(from, to), words);
}

const vowel = /^[aeiouyhàâéèêëîïôûœ]/iu;

const bareNouns: readonly [string, RegExp][] = [
  [
    'la ',
    /^(?:peur|foi|joie|paix|colère|jalousie|gratitude|confiance|patience|solitude|tristesse|vérité|prière|justice|famille|bonté|sagesse|honte|mort|maladie|pauvreté|générosité)(?!\p{L})/iu,
  ],
  ['le ', /^(?:pardon|courage|stress|partage|deuil|mensonge|service|respect|repos|travail|doute|mariage|chômage|vol)(?!\p{L})/iu],
  [
    'l’',
    /^(?:amour|amitié|espoir|espérance|argent|honnêteté|humilité|entraide|hospitalité|obéissance|orgueil|injustice|inquiétude|unité)(?!\p{L})/iu,
  ],
];
/** Well-known French nouns with the article that a sentence needs. */
export const withArticles = (words: string): string =>
  words
    .split(' et ')
    .map((part) => (bareNouns.find(([, noun]) => noun.test(part))?.[0] ?? '') + part)
    .join(' et ');

const people = {
  en: /^(?:an?|the|two|three|our|my|your)(?: \p{L}+){0,3}? (?:boys?|girls?|child|children|mother|mum|mom|father|dad|grandmother|grandma|grandfather|grandpa|brothers?|sisters?|friends?|neighbou?rs?|wom[ae]n|m[ae]n|teachers?|students?|pupils?|family|couple|widow|farmers?|workers?|nurses?|doctors?|people|person|teenagers?|bab(?:y|ies)|son|daughter|husband|wife)(?!\p{L})/iu,
  fr: /^(?:une?|des|deux|trois|les?|la|l’|mon|ma|mes|notre|nos)[ ]?(?:\p{L}+ ){0,2}?(?:garçons?|filles?|enfants?|mère|maman|père|papa|grand-mère|grand-père|frères?|sœurs?|amie?s?|voisine?s?|femmes?|hommes?|élèves?|famille|couple|veuve|paysans?|ouvriers?|infirmière|médecin|gens|personnes?|adolescente?s?|bébé|fils|mari)(?!\p{L})/iu,
};
/** Whether a scene is somebody to whom one could speak. */
export const namesPerson = (words: string, language: Own): boolean => people[language].test(words);

/** English words for one day or thing out of a row, with the article that a sentence needs. */
export const withThe = (words: string): string =>
  words.replace(/^(?=(?:first|second|third|last|next|only|best|worst|right|wrong) \p{L})/iu, 'the ');

/** A French preposition before words: "de le frère" is "du frère". */
export function joined(preposition: 'de' | 'a', words: string): string {
  const nouns = words.split(/ et (?=le |la |l’)/u);
  if (nouns.length > 1) return nouns.map((noun) => joined(preposition, noun)).join(' et ');
  if (preposition === 'a')
    return words.replace(
      /^(?:(le |les )|)/iu,
      (_, article?: string) => ({ 'le ': 'au ', 'les ': 'aux ' })[article?.toLowerCase() ?? ''] ?? 'à ',
    );
  if (/^le /iu.test(words)) return words.replace(/^le /iu, 'du ');
  if (/^les /iu.test(words)) return words.replace(/^les /iu, 'des ');
  const bare = words.replace(/^(?:des|du) /iu, '');
  return vowel.test(bare) ? `d’${bare}` : `de ${bare}`;
}

/** What belongs to a person who speaks, turned to the listeners: "your secret"; null when nothing does. */
export function owned(words: string, language: Own, address: Address): string | null {
  const pattern =
    language === 'en'
      ? /(?<!\p{L})(?:my|our) (?:(?:best|little|big|old|older|younger|own|new) )?\p{L}+/giu
      : /(?<!\p{L})(?:mon|ma|mes) (?:(?:meilleure?|petite?|grande?|vieux|vieille|jeune|propre)s? )?\p{L}+(?:-\p{L}+)?/giu;
  const found = [...words.matchAll(pattern)].at(-1)?.[0];
  return found ? turnedTo(found, language, address) : null;
}

/** Who a sentence speaks of: "the boy" of "A boy is afraid of the dark"; null when it does not begin with a person. */
export function subjectOf(words: string, language: Own): string | null {
  if (language === 'en')
    return (
      /^(?:an?|the) (\p{L}+)/iu.exec(words)?.[1]?.replace(/^/, 'the ') ??
      /^(?:two|three) \p{L}+/iu.exec(words)?.[0].replace(/^/, 'the ').toLowerCase() ??
      null
    );
  const [, article = '', noun = ''] = /^(une?|le|la|deux|trois|des|les) (\p{L}+)/iu.exec(words) ?? [];
  if (noun === '') return null;
  if (/^(?:deux|trois)$/i.test(article)) return `les ${article.toLowerCase()} ${noun}`;
  if (/^[dl]es$/i.test(article)) return `les ${noun}`;
  return vowel.test(noun) ? `l’${noun}` : `${/^(?:une|la)$/i.test(article) ? 'la' : 'le'} ${noun}`;
}
