// Repairs quotation marks of verses that are quoted in part.
import { frenchTypography } from '#shared/story/french-typography.ts';
import type { Language } from '#shared/vocabulary.ts';

/**
 * Reading marks of a quotation: words are never touched, only “ ” ‘ ’ that lost their partner when verses were left
 * out, and the last sign.
 */

/** Whether a mark is an apostrophe, not a closing quotation mark. Some Bibles put a space between two closing marks. */
function isApostrophe(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 2), at)
      .replace(/(?<=”) $/, '')
      .at(-1) ?? '';
  return /\p{L}/u.test(text[at + 1] ?? '') || !/[.,;:!?”]/.test(before);
}

/** Stands between the verses of one reading while its marks are set. */
export const verseBorder = '\u0001';

/** Gives every quotation mark of one reading its partner; a mark that only says "still speaking" goes. */
export function pairMarks(text: string): string {
  const open: string[] = [];
  let lostOpening = '';
  // How many marks open a quotation that is open already; as many closing marks are dropped.
  let again = 0;
  let paired = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '“' || sign === '‘') {
      // A quoted person may quote somebody; but a mark at the start of a verse only says that somebody is still
      // speaking.
      const isDeeper = sign === '“' && open.at(-1) === '‘' && at > 0 && text[at - 1] !== verseBorder;
      if (open.includes(sign) && !isDeeper) {
        if (sign === '‘') again += 1;
        continue;
      }
      open.push(sign);
    } else if (sign === '”') {
      const from = open.lastIndexOf('“');
      if (from === -1 && lostOpening.includes('“')) continue;
      if (from === -1) lostOpening = `“${lostOpening}`;
      else open.length = from;
    } else if (sign === '’' && !isApostrophe(text, at)) {
      if (open.at(-1) === '‘') open.pop();
      else if (!open.includes('‘') && again > 0) {
        again -= 1;
        continue;
      } else if (!open.includes('‘') && lostOpening.includes('‘')) continue;
      else if (!open.includes('‘')) lostOpening = `‘${lostOpening}`;
    }
    paired += sign;
  }
  // A mark at the start of a verse that is never closed only says that somebody is still speaking.
  const reopened = open.includes('“') ? paired.lastIndexOf(`${verseBorder}“`) : -1;
  if (reopened !== -1 && !paired.includes('”', reopened)) {
    paired = paired.slice(0, reopened + 1) + paired.slice(reopened + 2);
    open.splice(open.lastIndexOf('“'), 1);
  }
  const missing = open.reverse().map((mark) => (mark === '“' ? '”' : '’'));
  return `${lostOpening}${paired}${missing.join('')}`;
}

/**
 * Whether a reading begins in the middle of what somebody of a story says, so that it closes an inner quotation that it
 * never opened.
 */
export const losesOpening = (text: string): boolean => pairMarks(text).startsWith('‘') && !text.startsWith('‘');

/**
 * Whether somebody is still speaking at the end of a text; a Bible opens the marks again with each paragraph, and
 * closes them once.
 */
export const endsInSpeech = (text: string): boolean => text.lastIndexOf('“') > text.lastIndexOf('”');

/** The same for somebody whom the speaker of a text quotes, as people of a parable are. */
export function endsInInnerSpeech(text: string): boolean {
  let isOpen = false;
  for (let at = 0; at < text.length; at++)
    if (text[at] === '‘') isOpen = true;
    else if (text[at] === '’' && !isApostrophe(text, at)) isOpen = false;
  return isOpen;
}

/** Lets a reading that was cut from its sentence begin with a capital and end with a full stop. */
export function roundOff(text: string): string {
  const ended = text.replace(/\s*[,;:–—-]+([”’]*)$/, '.$1');
  const stopped = /[.!?…][”’»)]*$/.test(ended) ? ended : ended.replace(/([”’]*)$/, '.$1');
  return stopped.replace(/^(["“‘(]*)(\p{Ll})/u, (_, marks: string, first: string) => marks + first.toUpperCase());
}

/** A text without quotation marks that enclose all of it. */
export function unwrap(text: string): string {
  const inner = /^[“‘]\s*([^“”‘]*?)\s*[”’]$/u.exec(text.trim())?.[1];
  return inner === undefined || inner === text ? text : unwrap(inner);
}

/** The words of a text and nothing else: what must be the same in a quotation and in its Bible. */
export const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<=^| )à(?= |$)/gu, 'a')
    .trim();

/** Marks of speech inside a quotation: “ ” become ‘ ’ and the other way round. */
function turned(text: string): string {
  let result = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const isSingleEnd = sign === '’' && !isApostrophe(text, at);
    result += sign === '“' ? '‘' : sign === '”' ? '’' : sign === '‘' ? '“' : isSingleEnd ? '”' : sign;
  }
  return result;
}

/**
 * Puts a reading of Scripture between quotation marks, so that it is told from what the writer says itself; speech in
 * it has the other marks.
 */
export function inMarks(text: string, language: Language): string {
  if (language === 'fr') return frenchTypography(`«\u202F${text.replace(/^[“"]|[”"]$/gu, '')}\u202F»`);
  if (language !== 'en') return text;
  // Some verses are enclosed in two pairs of marks.
  const twice = /^“ ?‘ ?([^“”‘]*)’”$/u.exec(text)?.[1];
  if (twice !== undefined && ![...twice].some((sign, at) => sign === '’' && !isApostrophe(twice, at)))
    return `“${twice}”`;
  if (/^“[^“”]*”$/.test(text)) return text;
  const inner = unwrap(text);
  // Marks that are inner ones already stay.
  const inside = /[“‘]/.exec(inner)?.[0] === '‘' ? inner : turned(inner);
  // A mark whose partner was left out, or that is an apostrophe, would close the wrong quotation.
  const isPaired = inside.split('“').length === inside.split('”').length;
  return `“${isPaired ? inside : inner.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}
