// Classifies a creator's words by grammar (question, topic, act, scene), which decides the sentence that is made around
// them.
import { namesPerson } from './idea-grammar.ts';
import { anyOf, ideaWords, isCommon } from './idea-words.ts';

/**
 * The grammatical form of a creator's words; a sentence is made around them accordingly. `voice`: a sentence in the
 * first person, told as somebody's own words. `account`: any other sentence. `note`: words that nobody would say as
 * they stand, such as a heading or a list.
 */
export type Form =
  | 'question'
  | 'topic'
  | 'scene'
  | 'act'
  | 'state'
  | 'manner'
  | 'case'
  | 'purpose'
  | 'thanks'
  | 'voice'
  | 'account'
  | 'note';
type Own = 'en' | 'fr';

const after = {
  en: '(?= (?:of|about|in|at|by|when|because|with|without|from|that|to|for|all|on|and|before|after|as)(?!\\p{L})|$)',
  fr: '(?= (?:de|du|des|par|dans|en|à|au|quand|parce|avec|sans|pour|que|et|avant|après|d’)| d’|$)',
};
const states = {
  en:
    'afraid|ashamed|angry|tired|alone|lonely|sad|jealous|worried|anxious|bullied|betrayed|lost|sick|homesick|' +
    'stressed|hurt|proud|scared|bored|discouraged|rejected|accused|cheated|mocked|nervous|guilty|heartbroken|' +
    'unhappy|grateful|thankful|threatened|tempted|exhausted|disappointed|unemployed|laughed at|left out|in ' +
    '(?:debt|prison|love|trouble|danger|hospital)|far from home|without (?:work|hope|money|friends)',
  fr:
    '(?:seul|triste|fatigué|épuisé|jalou[xs]|inquiet|inquièt|stressé|perdu|trahi|rejeté|moqué|découragé|' +
    'fâché|malade|endetté|menacé|accusé|tenté|blessé|fier|fièr|déçu|honteu[xs]|amoureu[xs]|coupable|' +
    'reconnaissant)e?s?',
};
/** What several people do, after a noun in the plural. */
const deedsOfMany =
  'fight|argue|quarrel|want|need|lose|find|steal|share|help|hate|laugh|get|come|go|live|lie|cheat|miss|' +
  'refuse|forget|leave|pray|meet|make|have|do|play|shout|talk|drink|keep|tease|bully|beat|hit|take|say|' +
  'tell|know|think|believe';

/** Forms that can be recognised by their first words. */
const opened: Record<Own, readonly [Form, RegExp][]> = {
  en: [
    ['thanks', /^(?:thank you|thanks)(?!\p{L})/iu],
    ['manner', /^(?:how (?:to|we|god|jesus|people)|why (?:we|it|god|jesus|people|i|you)|where to|when to|what to) /iu],
    ['case', /^(?:when|if|after|before) /iu],
    ['purpose', /^for /iu],
    [
      'topic',
      /^(?:the|my|our) (?:first |last )?(?:day|night|time|year|week|morning|evening)(?= )(?!.* (?:is|was|are|were) )/iu,
    ],
  ],
  fr: [
    ['thanks', /^merci(?!\p{L})/iu],
    ['manner', /^(?:ce que|ce qu’|à quoi|où) /iu],
    [
      'topic',
      /^(?:le|la|mon|ma|notre) (?:premier |première |dernier |dernière )?(?:jour|nuit|fois|année|semaine|matin|soir)(?= (?:où|de|d’|à|sans|avec|que))/iu,
    ],
    ['case', /^(?:quand|si|lorsque|lorsqu’|après|avant) /iu],
  ],
};
const acts: Record<Own, RegExp> = {
  en: /^(?:not |never |always )?(?!(?:king|spring|morning|evening|wedding|sibling|something|nothing|everything|anything|thing|ring|wing|string|blessing|meeting|building|offering)(?!\p{L}))\p{L}{2,}ing(?= |$)/iu,
  fr: /^(?:pour )?(?:ne pas |bien |toujours |mieux )?(?:se |s’|me |m’|en |y |le |la |les |lui )?(?!(?:mère|père|frère|guerre|terre|lettre|prière|colère|misère|lumière|affaire|histoire|victoire|gloire|mémoire|espoir|avenir|désir|plaisir|hiver|mer|fier|cher|premier|dernier|danger|berger|étranger|soir|devoir|être humain|notre|votre|quatre|autre)(?!\p{L}))(?!\p{L}+ (?:de|du|des|d’\p{L}+|et|qui) )\p{L}{2,}(?<!i[eè]re?)(?:er|ir|re|oir)(?<!i[eè]re)(?= |$)/iu,
};
const statesOf: Record<Own, RegExp> = {
  en: new RegExp(`^(?:(?:so|too|very|always|still|not|a bit) )*(?:${states.en})${after.en}`, 'iu'),
  fr: new RegExp(`^(?:(?:si|trop|très|toujours|encore) )*${states.fr}${after.fr}`, 'iu'),
};
/** A clause after a state: "tired and my mother shouts". */
const saysWho = /(?: and|,| but| because) (?:I|we|he|she|they|it|nobody|my|our|the|is|was|am) /iu;
const firstPerson = {
  en: /(?<!\p{L})(?:i|my|me|we|our|us)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j’|mon|ma|mes|me|m’|moi|nous|notre|nos)(?!\p{L})|(?<!\p{L})[jm]’/iu,
};
/** Whether somebody speaks of himself. */
export const isSpoken = (text: string, language: Own): boolean => firstPerson[language].test(text);

const relatives: Record<Own, RegExp> = {
  en: /(?<!^) (?:who|that|whose|whom|which|where|when|while|before|after|since|if|because|although|though|even though|until|as|what|how|why|than)(?!\p{L}).*/iu,
  fr: /(?<!^) (?:qui|que|qu’\p{L}+|dont|où|quand|lorsque|lorsqu’\p{L}+|si|s’il|parce|puisque|comme|pendant que|alors que)(?!\p{L}).*/iu,
};
const finite = {
  // After an article such a word is not a verb: "a lost dog".
  en: new RegExp(`(?<!(?<!\\p{L})(?:an?|the|my|our) )${anyOf(ideaWords.en.finite)}`, 'iu'),
  fr: new RegExp(`(?<!^(?:une?|le|la|les|des|mon|ma) )${anyOf(ideaWords.fr.finite)}`, 'iu'),
};
/**
 * What else shows that somebody does something: a pronoun, a verb in -s or -ed with what it acts on, a verb after a
 * plural.
 */
const doings: Record<Own, readonly RegExp[]> = {
  en: [
    /(?:^|[, ])(?:i|we|he|she|they|there)(?:’\p{L}+)? \p{L}|(?:^|, |and )(?:you|it)(?:’\p{L}+)? \p{L}/iu,
    /\p{L}{2,}(?:s|ed) (?:an?|the|his|her|their|its|my|our|him|them|me|us|it|to)(?!\p{L})/iu,
    /^(?:nobody|everyone|everybody|somebody|someone|god|jesus) \p{L}+s(?!\p{L})/iu,
    /^(?:an?|the|my|our) (?:\p{L}+ ){0,4}?\p{L}*[^su\s]s (?:an?|the|his|her|in|at|on|with|from|up|out|down|into|for|of|over|through)(?!\p{L})/iu,
    /^(?:my|our) (?:\p{L}+ ){1,3}?(?:\p{L}{3,}ed(?! (?:by|in|on|from|with))|(?!always|across|besides|towards)\p{L}{2,}(?<!ss|us)s)(?: |$)/iu,
    /^(?:an?|the|my|our) (?:\p{L}+ ){1,3}?\p{L}{3,}ed (?!by(?!\p{L}))/iu,
    /^(?:mum|mummy|mom|mama|dad|daddy|papa|nana|gran|granny|grandma|grandpa|grandad|auntie|\p{Lu}\p{Ll}+) \p{L}{2,}(?<!ss|us)s (?:for|with|to|at|in|on|his|her|their|an?|the|every|all|not|so|alone)(?!\p{L})/u,
    new RegExp(
      `^(?:(?:my|our|the|two|three|four|some|many|all) )?(?:\\p{L}+ )?(?:\\p{L}{3,}s|people|children) (?:(?:in|of|from|at|on) \\p{L}+ )?(?:${deedsOfMany})(?= ` +
        `)`,
      'iu',
    ),
  ],
  fr: [
    // A verb in -t with what it acts on: "reconnaît l’élève".
    /(?<!^)(?<= )\p{L}{2,}(?:aît|oit|end|ert|ient|erd) (?:l’|une? |le |la |les |son |sa |ses |leurs? |des )/iu,
    /(?:^|[, ])(?:je |j’|il |elle |on |nous |ils |elles |ce n’|c’)\p{L}/iu,
    /^(?:mes|nos|les|des|deux|trois|quatre) (?:\p{L}+ )?\p{L}+[sx] (?:se |s’|me |m’|nous )?\p{L}{2,}ent(?= |$)/iu,
    /^(?:une?|deux|trois|des|les?|la) (?:(?!(?:qui|que|dont|où|avec|pour|contre|sans|chez|et) )[\p{L}’-]+ ){2,5}?(?!(?:avec|pour|contre|sans|chez|entre|dans|sur|sous|comme|toute?s?|de) )\p{L}{3,}(?:e|ent|t|d) (?:son|sa|ses|leurs?) /iu,
    /(?<!^)(?<!(?:de|à|pour|et) )(?<!\p{L})n(?:e |’)(?!pas |plus |jamais |rien )/iu,
    / et n(?:e |’)\p{L}+ (?:pas|plus|jamais|rien)(?!\p{L})/iu,
    /^(?:une?|le|la|les|l’|mon|ma|mes|notre|nos) ?[^,]{3,50} \p{L}{3,}(?:e|ent|t) tou(?:t|te|s|tes) (?:le|la|les|l’|mon|ma|notre)/iu,
    // "notre aînée se marie"
    /^(?:mon|ma|notre|le|la|une?) [\p{L}-]+ (?:se |s’|me |m’|nous |y |lui |leur )\p{L}{3,}(?= |$)/iu,
    // "et me demande": a verb after a pronoun.
    /(?<!(?:qui|que|dont|où) .*) et (?:me|te|se|nous|m’|s’) ?\p{L}{3,}(?:e|t|nt|d)(?= |$)/iu,
    /^(?:mon|ma|notre) \p{L}+ (?!(?:malade|jeune|pauvre|riche|triste|seule?|unique|préférée?)(?!\p{L}))\p{L}{3,}(?:e|t) (?:à|au|aux|en|dans|sur|contre|tout|trop|toujours)(?!\p{L})/iu,
    /^(?:une?|le|la|mon|ma|deux|trois|des|les|l’) ?(?:(?!(?:qui|que|dont|où) )[\p{L}-]+ ){1,2}?(?!(?:pour|dans|sur|avec|sans|chez|vers|contre|entre|devant|derrière|après|avant|et|ou|de|en|par|sous|à) )\p{L}{3,}(?:e|t|nt|d) (?:une?|le|la|les|son|sa|ses|leurs?|des|tout|ma|mon|mes) /iu,
  ],
};

/**
 * Whether words say that somebody is or does something, and so are a sentence; what a relative clause says does not
 * count.
 */
function isClause(words: string, language: Own): boolean {
  const main = words.replace(relatives[language], '');
  return finite[language].test(main) || doings[language].some((pattern) => pattern.test(main));
}

const scenes: Record<Own, RegExp> = {
  en: /^(?:(?:an?|the|two|three|some|many|my|our|somebody|someone|people|children|friends) .*(?<!\p{L})(?:who|that|whose|whom|which|(?!thing|king|spring|wedding|sibling|morning|evening)\p{L}{3,}ing)(?!\p{L})|(?:\p{L}+s|\p{L}*men|people|children) who )/iu,
  fr: /^(?:une?|le|la|les|l’|des|deux|trois|quelqu’un|mon|ma|mes).* (?:qui|que|qu’\p{L}+|dont|où)(?!\p{L})/iu,
};

const mostOfTopic = 11;
const determined = {
  en: /^(?:an?|the|my|our|his|her|their|your|first|second|third|last|next) /iu,
  fr: /^(?:une?|le|la|les|des|du|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|ces) |^l’/iu,
};
/** Days and feasts, which are named without an article. */
const occasions: Record<Own, RegExp> = {
  en: /^(?:\p{L}+ ){1,3}(?:festival|feast|sunday|monday|thursday|friday|saturday|wednesday|eve|day|week|supper)$/iu,
  fr: /^(?:noël|pâques|pentecôte|rameaux|épiphanie|toussaint|carême|avent|jeudi saint|vendredi saint|mercredi des cendres)$/iu,
};
const abstract = /(?:ness|ship|tion|sion|ity|ment|ance|ence|hood|ism|ing|th|[^su]s)$/iu;
/** Whether words name a topic that a sentence can use as it is: "le pardon", "family problems", not "lazy student". */
function isTopic(words: string, language: Own): boolean {
  const each = words.split(' ');
  if (each.length > mostOfTopic || /[,;:–—]|(?<!\p{L})(?:please|svp)(?!\p{L})/iu.test(words)) return false;
  if (
    /^(?:too|so|very|still|no|not|never|always|at|in|on|without|from|under|trop|très|sans|au|aux|en|dans|pas|plus|à)(?!\p{L})/iu.test(
      words,
    )
  )
    return false;
  if (determined[language].test(words)) return true;
  if (occasions[language].test(words)) return true;
  if (language === 'en')
    return each.length === 1 || / (?:and|of) /.test(words) || each.slice(0, 2).some((word) => abstract.test(word));
  const { feminine, masculine, elided } = ideaWords.fr;
  return each.length === 1 || [...feminine, ...masculine, ...elided].includes(each[0]!.toLowerCase());
}

/** A second subject after "when" or "if": the sentence is whole, "when I lose I shout". */
const hasMainClause: Record<Own, RegExp> = {
  en: /^(?:when|if|after|before) .*, (?:I|we|he|she|they) |^(?:when|if|after|before) (?:I|we|he|she|they|you|it) .* (?:I|we|he|she|they|you|it) \p{L}/iu,
  fr: /^(?:quand|si|lorsque|après|avant) .*, (?:je |j’|il |elle |on |nous )|^(?:quand|si|lorsque|lorsqu’|après|avant) ?(?:je |j’|on |il |elle |nous |ils |elles ).* (?:je |j’|on |il |elle |nous |ils |elles )\p{L}/iu,
};

/** The form of a few words or a sentence that ask nothing. */
export function formOf(words: string, language: Own): Form {
  const told = opened[language].find(([, form]) => form.test(words));
  if (told && !(told[0] === 'case' && hasMainClause[language].test(words))) return told[0];
  if (language === 'en' && statesOf.en.test(words) && !saysWho.test(words)) return 'state';
  const clause = isClause(words, language);
  if (!clause && acts[language].test(words)) return 'act';
  if (language === 'fr' && /^pour /iu.test(words)) return 'purpose';
  if (!clause && statesOf[language].test(words)) return 'state';
  if (clause) return isSpoken(words, language) ? 'voice' : 'account';
  if (scenes[language].test(words) || namesPerson(words, language)) return 'scene';
  return isTopic(words, language) ? 'topic' : 'note';
}

/** Words without the capital that they have only because they come first. */
export function uncapitalised(words: string, language: Own): string {
  const first = /^\p{L}+(?:’\p{L}+)?/u.exec(words)?.[0] ?? '';
  if (!/^\p{Lu}\p{Ll}*(?:’|$)/u.test(first) || first === 'I') return words;
  if (
    /^(?:What|How|Why|When|Where|Who|If|Not|Being|Having|Somebody|Someone|Nobody|Everyone|Everybody|Some|Many|Two|Three|Four|Que|Comment|Pourquoi|Quand|Ce|Ne|Si|Deux|Trois|Quelqu’un)$/u.test(
      first,
    )
  )
    return words.charAt(0).toLowerCase() + words.slice(1);
  if (language === 'en' && occasions.en.test(words) && /^\S+ \p{Lu}/u.test(words)) return words;
  const isArticle = determined[language].test(words) || /^[LD]’/u.test(first);
  return isArticle || isCommon(first.replace(/’s$/u, ''), language)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
}
