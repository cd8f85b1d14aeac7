import { describe, expect, test } from 'vitest';
import { toSrt, toVtt } from './caption-files.ts';
import { timedTokens } from './caption-words.ts';
import { captionLimits, narrowLines, readerLength } from './caption-lines.ts';
import { captionCues } from './captions.ts';
import type { Audience, Language } from '../vocabulary.ts';

/** Words at an even pace, as a voice reports them: without marks. */
function spoken(text: string, msPerWord = 350) {
  const words = text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word, index) => ({
      text: word.replaceAll(/[^\p{L}\p{N}\p{M}']/gu, ''),
      startMs: index * msPerWord,
      endMs: (index + 1) * msPerWord - 40,
    }));
  return { text, words, durationMs: words.length * msPerWord };
}
const grownUp = { language: 'en', audience: 'family' } as const;
const cuesOf = (
  text: string,
  msPerWord?: number,
  { language = 'en' as Language, audience = 'family' as Audience, atMs = 500 } = {},
) => {
  const narration = spoken(text, msPerWord);
  return captionCues(
    narration,
    { language, audience },
    { atMs, fromMs: 0, untilMs: atMs + narration.durationMs + 700 },
  );
};
const flat = (cues: readonly { lines: readonly string[] }[]) => cues.map((cue) => cue.lines.join(' ')).join(' ');

const english =
  'A certain man was going down from Jerusalem to Jericho, and he fell among robbers, who both stripped ' +
  'him and beat him, and departed, leaving him half dead. By chance a certain priest was going down that ' +
  'way. When he saw him, he passed by on the other side. Who was his neighbour?';
const ewe = 'Ŋutsu aɖe nɔ mɔ dzi yina tso Yerusalem yina Yeriko, eye wòɖo adzohawo dome. Ɔ̃ɔ̃, ame kae nye ehavi?';

describe('captions of a narration', () => {
  test.each([
    ['English', english, 350],
    ['Ewe', ewe, 420],
    ['fast English', english, 190],
    ['slow English', english, 900],
  ])('%s: loses nothing, in order without overlap, two lines of 42, at least 5/6 s', (_, text, pace) => {
    const cues = cuesOf(text, pace);
    expect(flat(cues)).toBe(text.normalize('NFC'));
    for (const [index, cue] of cues.entries()) {
      expect(cue.lines.length).toBeLessThanOrEqual(2);
      for (const line of cue.lines) expect(readerLength(line)).toBeLessThanOrEqual(captionLimits.lineLength);
      expect(cue.endMs - cue.startMs).toBeGreaterThanOrEqual(captionLimits.minMs);
      expect(cue.startMs).toBeGreaterThanOrEqual(cues[index - 1]?.endMs ?? 0);
    }
  });

  test('keeps to 17 characters a second at a normal pace', () => {
    for (const { lines, startMs, endMs } of cuesOf(english, 400)) {
      expect((lines.join('').length * 1000) / (endMs - startMs)).toBeLessThanOrEqual(17);
    }
  });

  test('starts a caption with its first word, and a sentence with a caption', () => {
    const cues = cuesOf(english);
    const starts = cues.map((cue) => cue.lines[0]!.split(' ')[0]);
    expect(starts).toContain('By');
    expect(starts).toContain('When');
    const by = spoken(english).words.findIndex((word) => word.text === 'By');
    expect(cues.find((cue) => cue.lines[0]!.startsWith('By'))?.startMs).toBe(500 + by * 350);
    for (const cue of cues) expect(cue.lines.join(' ')).toMatch(/[.,?!]$|\S$/);
    expect(cues.filter((cue) => /[.?!,]$/.test(cue.lines.at(-1)!)).length).toBeGreaterThanOrEqual(cues.length - 2);
  });

  test('extends a very short word into the silence after it and, if needed, before it', () => {
    const [amen, ...more] = captionCues(
      { text: 'Amen.', words: [{ text: 'Amen', startMs: 0, endMs: 300 }], durationMs: 300 },
      grownUp,
      {
        atMs: 500,
        fromMs: 0,
        untilMs: 1200,
      },
    );
    expect(more).toEqual([]);
    expect(amen).toEqual({
      ...{ startMs: 367, endMs: 1200, lines: ['Amen.'] },
      spoken: [{ text: 'Amen.', startMs: 500, endMs: 800 }],
    });
  });

  test('leaves two frames, or a visible pause, between two captions', () => {
    const text = 'He saw the wounded man beside the road. He came to him and bound his wounds.';
    const pausing = {
      ...spoken(text, 400),
      words: spoken(text, 400).words.map((word) => ({ ...word, endMs: word.endMs - 200 })),
    };
    const far = {
      ...pausing,
      words: pausing.words.map((word, n) =>
        n < 8 ? word : { ...word, startMs: word.startMs + 3000, endMs: word.endMs + 3000 },
      ),
    };
    const gap = ([one, two]: readonly { startMs: number; endMs: number }[]) => two!.startMs - one!.endMs;
    expect(gap(captionCues(pausing, grownUp, { atMs: 0, fromMs: 0, untilMs: 9000 }))).toBe(captionLimits.gapMs);
    expect(gap(captionCues(far, grownUp, { atMs: 0, fromMs: 0, untilMs: 12_000 }))).toBeGreaterThan(1000);
  });

  test('cuts a word longer than a line without losing it', () => {
    const long = 'x'.repeat(100);
    const cues = cuesOf(`See ${long} here.`, 3000);
    expect(
      cues
        .flatMap((cue) => cue.lines)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(`See${long}here.`);
    for (const line of cues.flatMap((cue) => cue.lines)) expect(line.length).toBeLessThanOrEqual(42);
  });

  test('returns none for silence and empty text', () => {
    expect(cuesOf('')).toEqual([]);
    expect(cuesOf('  \n ')).toEqual([]);
  });
});

describe('words with times', () => {
  test('keeps French punctuation with its word', () => {
    const texts = timedTokens(spoken('Il dit : « Va , et toi — fais de même ! »')).map((token) => token.text);
    expect(texts).toEqual(['Il', 'dit :', '« Va ,', 'et', 'toi —', 'fais', 'de', 'même ! »']);
    expect(timedTokens(spoken('Qui ? — Lui. - Bien.')).map((token) => token.text)).toEqual([
      'Qui ?',
      '— Lui.',
      '- Bien.',
    ]);
  });

  test('divides the time by word length without word times', () => {
    const tokens = timedTokens({ text: 'one three fifteen', words: [], durationMs: 1800 });
    expect(tokens.map((token) => [token.text, token.startMs, token.endMs])).toEqual([
      ['one', 0, 400],
      ['three', 400, 1000],
      ['fifteen', 1000, 1800],
    ]);
  });

  test('times words that were spoken differently between their neighbours', () => {
    const words = ['about', 'thirty', 'three', 'men', 'came'].map((text, index) => ({
      text,
      startMs: index * 100,
      endMs: index * 100 + 100,
    }));
    const tokens = timedTokens({ text: 'About 33 men came.', words, durationMs: 500 });
    expect(tokens.map((token) => [token.text, Math.round(token.startMs), Math.round(token.endMs)])).toEqual([
      ['About', 0, 100],
      ['33', 100, 300],
      ['men', 300, 400],
      ['came.', 400, 500],
    ]);
  });
});

describe('caption files', () => {
  const cues = [
    { startMs: 500, endMs: 2000, lines: ['Tom & <Ana> --> home', 'ɔ' + '\u0303' + ' e\u0301'] },
    { startMs: 3_723_004, endMs: 3_725_999.6, lines: ['a\n\nb'] },
  ];
  test('SRT', () => {
    expect(toSrt(cues)).toBe(
      '1\n00:00:00,500 --> 00:00:02,000\nTom & ‹Ana› → home\nɔ\u0303 é\n\n2\n01:02:03,004 --> 01:02:06,000\na b\n',
    );
  });
  test('VTT', () => {
    expect(toVtt(cues)).toBe(
      'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nTom &amp; &lt;Ana&gt; --&gt; home\nɔ\u0303 ' +
        'é\n\n2\n01:02:03.004 --> 01:02:06.000\na b\n',
    );
  });
});

describe('on an upright film', () => {
  test('has shorter lines of similar length, all words, and no article apart from its noun', () => {
    const caption = ['“Ŋutsu aɖe si nɔ mɔ zɔm tso Yerusalem yina', 'ɖe Yeriko la va ge ɖe adzodalawo si me.'];
    const narrow = narrowLines(caption);
    expect(narrow.join(' ')).toBe(caption.join(' '));
    expect(narrow.length).toBe(4);
    for (const line of narrow) expect(readerLength(line)).toBeLessThanOrEqual(26);
    expect(narrowLines(['He came to the', 'man and lifted him up.'])).toEqual([
      'He came to the man',
      'and lifted him up.',
    ]);
    expect(narrowLines(['x'.repeat(40)])).toEqual(['x'.repeat(40)]);
  });
});
