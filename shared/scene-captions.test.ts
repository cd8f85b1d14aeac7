import { describe, expect, test } from 'vitest';
import { captionsOfNarration, type KeptCaptions, sceneCues, standingOf } from './scene-captions.ts';

const text = 'A man went down to Jericho. Robbers beat him, and left him there.';
const spoken = (msPerWord: number, sound: string) => ({
  text,
  sound,
  words: text.split(' ').map((word, at) => ({ text: word, startMs: at * msPerWord, endMs: (at + 1) * msPerWord - 50 })),
  durationMs: 13 * msPerWord,
});
const room = { atMs: 10_000, fromMs: 9_500, untilMs: 18_000 };
const kept: KeptCaptions = {
  said: text,
  sound: 'first',
  cues: [
    { words: 6, lines: ['A man went down', 'to Jericho.'], startMs: -200, endMs: 2_300 },
    { words: 7, lines: ['Robbers beat HIM, and left him there.'], startMs: 2_400, endMs: 5_000 },
  ],
};

describe('captions that somebody laid', () => {
  test('stand as they were laid, on the film that their sound is in', () => {
    expect(standingOf(kept, ` ${text}\n`, 'first')).toBe('edited');
    expect(captionsOfNarration({ ...spoken(400, 'first'), kept }, 'en', room)).toEqual([
      { lines: ['A man went down', 'to Jericho.'], startMs: 9_800, endMs: 12_300 },
      { lines: ['Robbers beat HIM, and left him there.'], startMs: 12_400, endMs: 15_000 },
    ]);
  });

  test('keep their lines and wording when another voice says the same words, at the times of that voice', () => {
    const source = { ...spoken(500, 'second'), kept };
    expect(standingOf(kept, text, 'second')).toBe('retimed');
    const [one, two] = sceneCues(source, 'en');
    expect([one, two]).toMatchObject([
      { words: 6, lines: kept.cues[0]!.lines, startMs: 0 },
      { words: 7, lines: kept.cues[1]!.lines, startMs: 3_000 },
    ]);
  });

  test('give way to the studio when the words are others, and come back with the words', () => {
    const other = { ...spoken(400, 'first'), text: text.replace('Jericho', 'Bethany'), kept };
    expect(standingOf(kept, other.text, 'first')).toBe('outdated');
    expect(sceneCues(other, 'en')).toEqual(sceneCues({ ...other, kept: null }, 'en'));
    expect(sceneCues(other, 'en').reduce((sum, { words }) => sum + words, 0)).toBe(13);
  });

  test('never leave the time of their scene', () => {
    const late = { ...kept, cues: [kept.cues[0]!, { ...kept.cues[1]!, endMs: 99_000 }] };
    const cues = captionsOfNarration({ ...spoken(400, 'first'), kept: late }, 'en', room);
    expect(cues.at(-1)!.endMs).toBe(room.untilMs);
  });
});
