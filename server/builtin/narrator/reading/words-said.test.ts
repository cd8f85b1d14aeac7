import { expect, test } from 'vitest';
import type { Language } from '#shared/vocabulary.ts';
import { readingOf } from './reading.ts';
import { wordsOf } from './written-words.ts';

const said = (text: string, language: Language) =>
  readingOf(text, language)
    .flatMap(({ words }) => words.map(({ say }) => say))
    .filter(Boolean)
    .join(' ');

test.each([
  ['Mr. Kofi and Mrs Ama', 'Mister Kofi and Missus Ama'],
  ['Dr. Luke, Prof. Paul', 'Doctor Luke, Professor Paul'],
  ['St. Paul’s on Main St.', "Saint Paul's on Main Street"],
  ['bread, fish, etc.', 'bread, fish, et cetera.'],
  ['e.g. bread, i.e. food', 'for example bread, that is food'],
  ['BC, BCE and B.C.', 'B C, B C E and B C.'],
  ['bread & fish @ noon', 'bread and fish at noon'],
  ['1 + 1 = 2', 'one plus one equals two'],
  ['The LORD is GREAT', 'The Lord is Great'],
  ['I AM', 'I Am'],
  ['YHWH spoke', 'Yahweh spoke'],
  ['the UN, the USA and the U.S.', 'the U N, the U S eigh and the U S.'],
  ['the BBC', 'the B B C'],
  ['J. R. Kofi', 'J R Kofi'],
  ['and/or', 'and or'],
  ['wait—what', 'wait— what'],
  ['wait — what', 'wait— what'],
  ['wait -- what', 'wait— what'],
  ['wait... what', 'wait… what'],
  ['What?! No!!', 'What? No!'],
  ['"Yes," he said', '“Yes,” he said'],
  ['‘Yes,’ he said', '“Yes,” he said'],
  ['„Yes“ and «no»', '“Yes” and “no”'],
  ['the disciples’ feet', 'the disciples feet'],
  ['’tis so', "'tis so"],
  ['don’t', "don't"],
  ['(so it is) [he] {x}', 'so it is, he, x'],
  ['**bold** _it_ `code` # Title', 'bold it code Title'],
  ['<b>bold</b> <a href="x y">link</a>', 'bold link'],
  ['[link](https://example.org/x)', 'link'],
  ['word¹² word[3] word[a] ¹⁶For †', 'word word word For'],
  ['joy 😀 👍🏽 🇹🇬 ❤️', 'joy'],
  ['see https://www.example.org/a?b=c#d now', 'see example dot org now'],
  ['write to ama.k@example.org', 'write to ama dot k at example dot org'],
  ['end.Then more', 'end. Then more'],
  ['zero\u200bwidth so\u00adft', 'zerowidth soft'],
  ['bread &amp; fish&nbsp;', 'bread and fish'],
  ['* * *', ''],
  ['Isaiah’s scroll, JOB’S tears', "Isaiah's scroll, Jobe's tears"],
])('English: %s', (text, words) => expect(said(text, 'en')).toBe(words));

test.each([
  ['M. Koffi et Mme Ama', 'Monsieur Koffi et Madame Ama'],
  ['MM. Koffi, Mlle Afi, Dr Luc', 'Messieurs Koffi, Mademoiselle Afi, Docteur Luc'],
  ['St Paul et Ste Anne', 'Saint Paul et Sainte Anne'],
  ['c.-à-d. ici', "c'est-à-dire ici"],
  ['p. ex. le pain, etc.', 'par exemple le pain, et cétéra.'],
  ['apr. J.-C.', 'après Jésus-Cri.'],
  ['Jésus-Christ et le Christ', 'Jésus-Cri et le Christ'],
  ['le pain & le vin', 'le pain et le vin'],
  ['« Lequel ? » dit-il', '“Lequel?” dit-il'],
  ['« Lequel » ; oui', '“Lequel”; oui'],
  ['Qui ? Moi !', 'Qui? Moi!'],
  ['un — deux', 'un— deux'],
  ['— Viens.', 'Viens.'],
  ['l’Éternel, d’Ésaïe', "l'Éternel, d'Ésahi"],
  ['aujourd’hui', "aujourd'hui"],
  ['L’ÉTERNEL EST UN', "L'éternel Est Un"],
  ['30 °C', 'trente degrés Celsius'],
  ['vv. 2-4, ch. 5', 'versets deux à quatre, chapitre cinq'],
  ['www.exemple.tg', 'exemple point tg'],
])('French: %s', (text, words) => expect(said(text, 'fr')).toBe(words));

test.each([
  ['“Mawu li,” Yesu gblɔ.', '“Mawu li,” Yesu gblɔ.'],
  ['NyáwÓ atɔ̃', 'NyáwÓ atɔ̃'],
  ['*Eʋegbe* 😀', 'Eʋegbe'],
])('Ewe: %s', (text, words) => expect(said(text, 'ee')).toBe(words));

/** A row of numbers that looks random and is the same in every run. */
function* dice(seed: number): Generator<(below: number) => number> {
  let state = seed;
  for (;;)
    yield (below) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
}

const pool = [
  'Jesus said Jésus le and et word mot Boaz Ésaïe Luke 15:11-32 1 Corinthiens 13.4-7 Psalm 23 3.5 1,500 12 ' +
    '000 1er 2nd $5 20% 5 km',
  '« » “ ” “Go,” “Qui ?” « Viens ! » — - … ... , . ? ! (so) [1] *x* <b> 😀 Mr. M. etc. e.g. J.-C. II XIVe ' +
    '3:30 pm 15 h 30 +228 90',
  'LORD UN ½ n° & @ https://example.org extraordinairement Yesu gblɔ ŋutsu ame-si l’homme it’s ‘nested’ \n \n\n',
].flatMap((line) => line.split(' '));
const audible = /^[\p{Script=Latin}\p{M}]{2,}$/u;

test.each(['en', 'fr', 'ee'] as const)(
  '%s: no word is lost, every plain word is said, no phrase is too long, and no noise is said',
  (language) => {
    const { value: roll } = dice(7).next() as { value: (below: number) => number };
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 1 + roll(120) }, () => pool[roll(pool.length)]).join(' ');
      const phrases = readingOf(text, language);
      const words = phrases.flatMap((phrase) => phrase.words);
      expect(words.map((word) => word.text)).toEqual(wordsOf(text));
      expect(words.filter((word) => audible.test(word.text) && word.say === '')).toEqual([]);
      expect(words.filter(({ say }) => !/^[\p{Script=Latin}\p{M} '.,;:!?…—“”-]*$/u.test(say))).toEqual([]);
      for (const phrase of phrases) {
        const length = phrase.words
          .map(({ say }) => say)
          .filter(Boolean)
          .join(' ').length;
        expect(length).toBeLessThanOrEqual(350);
        expect(phrase.pauseMs).toBeGreaterThan(0);
      }
    }
  },
);

test('keeps an endless sentence and an endless word below the limit', () => {
  for (const text of [
    'word, '.repeat(300),
    'word '.repeat(300),
    'x'.repeat(2_000),
    '1'.repeat(500),
    `${'ha'.repeat(150)} `.repeat(5),
  ]) {
    const phrases = readingOf(text, 'en');
    expect(phrases.flatMap(({ words }) => words.map((word) => word.text))).toEqual(wordsOf(text));
    for (const { words } of phrases) expect(words.map(({ say }) => say).join(' ').length).toBeLessThanOrEqual(350);
  }
});

test('cuts an overlong sentence at its clauses', () => {
  const clause = 'and he went out to meet the people of the town who had come a long way to hear him speak,';
  const [first] = readingOf(`${`${clause} `.repeat(5)}and that was all.`, 'en');
  expect(first!.words.at(-1)!.text).toBe('speak,');
  expect(first!.pauseMs).toBe(230);
});

test('returns no phrases for an empty text', () => expect(readingOf(' \n ', 'en')).toEqual([]));
