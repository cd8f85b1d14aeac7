import { expect, test } from 'vitest';
import {
  differs,
  joinWithNext,
  keepable,
  lineUp,
  moved,
  restored,
  rewritten,
  spokenIn,
  split,
  troublesOf,
} from './caption-edits.ts';
import { captionLimits } from './caption-lines.ts';
import type { SceneCue } from './scene-captions.ts';

const text = 'A man went down to Jericho. Robbers beat him, and left him there.';
const said = text.split(' ').map((word, at) => ({ text: word, startMs: at * 400, endMs: at * 400 + 350 }));
const cues: SceneCue[] = [
  { words: 6, lines: ['A man went down', 'to Jericho.'], startMs: 0, endMs: 2_400 },
  { words: 7, lines: ['Robbers beat him, and left him there.'], startMs: 2_400, endMs: 5_600 },
];
const words = (all: readonly SceneCue[]) => all.reduce((sum, cue) => sum + cue.words, 0);

test('splits a caption at the caret, at the time of the next word, keeping all words', () => {
  const parted = split(cues, 1, 'Robbers beat him,'.length, said, 'en');
  expect(parted.slice(1)).toEqual([
    { words: 3, lines: ['Robbers beat him,'], startMs: 2_400, endMs: 3_533 },
    { words: 4, lines: ['and left him there.'], startMs: 3_600, endMs: 5_600 },
  ]);
  expect([words(parted), split(cues, 1, 0, said, 'en'), split(cues, 1, 99, said, 'en')]).toEqual([13, cues, cues]);
  expect(split(cues, 0, 'A man went down\nto'.length, said, 'en')[0]).toMatchObject({
    words: 5,
    lines: ['A man went down to'],
  });
});

test('joins two captions, with their custom wording', () => {
  const own = rewritten(cues, 1, ['They beat him.']);
  expect(joinWithNext(own, 0, 'en')).toEqual([
    { words: 13, lines: lineUp('A man went down to Jericho. They beat him.', 'en'), startMs: 0, endMs: 5_600 },
  ]);
  expect(joinWithNext(cues, 1, 'en')).toEqual(cues);
});

test('recognizes a custom wording, and offers a way back', () => {
  const spoken = spokenIn(cues, said);
  expect(spoken.map((each, at) => differs(cues[at]!, each))).toEqual([false, false]);
  const own = rewritten(cues, 0, ['A man walked', 'to Jericho.']);
  expect(differs(own[0]!, spoken[0]!)).toBe(true);
  expect(differs(rewritten(cues, 0, ['A man', 'went  down to Jericho. '])[0]!, spoken[0]!)).toBe(false);
  expect(differs(restored(own, 0, said, 'en')[0]!, spoken[0]!)).toBe(false);
});

test('moves a border with its neighbour, within limits and inside the scene', () => {
  expect(moved(cues, 1, 'startMs', 2_000, 5_200).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 1_933],
    [2_000, 5_600],
  ]);
  expect(moved(cues, 1, 'startMs', 2_600, 5_200).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 2_400],
    [2_600, 5_600],
  ]);
  expect(moved(cues, 0, 'endMs', 99_000, 5_200).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 5_233],
    [5_300, 5_600],
  ]);
  expect(moved(cues, 1, 'endMs', 99_000, 5_200)[1]!.endMs).toBe(5_900);
  expect(moved(cues, 0, 'startMs', -9_000, 5_200)[0]!.startMs).toBe(-500);
});

test('warns with a message about captions that are hard to read', () => {
  expect(cues.map((cue) => troublesOf(cue, 'family'))).toEqual([[], []]);
  expect(troublesOf({ ...cues[1]!, endMs: 3_200 }, 'family')).toEqual([
    { kind: 'fast', pace: 46, limit: 17 },
    { kind: 'short', ms: 800, limit: captionLimits.minMs },
  ]);
  expect(troublesOf({ ...cues[0]!, lines: ['ɔ̃'.repeat(43)], endMs: 6_900 }, 'family')).toEqual([
    { kind: 'wide', line: 1, length: 43, limit: 42 },
  ]);
  expect(troublesOf({ ...cues[0]!, lines: ['a', 'b', 'c'] }, 'family')).toEqual([{ kind: 'high', lines: 3 }]);
});

test('drops empty lines and refuses to save an empty caption', () => {
  expect(keepable(rewritten(cues, 0, ['A ', '', 'man']))?.[0]?.lines).toEqual(['A', 'man']);
  expect(keepable(rewritten(cues, 0, [' ', '']))).toBeNull();
});
