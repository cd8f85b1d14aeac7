// Finds the parts of sentences that somebody says aloud. What is said is not drawn.
import type { TaleTongue } from '../people/people-grammar.ts';
import { peopleGrammar } from '../people/people-grammar.ts';

/** A stretch of a sentence that somebody says: characters from `start` to before `end`. */
export type SpeechSpan = { readonly start: number; readonly end: number };

/** Openings of a story that a person of the tale tells: such words are drawn although they are speech. */
const taleTold =
  /^[\s«“"]*(?:(?:again, )?the kingdom of (?:heaven|god) is like|le royaume des cieux est semblable|there (?:was|were|lived) (?:once )?an?|once|an? certain|two (?:men|people|sons)|(?:an?|the) (?:\p{L}+ )?(?:man|woman|king|sower|farmer) (?:had|went|planted|was going)|il y avait|il était une fois|un (?:homme|roi|semeur)|une femme)\b/iu;

/**
 * The stretches of speech of every sentence of a scene. A speech continues across sentences until its closing mark; a
 * parable is not speech.
 */
export function speechSpans(sentences: readonly string[], language: TaleTongue): SpeechSpan[][] {
  const text = sentences.join(' ');
  // A scene that closes a speech before it opens one began inside it.
  const [opens, closes] = [text.search(/[“«]/), text.search(/[”»]/)];
  let open: 'speech' | 'tale' | null = closes >= 0 && (opens < 0 || closes < opens) ? 'speech' : null;
  return sentences.map((sentence) => {
    if (open === null && /(?:^|[.!?…] )[—–] /.test(sentence)) {
      const turns = [...sentence.matchAll(/(?:^|(?<=[.!?…] ))[—–] /g)].map(({ index }) => index);
      return turns.flatMap((from, turn) =>
        dialogueSpans(sentence.slice(from, turns[turn + 1]), language).map(({ start, end }) => ({
          start: start + from,
          end: end + from,
        })),
      );
    }
    const spans: SpeechSpan[] = [];
    let from = open === 'speech' ? 0 : -1;
    for (let at = 0; at < sentence.length; at += 1) {
      const mark = sentence[at]!;
      const isStart = '“«'.includes(mark) || (mark === '"' && open === null) || (open === 'tale' && mark === '‘');
      if (isStart && from < 0) {
        if (open !== 'tale') open = taleTold.test(sentence.slice(at + 1)) ? 'tale' : 'speech';
        if (open === 'speech' || mark === '‘') from = at;
      } else if (
        '”»'.includes(mark) ||
        (mark === '"' && open !== null) ||
        (open === 'tale' && mark === '’' && from >= 0 && isClosing(sentence, at))
      ) {
        if (from >= 0) spans.push({ start: from, end: at + 1 });
        from = -1;
        if (mark !== '’') open = null;
      }
    }
    if (from >= 0) spans.push({ start: from, end: sentence.length });
    const colon =
      spans.length === 0 && open === null
        ? /\b(?:dit|dirent|répondit|said)\b[^:]{0,40}: (?=\p{Lu})/u.exec(sentence)
        : null;
    return colon ? [{ start: colon.index + colon[0].length, end: sentence.length }] : spans;
  });
}

const isClosing = (sentence: string, at: number): boolean => !/\p{L}/u.test(sentence[at + 1] ?? ' ');

/** After a dash all is speech but the words that say who speaks: `— Viens ! crie-t-elle.` */
function dialogueSpans(sentence: string, language: TaleTongue): SpeechSpan[] {
  const { saying } = peopleGrammar(language);
  const said = [...sentence.matchAll(/[!?,…] (s['’])?(\p{Ll}+)(?=[- ])/gu)].find(([, own = '', verb = '']) =>
    saying.has(own.replace('’', "'") + verb),
  );
  if (!said) return [{ start: 0, end: sentence.length }];
  const rest = sentence.slice(said.index + 2).search(/[,.] \p{Ll}/u) < 0 ? -1 : sentence.indexOf(',', said.index + 2);
  const spans = [{ start: 0, end: said.index + 1 }];
  return rest < 0 ? spans : [...spans, { start: rest + 1, end: sentence.length }];
}

/** Whether a place of a sentence is within speech. */
export const isSpoken = (spans: readonly SpeechSpan[], at: number): boolean =>
  spans.some(({ start, end }) => at >= start && at < end);
