import type { TablePassage } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/french-typography.ts';
import { clausesOf, countWords, sentencesOf } from '#shared/prose.ts';
import { parseReference } from '#shared/scripture.ts';
import { type Language, type Tone, tones } from '#shared/vocabulary.ts';
import { languageOf } from '#server/passages/language-detector.ts';
import { type Address, type Form, formOf, joined, owned, subjectOf, turnedTo, withArticles, withThe, namesPerson } from './idea-forms.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';

/** What a creator asked for, as it can stand in a tale: a question, a few words, or some sentences. */
type Words = {
  readonly kind: Form;
  readonly text: string /** Without a stop, to stand in a sentence. */;
  readonly short: string;
};
export type Idea = { readonly en: Words; readonly fr: Words };

const mostWords = { thought: 18, account: 40, short: 14 };

const asked = {
  en: /^(?:(?:please|hello|hi)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:(?:i(?:’d| would)? (?:want|like|need)|we (?:want|need)|write|tell|make|create|give|generate|do)(?: me| us)?\s+)?(?:to (?:hear|have|make|tell)\s+)?(?:an?|the|some)?\s*(?:(?:short|nice|little|good|bible|bedtime|children’s)\s+)*(?:story|tale|film|video|movie|message|lesson)(?: for [\p{L} ’]{2,40}?)?\s+(?:about|on|of|for|where|in which)\s+/iu,
  fr: /^(?:(?:bonjour|salut|svp)[,!]?\s+)*(?:s’il (?:te|vous) plaît[,]?\s+)?(?:(?:je (?:veux|voudrais)|j’aimerais|nous voulons|raconte|écris|fais|crée|donne|racontez|écrivez)(?:-(?:moi|nous))?\s+)?(?:une?|l’|le)?\s*(?:(?:petite?|courte?|belle|bonne)\s+)*(?:histoire|récit|conte|film|vidéo|message|leçon)(?: pour [\p{L} ’]{2,40}?)?\s+(?:sur|de|d’|à propos de|au sujet de|où|qui parle de)\s*/iu,
};
const asks = {
  en: /^(?:why (?:should|do|does|did|is|are|can|must|would|am)|how (?:do|can|should|could|does|is|are)|what (?:if|is|are|do|does|should|can)|who (?:is|are|can|will)|where (?:is|are|do)|when (?:will|should|do)|can|could|should|does|do|is|are|am|will|may|must)(?= \p{L})|, (?:can|may|should|must|do|does|is|are|what|how|why) (?:i|we|god|he|she|they|it|should|can|do) /iu,
  fr: /^(?:pourquoi|comment|est-ce que|qu’est-ce|que faire|que dois|qui est|où est|qu’y)(?= \p{L})|(?:^|, )\p{L}+-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?= )|, (?:que faire|comment|pourquoi) /iu,
};
/** Words that begin with a capital only because they come first. */
const plainFirst =
  /^(?:An?|The|My|Our|His|Her|Their|Your|How|Why|When|What|Who|Where|If|Some|Somebody|Someone|Two|Three|Being|Having|Not|No|One|Learning|Can|Could|Should|Is|Are|Do|Does|Will|May|\p{Lu}\p{Ll}+(?:ing|ness|ship|tion|ity|ment|ance|ence|hood)|Une?|Les?|La|Des|Du|Mon|Ma|Mes|Notre|Nos|Son|Sa|Ses|Leurs?|Ce|Cette|Deux|Trois|Quelqu’un|Comment|Pourquoi|Quand|Que|Qui|Où|Être|Avoir|Ne|Pas|Est-ce|Peut-on|Dois-je|Faut-il|Puis-je|Love|Hope|Faith|Peace|Joy|Fear|Trust|Prayer|Honesty|Courage|Justice|Mercy|Grief|Anger|Shame|Amour|Espérance|Espoir|Foi|Paix|Joie|Peur|Pardon|Prière)(?=[\s,.!?]|$)|^[LD]’/u;
const lowerFirst = (text: string): string => (plainFirst.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
/** A question in the middle of a sentence. */
const quietly = (question: string): string =>
  /^(?:I|I’\p{L}+|God|Jesus|Dieu|Jésus)(?!\p{L})/u.test(question) ? question : question.charAt(0).toLowerCase() + question.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A creator's words without what cannot be read aloud. */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/<[^>]{0,200}>|https?:\/\/\S+/gu, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Cc}\p{Cf}*_#~|<>{}[\]\\^=]/gu, ' ')
    .replace(/["“”«»„]/gu, '')
    .replaceAll("'", '’')
    .replace(/([!?.,])\1+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,])/gu, '$1')
    .replace(/^[\s\-–—•.,;:!?]+/u, '')
    .trim();

/** The words of an idea in the language it is written in; null when there is nothing that could be said. */
function heard(prompt: string, language: 'en' | 'fr'): Words | null {
  const all = readable(prompt.slice(0, 4_000));
  if (parseReference(all, language) || !/\p{L}*[aeiouyàâéèêëîïôûœ]\p{L}*/iu.test(all) || all.replace(/[^\p{L}]/gu, '').length < 3)
    return null;
  const calm = all === all.toUpperCase() && all.length > 4 ? all.toLowerCase() : all;
  const text = calm.replace(asked[language], '') || calm;
  const sentences = sentencesOf(text);
  const first = sentences[0] ?? text;
  const bare = first.replace(/[\s.!?;:,…]+$/u, '');
  const isQuestion = first.endsWith('?') || (sentences.length === 1 && asks[language].test(bare));
  if (isQuestion && countWords(bare) >= 2 && countWords(bare) <= 25)
    return { kind: 'question', text: `${upperFirst(bare)}?`, short: `${quietly(bare)}?` };
  if (sentences.length === 1 && countWords(bare) <= mostWords.thought && (!/[.!]$/.test(first) || countWords(bare) < 4))
    return thoughtOf(lowerFirst(bare), language);
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
  return {
    kind: isSpoken(told, language) ? 'voice' : 'account',
    text: upperFirst(told.replace(/[\s,;:–—-]*[.!]?$/u, '')).replace(/(?<![?!…])$/u, '.'),
    short: lowerFirst(bare),
  };
}

const firstPerson = {
  en: /(?<!\p{L})(?:i|my|me|we|our|us)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j’|mon|ma|mes|me|m’|moi|nous|notre|nos)(?!\p{L})|(?<!\p{L})[jm]’/iu,
};
const isSpoken = (text: string, language: 'en' | 'fr'): boolean => firstPerson[language].test(text);

/** A few words by their form; those that are a whole sentence get a stop. */
function thoughtOf(words: string, language: 'en' | 'fr'): Words {
  const form = asks[language].test(words) ? 'question' : formOf(words, language);
  const kind = form === 'account' && isSpoken(words, language) ? 'voice' : form;
  if (kind === 'question') return { kind, text: `${upperFirst(words)}?`, short: `${words}?` };
  return kind === 'voice' || kind === 'account'
    ? { kind, text: `${upperFirst(words)}.`, short: words }
    : { kind, text: words, short: words };
}

const stems = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );

/** Everyday words for an idea from the table's passage, in another language than the idea's: the situation that has most in common with it. */
function meant(prompt: string, from: 'en' | 'fr' | null, to: 'en' | 'fr', known: TablePassage | null): Words | null {
  if (!known) return null;
  const mine = stems(prompt);
  const shared = (situation: string) => [...stems(situation)].filter((stem) => mine.has(stem)).length;
  const order = (from ? known.situations[from] : [])
    .map((situation, at) => ({ at, fit: shared(situation), of: Math.max(mine.size, stems(situation).size) }))
    .toSorted((a, b) => b.fit - a.fit);
  // One word in common proves nothing; the question of the passage is then nearer than a situation that is not the creator's.
  const best = order[0] && order[0].fit >= 2 && order[0].fit >= order[0].of / 2 ? known.situations[to][order[0].at] : undefined;
  if (best && !asksIn(prompt, from)) return thoughtOf(best.replace(/\.$/u, ''), to);
  return { kind: 'question', text: known.question[to], short: quietly(known.question[to]) };
}

const asksIn = (prompt: string, language: 'en' | 'fr' | null): boolean => language !== null && heard(prompt, language)?.kind === 'question';

/** A creator's idea in English and in French: their own words where they wrote them, else the situation of the passage that comes nearest. Null when there is nothing to take up. Words too few to tell their language are in the one of the tale. */
export function hearIdea(prompt: string | null, known: TablePassage | null, languages: readonly Language[] = ['en', 'fr']): Idea | null {
  if (!prompt) return null;
  const spoken = languageOf(prompt);
  const own = spoken === 'ee' ? null : (spoken ?? (languages.includes('fr') && !languages.includes('en') ? 'fr' : 'en'));
  const in_ = (language: 'en' | 'fr'): Words | null => {
    const said = own === language ? heard(prompt, language) : null;
    const words = said ?? meant(prompt, own, language, known);
    if (!words) return null;
    if (countWords(words.short) <= mostWords.short) return words;
    const brief = meant(prompt, own ?? language, language, known)?.short ?? clausesOf(words.short)[0]?.replace(/[,;:]$/u, '') ?? '';
    return { ...words, short: brief };
  };
  const [en, fr] = [in_('en'), in_('fr')];
  if (own && !heard(prompt, own)) return null;
  if (!en && !fr) return null;
  const none: Words = { kind: 'topic', text: '', short: '' };
  const set = (words: Words): Words => ({ ...words, text: frenchTypography(words.text), short: frenchTypography(words.short) });
  return { en: en ?? none, fr: set(fr ?? none) };
}

const forms = { tu: 0, vous: 1, nous: 2 };
/** The one of "(tu | vous | nous)" that fits. */
const addressed = (frame: string, address: Address): string =>
  frame.replace(/\(([^|()]*) \| ([^|()]*) \| ([^|()]*)\)/u, (_, ...each: string[]) => each[forms[address]] ?? '');

function inFrame(frame: string, words: string, address: Address): string {
  if (words === '') return '';
  const said = addressed(frame, address)
    .replace(/(?<=\{idea\})[\u202F ]?[.!?](?=[”\u00A0\u202F ]|$)/u, (stop) => (/[?!.]$/u.test(words) ? '' : stop))
    .replace('{idea}', words)
    .replace('{Idea}', upperFirst(words))
    .replace('{de}', joined('de', words))
    .replace('{a}', joined('a', words));
  return upperFirst(said);
}

const frameOf = (key: string, tone: Tone, language: 'en' | 'fr'): string => {
  const frames =
    repertoire('ideas').get(`${key} ${tone}`) ?? repertoire('ideas').get(`${key} inspirational`) ?? repertoire('ideas').get(key) ?? [];
  return frames[tones.indexOf(tone) % Math.max(1, frames.length)]?.[language] ?? '{idea}';
};

/** Words as they stand in a frame: turned to the listeners, where they are not a question or somebody's own sentence. */
function standing({ kind, text }: Words, language: 'en' | 'fr', address: Address, isReturn = false): string {
  if (kind === 'question' || kind === 'voice' || kind === 'account') return text;
  const whose = kind === 'scene' || kind === 'thanks' ? 'nous' : address;
  const isTheirs = kind === 'state' && (language === 'fr' || isReturn);
  const turned = turnedTo(
    kind !== 'topic' ? text : language === 'fr' ? withArticles(text) : withThe(text),
    language,
    isTheirs ? 'they' : whose,
  );
  if (kind === 'thanks') return thanked(turned, language);
  return kind === 'purpose' ? turned.replace(/^(?:for|pour) /iu, '') : turned;
}

/** Whom or what thanks are for: "to our mother" of "thank you our mother". */
function thanked(words: string, language: 'en' | 'fr'): string {
  const rest = words.replace(/^(?:thank you|thanks|merci)[\s,]*/iu, '');
  if (rest === '') return language === 'en' ? 'to God' : 'à Dieu';
  if (/^(?:to|for|pour|à|au|aux|de|d’)(?!\p{L})/iu.test(rest)) return rest;
  return language === 'en' ? `to ${rest}` : joined('a', /^seigneur/iu.test(rest) ? `le ${rest}` : rest);
}

/** How a tale takes the idea up, in a sentence. */
export function ideaOpening(idea: Idea, tone: Tone, address: Address): Pair {
  const of = (language: 'en' | 'fr') =>
    frenchTypography(inFrame(frameOf(idea[language].kind, tone, language), standing(idea[language], language, address), address));
  return { en: inFrame(frameOf(idea.en.kind, tone, 'en'), standing(idea.en, 'en', address), address), fr: of('fr') };
}

/** How it comes back to it; `asks` in the languages in which the lesson has to follow as the answer. */
export function ideaReturn(idea: Idea, tone: Tone, address: Address): { readonly pair: Pair; readonly asks: Record<'en' | 'fr', boolean> } {
  const of = (language: 'en' | 'fr'): string => {
    const words = idea[language];
    const { kind, short, text } = words;
    if (kind === 'voice' || kind === 'account') {
      // "Our husband" would be the husband of all who listen.
      const to = address === 'nous' ? 'vous' : address;
      const mine = owned(text, language, to);
      const who = mine === null ? subjectOf(text, language) : null;
      const key = mine !== null ? 'return owned' : who !== null ? 'return account' : 'return unowned';
      return inFrame(frameOf(key, tone, language), mine ?? who ?? text, to);
    }
    const form = kind === 'scene' && namesPerson(text, language) ? 'person' : kind;
    return inFrame(frameOf(`return ${form}`, tone, language), standing({ ...words, text: short }, language, address, true), address);
  };
  const asks = (language: 'en' | 'fr') => ['question', 'topic', 'scene', 'act', 'manner', 'case'].includes(idea[language].kind);
  return { pair: { en: of('en'), fr: frenchTypography(of('fr')) }, asks: { en: asks('en'), fr: asks('fr') } };
}
