import { expect, test } from 'vitest';
import { phrasesOf, ssmlOf, wordsOf } from './spoken-text.ts';
import { type SpeechEvent, wordTimes } from './word-times.ts';

const span = (from: number, silent = false) => ({ from, to: from + 10, silent });
const mark = (id: string, ms: number): SpeechEvent => ({ type: 'mark', id, position: 0, ms });
const sound = (id: string, ms: number): SpeechEvent => ({ type: 'phoneme', id, position: 0, ms });

test('a word lasts until the next one or until the voice falls silent', () => {
  const events = [
    mark('0', 0),
    sound('a', 0),
    mark('1', 200),
    sound('b', 200),
    sound('', 350),
    sound('', 400),
    mark('2', 500),
    sound('c', 500),
  ];
  expect(wordTimes([span(0), span(10), span(20)], events, 700)).toEqual([
    { startMs: 0, endMs: 200 },
    { startMs: 200, endMs: 350 },
    { startMs: 500, endMs: 700 },
  ]);
});

test('a missing mark is replaced by the word event, and with neither the gap is shared', () => {
  const events: SpeechEvent[] = [{ type: 'word', id: 1, position: 1, ms: 30 }, mark('3', 630)];
  expect(wordTimes([span(0), span(10), span(20), span(30)], events, 800).map(({ startMs }) => startMs)).toEqual([30, 230, 430, 630]);
});

test('words that the engine joins share their time, and marks alone take none', () => {
  const events = [mark('0', 0), mark('1', 100), mark('2', 400), mark('4', 400)];
  const times = wordTimes([span(0), span(10), span(20), span(30, true), span(40)], events, 600);
  expect(times.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 100],
    [100, 250],
    [250, 400],
    [400, 400],
    [400, 600],
  ]);
});

test.each([
  ['One. Two! Three?', [['One.'], ['Two!'], ['Three?']]],
  [
    'He saw Dr. Luke. “Yes,” he said.',
    [
      ['He', 'saw', 'Dr.', 'Luke.'],
      ['“Yes,”', 'he', 'said.'],
    ],
  ],
  ['“Who?” he said. (And so.) Then', [['“Who?”', 'he', 'said.'], ['(And', 'so.)'], ['Then']]],
  [
    'Il dit : « Qui ? » Puis il partit.',
    [
      ['Il', 'dit', ':', '«', 'Qui', '?', '»'],
      ['Puis', 'il', 'partit.'],
    ],
  ],
  [
    'A mort. « Lequel »',
    [
      ['A', 'mort.'],
      ['«', 'Lequel', '»'],
    ],
  ],
  ['One\n\ntwo', [['One'], ['two']]],
])('%s is cut where a reader breathes', (text, cut) => expect(phrasesOf(text).map(({ words }) => words)).toEqual(cut));

test('no word of a long text is lost, and no phrase is endless', () => {
  const text = `${'word, '.repeat(300)}\nend ${'x'.repeat(50)} `;
  const phrases = phrasesOf(text);
  expect(phrases.flatMap(({ words }) => words)).toEqual(wordsOf(text));
  expect(Math.max(...phrases.map(({ words }) => words.join(' ').length))).toBeLessThan(400);
});

test('what the engine is asked carries no markup of the text', () => {
  const { ssml, spans } = ssmlOf({ words: ['<b>&', '“it’s”', '[[x]]'], pauseMs: 0 }, 'en');
  expect(ssml).toBe('<mark name="0"/>b <mark name="1"/>it\'s <mark name="2"/>x ');
  expect(ssml.slice(spans[1]!.from, spans[1]!.to)).toBe('<mark name="1"/>it\'s ');
});
