import { describe, expect, test } from 'vitest';
import { captionsOfNarration, type KeptCaptions, sceneCues, standingOf } from './scene-captions.ts';

const text = 'A man went down to Jericho. Robbers beat him, and left him there.';
const spoken = (msPerWord: number, sound: string) => ({
  text,
  sound,
  words: text.split(' ').map((word, at) => ({ text: word, startMs: at * msPerWord, endMs: (at + 1) * msPerWord - 50 })),
  durationMs: 13 * msPerWord,
});
const reader = { language: 'en', audience: 'family' } as const;
const room = { atMs: 10_000, fromMs: 9_500, untilMs: 18_000 };
const kept: KeptCaptions = {
  said: text,
  sound: 'first',
  cues: [
    { words: 6, lines: ['A man went down', 'to Jericho.'], startMs: -200, endMs: 2_300 },
    { words: 7, lines: ['Robbers beat HIM, and left him there.'], startMs: 2_400, endMs: 5_000 },
  ],
};

describe('edited captions', () => {
  test('keep their edits on the film of the same sound', () => {
    expect(standingOf(kept, ` ${text}\n`, 'first')).toBe('edited');
    const cues = captionsOfNarration({ ...spoken(400, 'first'), kept }, reader, room);
    expect(cues.map(({ spoken: _, ...cue }) => cue)).toEqual([
      { lines: ['A man went down', 'to Jericho.'], startMs: 9_800, endMs: 12_300 },
      { lines: ['Robbers beat HIM, and left him there.'], startMs: 12_400, endMs: 15_000 },
    ]);
  });

  test('have word times unless they show other words', () => {
    for (const sound of ['first', 'second']) {
      const [one, two] = captionsOfNarration({ ...spoken(400, sound), kept }, reader, room);
      expect(one!.spoken?.slice(0, 2)).toEqual([
        { text: 'A', startMs: 10_000, endMs: 10_400 },
        { text: 'man', startMs: 10_400, endMs: 10_800 },
      ]);
      expect(one!.spoken?.length).toBe(6);
      expect(two!.spoken).toBeUndefined();
    }
    const stretchedTo = { ...kept, cues: [{ ...kept.cues[0]!, endMs: 2_350 }, kept.cues[1]!] };
    const touching = captionsOfNarration({ ...spoken(400, 'first'), kept: stretchedTo }, reader, {
      ...room,
      fromMs: 9_867,
    });
    expect(touching[0]!.startMs).toBe(9_800);
  });

  test('keep lines and wording with another voice, at its times', () => {
    const source = { ...spoken(500, 'second'), kept };
    expect(standingOf(kept, text, 'second')).toBe('retimed');
    const [one, two] = sceneCues(source, reader);
    expect([one, two]).toMatchObject([
      { words: 6, lines: kept.cues[0]!.lines, startMs: 0 },
      { words: 7, lines: kept.cues[1]!.lines, startMs: 3_000 },
    ]);
  });

  test('are replaced while the words differ, and return with them', () => {
    const other = { ...spoken(400, 'first'), text: text.replace('Jericho', 'Bethany'), kept };
    expect(standingOf(kept, other.text, 'first')).toBe('outdated');
    expect(sceneCues(other, reader)).toEqual(sceneCues({ ...other, kept: null }, reader));
    expect(sceneCues(other, reader).reduce((sum, { words }) => sum + words, 0)).toBe(13);
  });

  test('stay within the time of their scene', () => {
    const late = { ...kept, cues: [kept.cues[0]!, { ...kept.cues[1]!, endMs: 99_000 }] };
    const cues = captionsOfNarration({ ...spoken(400, 'first'), kept: late }, reader, room);
    expect(cues.at(-1)!.endMs).toBe(room.untilMs);
  });
});
