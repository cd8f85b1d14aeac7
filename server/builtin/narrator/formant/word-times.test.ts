import { expect, test } from 'vitest';
import { readingOf } from '../reading/reading.ts';
import { ssmlOf } from './spoken-text.ts';
import { type SpeechEvent, wordTimes } from './word-times.ts';

const span = (from: number, silent = false) => ({ from, to: from + 10, silent });
const mark = (id: string, ms: number): SpeechEvent => ({ type: 'mark', id, position: 0, ms });
const sound = (id: string, ms: number): SpeechEvent => ({ type: 'phoneme', id, position: 0, ms });

test('ends a word at the next one or when the voice falls silent', () => {
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

test('falls back from a missing mark to the word event, and then shares the gap', () => {
  const events: SpeechEvent[] = [{ type: 'word', id: 1, position: 1, ms: 30 }, mark('3', 630)];
  expect(wordTimes([span(0), span(10), span(20), span(30)], events, 800).map(({ startMs }) => startMs)).toEqual([
    30, 230, 430, 630,
  ]);
});

test('lets words that the engine joins share their time, and gives punctuation none', () => {
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

test('sends the engine no markup of the text, and a mark before every written word', () => {
  const { ssml, spans } = ssmlOf(readingOf('<b>& “it’s” — [[me]] 21', 'en')[0]!.words, 'en');
  expect(ssml).toBe(
    '<mark name="0"/>and <mark name="1"/>it\'s, <mark name="2"/> <mark name="3"/>me, <mark name="4"/>twenty-one ',
  );
  expect(ssml.slice(spans[1]!.from, spans[1]!.to)).toBe('<mark name="1"/>it\'s, ');
  expect(spans.map(({ silent }) => silent)).toEqual([false, false, true, false, false]);
});
