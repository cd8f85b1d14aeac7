// Turns what a creator typed into words that a tale can say aloud, in English and French.
import type { TablePassage } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { clausesOf, countWords, sentencesOf } from '#shared/story/prose.ts';
import { parseReference } from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import { creatorsNote } from '#server/passages/ideas/creators-note.ts';
import { languageThatKnows } from '#server/passages/ideas/idea-language.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { actOf } from './idea-advice.ts';
import { withoutRequests } from '../maker-requests.ts';
import { type Form, formOf, isSpoken, uncapitalised } from './idea-forms.ts';

/** What a creator asked for, as it can stand in a tale: a question, a few words, or some sentences. */
export type Words = {
  readonly kind: Form;
  /** Without a full stop, for use inside a sentence. */
  readonly text: string;
  readonly short: string;
};
/**
 * An idea in both languages. `written` is the language its creator wrote in; the words in the other language are not
 * theirs.
 */
export type Idea = {
  readonly en: Words;
  readonly fr: Words;
  readonly written: 'en' | 'fr' | null;
};

const mostWords = { thought: 18, account: 40, short: 14 };

const asked = {
  en: /^(?:(?:please|hello|hi)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:(?:i(?:’d| would)? (?:want|like|need)|we (?:want|need)|write|tell|make|create|give|generate|do)(?: (?:me|us|him|her|them|(?:my|our|the) \p{L}+))?\s+)?(?:to (?:hear|have|make|tell)\s+)?(?:an?|the|some)?\s*(?:(?!(?:an?|the|his|her|my|our|who|tells?|reads?|writes?)\s)[\p{L}’-]+\s+){0,4}?(?:story|tale|film|video|movie|message|lesson)(?:(?: for [\p{L} ’]{2,40}?)?\s+(?:about|on|with|where|in which)|\s+of|(?=\s+for (?:the |my |our |an? )?(?:\p{L}+ )?(?:baptism|christening|wedding|funeral|burial|farewell|birthday|anniversary|confirmation|communion|dedication|harvest|festival|feast|opening)(?!\p{L}))|\s+for)\s+/iu,
  fr: /^(?:(?:bonjour|salut|svp)[,!]?\s+)*(?:s’il (?:te|vous) plaît[,]?\s+)?(?:(?:je (?:veux|voudrais)|j’aimerais|nous voulons|raconte|écris|fais|crée|donne|racontez|écrivez)(?:-(?:moi|nous))?\s+)?(?:une?|l’|le)?\s*(?:(?:petite?|courte?|belle|bonne)\s+)*(?:histoire|récit|conte|film|vidéo|message|leçon)(?:(?: pour [\p{L} ’]{2,40}?)?\s+(?:sur|avec|à propos de|au sujet de|où|qui parle de)|\s+(?:de|d’)|(?=\s+pour (?:le |la |les |l’|une? |mon |ma |notre )?(?:baptême|mariage|obsèques|enterrement|adieu|départ|anniversaire|confirmation|communion|culte|fête|ouverture|récolte)(?!\p{L})))\s*/iu,
};
const asks = {
  en: /^(?:why (?:should|do|does|did|is|are|can|must|would|am)|how (?:do|can|should|could|does|is|are)|what (?:if|is|are|do|does|should|can)|who (?:is|are|can|will)|where (?:is|are|do)|when (?:will|should|do)|can|could|should|does|do|is|are|am|will|may|must)(?= \p{L})|, (?:can|may|should|must|do|does|is|are|what|how|why) (?:i|we|god|he|she|they|it|should|can|do) |, so (?:is|are|does|do|did|can|should|why|what|how) /iu,
  fr: /^(?:pourquoi|comment|est-ce que|qu’est-ce|que faire|que dois|qui est|où est|qu’y)(?= \p{L})|(?:^|, )\p{L}+-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?= )|^(?:[\p{L}’]+ ){1,3}\p{L}+-(?:t-)?(?:il|elle|ils|elles)(?= |$)|, (?:que faire|comment|pourquoi) /iu,
};
/** A question in the middle of a sentence. */
const quietly = (question: string): string =>
  /^(?:I|I’\p{L}+|God|Jesus|Dieu|Jésus)(?!\p{L})/u.test(question)
    ? question
    : question.charAt(0).toLowerCase() + question.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A creator's words without what cannot be read aloud. */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>|https?:\/\/\S+/gu, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}*_#~|<>{}[\]\\^=]/gu, ' ')
    .replace(/["“”«»„]/gu, '')
    .replaceAll("'", '’')
    .replace(/[.,;:]*[!?][!?.,;:]*/gu, (pile) => (pile.includes('?') ? '?' : '!'))
    .replace(/([.,])\1+/gu, '$1')
    .replace(/\s*\([^()]*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,])/gu, '$1')
    .replace(/^[\s\-–—•.,;:!?]+/u, '')
    .trim();

/** Common words typed without their apostrophe or accent, with the correct spelling. */
const typed: Record<'en' | 'fr', readonly (readonly [RegExp, string])[]> = {
  en: [
    [/(?<![\p{L}’])i(?![\p{L}’])/gu, 'I'],
    [/(?<![\p{L}’])i(?=’(?:m|ve|ll|d)(?!\p{L}))/gu, 'I'],
    [/(?<![\p{L}’])[Ii](m|ve)(?![\p{L}’])/gu, 'I’$1'],
    [/(?<![\p{L}’])(do|does|did|is|are|was|ca|wo|have|has|would|should|could)nt(?![\p{L}’])/giu, '$1n’t'],
    [
      /(?<![\p{L}’])(that|there|he|she|what|who)s(?= (?:a|an|the|my|not|it|so|too|in|on|going|being|always)(?!\p{L}))/giu,
      '$1’s',
    ],
  ],
  fr: [
    [/(?<![\p{L}’])([jJ])ai(?![\p{L}’])/gu, '$1’ai'],
    [/(?<![\p{L}’])([cC])est(?![\p{L}’])/gu, '$1’est'],
    [/(?<![\p{L}’])aujourdhui(?![\p{L}’])/gu, 'aujourd’hui'],
    [/^a (?=quoi|qui)/iu, 'à '],
  ],
};
const retyped = (text: string, language: 'en' | 'fr'): string =>
  typed[language].reduce((words, [pattern, instead]) => words.replace(pattern, instead), text);

/** Requests about the film and its listeners, which follow the subject of an idea. */
const orders = {
  en: /(?:^|[,;.!?–-] ?)(?:(?:i|we) (?:want|need|would like|am looking for|are looking for)|i’d like|please (?:make|write|tell|create)|(?:an? )?(?:short |little |nice )*(?:story|film|video|tale|message) (?:for|about))(?!\p{L})[^.!?]*\b(?:story|film|video|tale|message)?[^.!?]*/iu,
  fr: /(?:^|[,;.!?–-] ?)(?:(?:je|nous) (?:veux|voudrais|cherche|voulons|voudrions|cherchons)|j’aimerais|(?:une? )?(?:petite? |courte? |belle )*(?:histoire|film|vidéo|récit|message) (?:pour|sur))(?!\p{L})[^.!?]*(?:histoire|film|vidéo|récit|message)?[^.!?]*/iu,
};
const speaksOfFilm = {
  en: /\b(?:story|film|video|tale|message)\b/iu,
  fr: /(?<!\p{L})(?:histoire|film|vidéo|récit|message)(?!\p{L})/iu,
};
const listeners = {
  en: / for (?:my |our |the |an? )?(?:[\p{L}\d]+[ -]){0,3}?(?:olds?|kids|children|toddlers|teens|teenagers|youth|family|families|adults|class|students|sunday school|church|camp)(?: (?:of|in|at) [\p{L} ]{2,30})?$/iu,
  fr: / pour (?:mon |ma |mes |notre |nos |les |des |une? )?(?:[\p{L}\d]+ ){0,2}?(?:ans|enfants|petits|jeunes|adolescents|ados|adultes|famille|familles|classe|élèves|église|camp)(?: (?:de|du|des) [\p{L} ]{2,30})?$/iu,
};

/** The subject of a film, without the rest of what its creator asked for. */
function subject(prompt: string, language: 'en' | 'fr'): string {
  const polite = prompt.replace(/[,.]?\s*(?:please|thank you in advance|s’il (?:te|vous) plaît|svp)\s*[.!]?$/iu, '');
  const told = polite.replace(asked[language], '');
  if (told !== polite) return told.replace(/[.!?]+$/, '').replace(listeners[language], '') || polite;
  const rest = polite.replace(orders[language], (order, at: number) =>
    at > 0 && speaksOfFilm[language].test(order) ? '' : order,
  );
  return rest.trim() || polite;
}

/** The words of an idea in the language it is written in; null when there is nothing that could be said. */
function heard(prompt: string, language: 'en' | 'fr'): Words | null {
  const all = retyped(readable(prompt.slice(0, 4_000)), language);
  if (
    parseReference(all, language) ||
    !/\p{L}*[aeiouyàâéèêëîïôûœ]\p{L}*/iu.test(all) ||
    all.replace(/[^\p{L}]/gu, '').length < 3
  )
    return null;
  const calm = all === all.toUpperCase() && all.length > 4 ? all.toLowerCase() : all;
  const about = withoutRequests(subject(calm, language) || calm, language);
  if (!/\p{L}{2}/u.test(about)) return null;
  const text = about.replace(/(?<=[.!?…] )\p{Ll}/gu, (first) => first.toUpperCase());
  const spoken = spokenWords(text, language);
  if (spoken) return spoken;
  const sentences = sentencesOf(withoutHeading(text));
  const [first = text, last = first] = [sentences[0], sentences.at(-1)];
  const bare = bareOf(first);
  const isQuestion = first.endsWith('?') || (sentences.length === 1 && asks[language].test(bare));
  if (isQuestion && countWords(bare) >= 2 && countWords(bare) <= 25)
    return { kind: 'question', text: `${upperFirst(bare)}?`, short: `${quietly(questionIn(bare))}?` };
  // The sentences before a question are said with it; when the tale comes back to the idea, only the question is
  // repeated.
  if (last.endsWith('?') && countWords(text) <= mostWords.account)
    return { kind: 'question', text: upperFirst(text), short: `${quietly(questionIn(bareOf(last)))}?` };
  if (
    sentences.length === 1 &&
    countWords(bare) <= mostWords.thought &&
    (!first.endsWith('.') || countWords(bare) < 4 || withoutTail(bare) !== bare)
  )
    return thoughtOf(withoutDangling(withoutTail(bare)), language);
  let told = '';
  for (const sentence of sentences) {
    if (countWords(`${told} ${sentence}`) > mostWords.account) break;
    told = `${told} ${sentence}`.trim();
  }
  if (told === '') {
    for (const clause of clausesOf(first)) {
      if (countWords(`${told} ${clause}`) > mostWords.account) break;
      told = `${told} ${clause}`.trim();
    }
  }
  if (told === '') return null;
  const form = formOf(uncapitalised(bare, language), language);
  // Words that are not a sentence are said alone: "a driver on the road from Tema who has not slept at home".
  if (form !== 'voice' && form !== 'account') return thoughtOf(withoutTail(bare), language);
  return {
    kind: isSpoken(told, language) ? (calls.test(told) ? 'note' : 'voice') : 'account',
    text: upperFirst(told.replace(/[\s,;:–—-]*[.!]?$/u, '')).replace(/(?<![?!…])$/u, '.'),
    short: uncapitalised(bare, language),
  };
}

const upperStarts = (text: string): string => text.replace(/(?:^|(?<=[.!?…] ))\p{Ll}/gu, upperFirst);
const ownWords = {
  en: /(?<!\p{L})(?:my|our|mine|ours|me|us)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:mon|ma|mes|notre|nos|nous)(?!\p{L})/iu,
};
/** Words below which a note in the first person is a subject rather than something said. */
const leastSpoken = 6;
const beginsOwn = { en: /^(?:my|our) /iu, fr: /^(?:mon|ma|mes|notre|nos) /iu };
/** Forms of which a tale makes a sentence, where nothing else is said. */
const framed: readonly Form[] = ['act', 'state', 'manner', 'case', 'purpose', 'thanks', 'topic', 'scene', 'question'];
/**
 * What somebody tells of himself, all of it, to be said as his own words; null for anything else. "Does God love me?"
 * is everybody's question, and what is asked about "my mother" is somebody's own.
 */
function spokenWords(text: string, language: 'en' | 'fr'): Words | null {
  if (!isSpoken(text, language) || calls.test(text) || countWords(text) > mostWords.account) return null;
  const sentences = sentencesOf(text);
  const bare = bareOf(sentences[0] ?? text);
  const asking = text.endsWith('?') || (sentences.length === 1 && asks[language].test(bare));
  if (asking && !(ownWords[language].test(text) && sentences.length > 1)) return null;
  if (sentences.length === 1) {
    const form = actOf(bare, language) ? 'act' : formOf(uncapitalised(bare, language), language);
    // "Our choir split over the solo" is somebody's own, "a girl who finds a wallet" is not.
    const isOwnScene = form === 'scene' && beginsOwn[language].test(bare) && countWords(bare) >= leastSpoken;
    if ((framed.includes(form) && !isOwnScene) || isUnsayable(form, bare, language)) return null;
    if (form === 'note' && (countWords(bare) < leastSpoken || namesFirst(bare, language))) return null;
  }
  const said = upperStarts(text.replace(/[\s,;:–—-]+$/u, '')).replace(/(?<![.?!…])$/u, '.');
  return { kind: 'voice', text: said, short: uncapitalised(bare, language) };
}

/** The most words of a heading, and of a note at the end of a thought. */
const [mostOfHeading, mostOfTail] = [3, 2];
/**
 * A heading before a colon says what kind of day it is; the words after it say more, unless they are only one or two.
 */
const withoutHeading = (text: string): string =>
  text.replace(/^([^:.!?–—]+?)\s*(?::|\s[–—-])\s+([^:]+)$/u, (all, head: string, rest: string) =>
    countWords(head) > mostOfHeading ? all : countWords(rest) > mostOfTail ? upperFirst(rest) : head,
  );
/** A thought without the unfinished start of another one at its end: "waiting for nine years and still". */
const withoutDangling = (words: string): string =>
  words.replace(/[,;]? (?:and|but|yet|et|mais)(?: (?:still|yet|so|now|toujours|encore|rien))?$/iu, '');
/** A thought without a keyword added at its end: "going on without strength, cancer". */
const withoutTail = (words: string): string =>
  words.replace(/^(.+?)\s*[,;–—]\s*([^,;–—]+)$/u, (all, thought: string, tail: string) =>
    countWords(thought) > mostOfHeading && countWords(tail) <= mostOfTail ? thought : all,
  );
const bareOf = (sentence: string): string => sentence.replace(/[\s.!?;:,…]+$/u, '');
/** The question after an account: "que répondre" of "Mes amis se moquent de moi, que répondre". */
const questionIn = (words: string): string =>
  / [–-] (.+)$/u.exec(words)?.[1] ??
  /, ((?:and |et |alors |so )?(?:que|comment|pourquoi|what|how|why|is|are|can|should|does|do) .+)$/iu.exec(
    words,
  )?.[1] ??
  words;

/** Words that address somebody: a prayer, which is not a subject for a tale. */
const calls =
  /^(?:(?:o|oh|dear|cher|mon|please) )?(?:lord|god|jesus|father|seigneur|dieu|jésus|père),|^(?:please|dear) /iu;
const relativeFirst = {
  en: /^(?:and |but )?(?:who|whose|that|which|where)(?!\p{L})/iu,
  fr: /^(?:et |mais )?(?:qui|que|qu’|dont|où)(?!\p{L})/iu,
};
/** A few words by their form; those that are a whole sentence get a stop. */
function thoughtOf(words: string, language: 'en' | 'fr'): Words {
  if (calls.test(words)) return { kind: 'note', text: words, short: words };
  const act = actOf(words, language);
  if (act) return { kind: 'act', text: act, short: act };
  const small = uncapitalised(words, language);
  const kind = asks[language].test(small) ? 'question' : formOf(small, language);
  // Only the first noun of a note can be said: "Easter" of "Easter, the morning of the empty tomb".
  const [head = ''] = words.split(/\s*[,;:–—]\s+/u);
  if (head !== words && (kind === 'note' || (kind === 'topic' && language === 'fr'))) {
    const first = uncapitalised(head, language);
    if (countWords(head) <= mostOfHeading && formOf(first, language) === 'topic')
      return { kind: 'topic', text: first, short: first };
  }
  if (kind === 'question') return { kind, text: `${upperFirst(words)}?`, short: `${small}?` };
  // Words after a comma without "who" are only a note: "my Muslim neighbours and I, living well in one yard".
  const [whole = '', behind = ''] = /^([^,]+), (.+)$/u.exec(small)?.slice(1) ?? [];
  if (
    ['scene', 'topic', 'purpose'].includes(kind) &&
    whole &&
    !relativeFirst[language].test(behind) &&
    formOf(whole, language) === kind
  )
    return { kind, text: whole, short: whole };
  if (isUnsayable(kind, words, language)) return { kind: 'note', text: small, short: small };
  return { kind, text: kind === 'voice' || kind === 'account' ? `${upperFirst(words)}.` : small, short: small };
}

/**
 * Whether somebody is named like a heading and then spoken of: "Widow in my church, she feels forgotten". Nobody says
 * that aloud.
 */
function namesFirst(words: string, language: 'en' | 'fr'): boolean {
  const head = /^([^,]+), (?:he|she|they|it|il|elle|ils|elles|on) /iu.exec(words)?.[1];
  return head !== undefined && !['voice', 'account', 'case'].includes(formOf(uncapitalised(head, language), language));
}

/** Whether words would be odd in any sentence: a heading followed by a sentence, or a French act with "je" in it. */
const isUnsayable = (kind: Form, words: string, language: 'en' | 'fr'): boolean =>
  (kind === 'topic' && countWords(words) > 4 && /(?<!\p{L})(?:your|ton|ta|tes) \p{L}+ \p{L}/iu.test(words)) ||
  (kind === 'voice' || kind === 'account'
    ? namesFirst(words, language)
    : kind === 'act' && language === 'fr' && /(?<!\p{L})(?:je |j’)\p{L}/iu.test(words));

const relative = {
  en: / (?=(?:who|that|which|whose|where)(?!\p{L}))/iu,
  fr: / (?=(?:qui|que|qu’|dont|où)(?!\p{L}))/iu,
};
/**
 * The part of a long idea that can stand by itself: "a mechanic in Kumasi" of "a mechanic in Kumasi who …", otherwise
 * their first clause.
 */
function beginningOf(words: string, language: 'en' | 'fr'): string {
  const clause = (clausesOf(words)[0] ?? words).replace(/[\s,;:–—-]+$/u, '');
  const [head = clause] = clause.split(relative[language]);
  return countWords(clause) > mostWords.short && countWords(head) >= 2 ? head : clause;
}

const stems = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );

/**
 * Words for an idea in the other language: the situation of the passage, from the table, that has most in common with
 * it.
 */
function meant(prompt: string, from: 'en' | 'fr' | null, to: 'en' | 'fr', known: TablePassage | null): Words | null {
  if (!known) return null;
  const mine = stems(prompt);
  const shared = (situation: string) => [...stems(situation)].filter((stem) => mine.has(stem)).length;
  const order = (from ? known.situations[from] : [])
    .map((situation, at) => ({ at, fit: shared(situation), of: Math.max(mine.size, stems(situation).size) }))
    .toSorted((a, b) => b.fit - a.fit);
  // One word in common proves nothing; the question of the passage is then nearer than a situation that is not the
  // creator's.
  const best =
    order[0] && order[0].fit >= 2 && order[0].fit >= order[0].of / 2 ? known.situations[to][order[0].at] : undefined;
  if (best && !asksIn(prompt, from)) return thoughtOf(best.replace(/\.$/u, ''), to);
  return { kind: 'question', text: known.question[to], short: quietly(known.question[to]) };
}

/** The language of a very short idea: the one that knows more of its words, otherwise that of the tale. */
const guessed = (words: string, languages: readonly Language[]): 'en' | 'fr' => {
  const known = languageThatKnows(words);
  if (known === 'en' || known === 'fr') return known;
  return languages.includes('fr') && !languages.includes('en') ? 'fr' : 'en';
};

const asksIn = (prompt: string, language: 'en' | 'fr' | null): boolean =>
  language !== null && heard(prompt, language)?.kind === 'question';

/**
 * A creator's idea in English and in French: their own words where they wrote them, otherwise the situation of the
 * passage that comes nearest. Null when there is nothing to take up. Words too few to tell their language are in the
 * one of the tale.
 */
export function hearIdea(
  note: string | null,
  known: TablePassage | null,
  languages: readonly Language[] = ['en', 'fr'],
): Idea | null {
  if (!note) return null;
  const prompt = creatorsNote(note).words;
  const spoken = languageOf(prompt);
  const own = spoken === 'ee' ? null : (spoken ?? guessed(prompt, languages));
  const in_ = (language: 'en' | 'fr'): Words | null => {
    const said = own === language ? heard(prompt, language) : null;
    const words = said ?? meant(prompt, own, language, known);
    if (!words) return null;
    if (countWords(words.short) <= mostWords.short) return words;
    // A long question is replaced by the one that the passage answers. Nothing else is replaced, because it would pass
    // for the creator's own words.
    const answered = words.kind === 'question' ? meant(prompt, own ?? language, language, known)?.short : undefined;
    return { ...words, short: answered ?? beginningOf(words.short, language) };
  };
  const [en, fr] = [in_('en'), in_('fr')];
  const mine = own && heard(prompt, own);
  if (own && (!mine || mine.kind === 'note')) return null;
  if (!en && !fr) return null;
  const none: Words = { kind: 'topic', text: '', short: '' };
  const set = (words: Words): Words => ({
    ...words,
    text: frenchTypography(words.text),
    short: frenchTypography(words.short),
  });
  return {
    en: en ?? none,
    fr: set(fr ?? none),
    written: own,
  };
}
