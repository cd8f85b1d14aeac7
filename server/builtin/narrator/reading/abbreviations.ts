import type { Language } from '#shared/vocabulary.ts';
import { counting } from './counting.ts';
import { csvRows } from './csv-rows.ts';
import type { Token } from './written-words.ts';

type Row = { readonly needs: string; readonly say: string; readonly dotted: boolean };

const rows = new Map<string, Row[]>();
for (const [language, written = '', needs = '', say = ''] of csvRows('abbreviations.csv')) {
  const dotted = written.endsWith('.');
  const key = `${language} ${dotted ? written.slice(0, -1) : written}`;
  rows.set(key, [...(rows.get(key) ?? []), { needs, say, dotted }]);
}
/** Behind these a sentence may end, so that their point counts when a capital follows. */
const mayEnd = /^(?:etc|J\.?-?C|JC|B\.?C(?:\.?E)?|A\.?D|C\.?E|[ap]\.m|Jr|Sr)$/;
const acronyms = new Set(
  'US USA UK UN EU TV ID CD DVD HIV NT OT WEB LSG KJV NIV ESV ONG PDF RFI BBC CNN SMS GPS'.split(' '),
);
const accidental = /^(?:I|A|O|Y|À|Ô)$/;

/** Says abbreviations and signs in full, spells acronyms, and keeps their points from ending a sentence. */
export function readAbbreviations(tokens: Token[], language: Language): void {
  for (const [at, token] of tokens.entries()) {
    if (token.say !== null || token.core === '') continue;
    const next = tokens.slice(at + 1).find(({ core }) => core !== '');
    const small = token.core[0]!.toLowerCase() + token.core.slice(1);
    const row =
      rows.get(`${language} ${token.core}`)?.find((each) => fits(each, token, next)) ??
      rows.get(`${language} ${small}`)?.find((each) => each.needs === 'number' && fits(each, token, next));
    if (row) {
      token.say = row.say;
      if (token.close.startsWith('.') && !(mayEnd.test(token.core) && endsHere(token, next)))
        token.close = token.close.slice(1);
    } else if (language !== 'ee' || /[A-Z]\.[A-Z]/.test(token.core)) initials(token, next, language);
    const numbered = /^(?:#|n[°º]|N[°º])(\d{1,9})$/.exec(token.core);
    if (numbered)
      token.say = `${language === 'fr' ? 'numéro' : 'number'} ${counting[language].cardinal(Number(numbered[1]))}`;
  }
}

function fits({ needs, dotted }: Row, token: Token, next: Token | undefined): boolean {
  if (dotted && !token.close.startsWith('.')) return false;
  if (needs === '') return true;
  if (!next || (token.close !== '' && token.close !== '.')) return false;
  if (needs === 'name') return /^\p{Lu}/u.test(next.core) && next.open === '';
  if (needs === 'number') return /^\d/.test(next.core);
  return next.core === needs.slice('word:'.length);
}

/** Whether a sentence ends at a word with a point: at the end, or before a capital or a quotation. */
const endsHere = ({ close }: Token, next: Token | undefined) =>
  close.length > 1 || !next || next.open !== '' || /^[\p{Lu}\d]/u.test(next.core);

/** `J. R. Kofi`, `U.S.A.`, `BBC`: letters are named one by one. */
function initials(token: Token, next: Token | undefined, language: Language): void {
  const { core, close } = token;
  const capitalFollows = next !== undefined && /^\p{Lu}/u.test(next.core);
  if (/^\p{Lu}$/u.test(core) && close === '.' && capitalFollows && next.open === '' && !accidental.test(core)) {
    token.close = '';
    token.say = core;
  } else if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(core)) {
    token.say = spelled(core, language);
    if (close === '.' && next && !capitalFollows) token.close = '';
  } else if (
    (acronyms.has(core) && !(language === 'fr' && core === 'UN')) ||
    (/^[BCDFGHJKLMNPQRSTVWXZ]{2,6}$/.test(core) && !/^(?:YHWH|YHVH|HM+|SH+|PS+T|MM+|BR+)$/.test(core))
  )
    token.say = spelled(core, language);
}

/** Letters with spaces between; the English A would else be the article. */
const spelled = (letters: string, language: Language) =>
  [...letters.replaceAll('.', '')].map((letter) => (letter === 'A' && language === 'en' ? 'eigh' : letter)).join(' ');
