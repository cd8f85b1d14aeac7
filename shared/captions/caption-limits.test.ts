import { describe, expect, test } from 'vitest';
import { captionLimits, readerLength, readingSpeed } from './caption-lines.ts';
import { captionsOfNarration, wordsOfLines } from './scene-captions.ts';
import { buildTimeline, pauses } from '../film/timeline.ts';
import type { Cue } from '../film/timeline-parts.ts';
import { audiences, type Language, languages } from '../vocabulary.ts';

/** Even chance from a seed, so that a failure can be run again. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return (state >>> 4) % below;
  };
}
const letters: Record<Language, string> = {
  en: 'aeiouthnsrdlcmwfgy',
  fr: 'aeiouéèêàçùntrslpdm',
  ee: 'aeioɔɛŋɖƒɣʋtklmnwgb',
};
const marks = ['.', '!', '?', ',', ';', ':', '…', '', '', '', '', '', '', '', ''];

/**
 * A narration of random words: read at 8 to 40 characters a second, with pauses of up to three seconds, now and then a
 * very long word.
 */
function reading(seed: number, language: Language) {
  const below = chance(seed);
  const pace = 8 + below(33);
  const words = [];
  const text = [];
  let at = below(400);
  for (let n = 1 + below(90); n > 0; n -= 1) {
    const length = below(40) === 0 ? 30 + below(60) : 1 + below(12);
    const bare =
      Array.from({ length }, () => letters[language][below(letters[language].length)]).join('') +
      (language === 'ee' && below(6) === 0 ? '\u0303' : '');
    const mark = marks[below(marks.length)] ?? '';
    text.push(language === 'fr' && /[!?;:]/.test(mark) ? `${bare}\u00a0${mark}` : bare + mark);
    const endMs = at + ((length + 1) * 1000) / pace;
    words.push({ text: bare, startMs: Math.round(at), endMs: Math.round(endMs) });
    at = endMs + (mark ? below(mark === '.' ? 3000 : 600) : 0);
  }
  return { text: text.join(' '), words, durationMs: Math.round(at) };
}
const many = Array.from({ length: 120 }, (_, seed) => seed);

describe.each(
  languages.flatMap((language) => (['kids', 'family'] as const).map((audience) => ({ language, audience }))),
)('$language for $audience', (reader) => {
  const speed = readingSpeed(reader.audience);
  const laid = many.map((seed) => {
    const said = reading(seed, reader.language);
    const room = { atMs: 500, fromMs: 0, untilMs: 500 + said.durationMs + pauses.tailMs };
    return { said, room, cues: captionsOfNarration(said, reader, room) };
  });

  test('shows every word once, in two lines of 42, for 5/6 to 7 s, two frames apart, inside the scene', () => {
    for (const { said, room, cues } of laid) {
      // A word that is longer than a line is cut, so letters are compared.
      expect(wordsOfLines(cues.flatMap(({ lines }) => lines)).replaceAll(' ', '')).toBe(
        wordsOfLines([said.text]).replaceAll(' ', ''),
      );
      for (const [at, { lines, startMs, endMs }] of cues.entries()) {
        expect(lines.length).toBeLessThanOrEqual(captionLimits.lines);
        for (const line of lines) expect(readerLength(line)).toBeLessThanOrEqual(captionLimits.lineLength);
        expect(endMs - startMs).toBeGreaterThanOrEqual(captionLimits.minMs);
        expect(endMs - startMs).toBeLessThanOrEqual(captionLimits.maxMs);
        expect(startMs - (cues[at - 1]?.endMs ?? -captionLimits.gapMs)).toBeGreaterThanOrEqual(captionLimits.gapMs);
        expect([startMs >= room.fromMs, endMs <= room.untilMs]).toEqual([true, true]);
      }
    }
  });

  test('shows what is too long to read for as long as the voice allows', () => {
    for (const { room, cues } of laid)
      for (const [at, { lines, startMs, endMs }] of cues.entries()) {
        const wanted = (lines.reduce((sum, line) => sum + readerLength(line), 0) * 1000) / speed;
        if (endMs - startMs < Math.min(wanted, captionLimits.maxMs) - 1)
          expect(endMs).toBe(cues[at + 1] ? cues[at + 1]!.startMs - captionLimits.gapMs : room.untilMs);
      }
  });

  test('highlights each word while it is spoken, one at a time', () => {
    for (const { said, cues } of laid) {
      const spoken = cues.flatMap((cue) => cue.spoken ?? []);
      expect(spoken.map(({ text }) => text.replaceAll(/\s/g, '')).join('')).toBe(
        said.text.normalize('NFC').replaceAll(/\s/g, ''),
      );
      for (const [at, { startMs, endMs }] of spoken.entries()) {
        expect(endMs).toBeGreaterThanOrEqual(startMs);
        expect(startMs).toBeGreaterThanOrEqual(at === 0 ? 0 : spoken[at - 1]!.endMs - 1);
      }
    }
  });
});

test('gives children more time for the same words', () => {
  const said = { text: 'He came to him and bound his wounds.', words: [], durationMs: 2000 };
  const length = (audience: (typeof audiences)[number]) => {
    const [cue] = captionsOfNarration(said, { language: 'en', audience }, { atMs: 0, fromMs: 0, untilMs: 9000 });
    return cue!.endMs - cue!.startMs;
  };
  expect(audiences.map(length)).toEqual([2770, 2400, 2400, 2400]);
});

test('applies the audience of a film, and keeps captions of neighbouring scenes apart', () => {
  const scenes = many
    .slice(0, 12)
    .map((seed) => ({ sceneId: `s${seed}`, picture: `p${seed}`, narration: reading(seed, 'en') }));
  const cuesFor = (audience?: 'kids'): readonly Cue[] =>
    buildTimeline({ language: 'en', width: 1920, height: 1080, scenes, ...(audience ? { audience } : {}) }).cues;
  expect(cuesFor('kids')).not.toEqual(cuesFor());
  for (const cues of [cuesFor('kids'), cuesFor()])
    for (const [at, { startMs }] of cues.entries())
      if (at > 0) expect(startMs - cues[at - 1]!.endMs).toBeGreaterThanOrEqual(captionLimits.gapMs);
});

test('puts words with the same time into one caption', () => {
  const text = 'Ŋutsu aɖe nɔ yiyim tso Yerusalem va ɖo Yeriko.';
  const words = text.split(' ').map((word, at) => ({ text: word, startMs: at * 50, endMs: at * 50 + 40 }));
  const cues = captionsOfNarration(
    { text, words, durationMs: 500 },
    { language: 'ee', audience: 'family' },
    { atMs: 500, fromMs: 0, untilMs: 1700 },
  );
  expect(cues.map(({ lines }) => lines.join(' '))).toEqual([text]);
});

test('shares the time in order between more captions than fit', () => {
  const text = Array.from({ length: 40 }, (_, n) => `${String(n).padStart(2, '0')}${'x'.repeat(38)}`).join(' ');
  const cues = captionsOfNarration(
    { text, words: [], durationMs: 3000 },
    { language: 'en', audience: 'kids' },
    { atMs: 0, fromMs: 0, untilMs: 3000 },
  );
  expect(cues.length).toBeGreaterThan(4);
  for (const [at, { startMs, endMs }] of cues.entries())
    expect([endMs > startMs, startMs >= (cues[at - 1]?.endMs ?? 0), endMs <= 3000]).toEqual([true, true, true]);
});
