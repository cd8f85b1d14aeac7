import { beforeAll, describe, expect, test } from 'vitest';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { captionLimits, readerLength, readingSpeed } from '#shared/captions/caption-lines.ts';
import { tieOf } from '#shared/captions/caption-ties.ts';
import { captionCues } from '#shared/captions/captions.ts';
import { wordsOfLines } from '#shared/captions/scene-captions.ts';
import { parseReference } from '#shared/story/scripture.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import type { Cue } from '#shared/film/timeline-parts.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { biblesMissing } from './bible-files.ts';
import { openLibrary } from './bible-shelf.ts';

const brief = (reference: string): StoryBrief => ({
  ...{
    mode: 'reference',
    range: parseReference(reference),
    prompt: null,
    text: null,
    languages,
    tone: 'inspirational',
  },
  ...{ audience: 'family', words: 520, culturalContext: 'universal', honorJesus: true, seed: 'one' },
});
const room = { atMs: 500, fromMs: 0 };

/** As a calm reader says it: this many characters a second, a breath at a comma, a rest at a full stop. */
function readAloud(text: string, charactersPerSecond: number) {
  let at = 0;
  const words = text.split(/\s+/).flatMap((word) => {
    const startMs = at;
    at += ((word.length + 1) * 1000) / charactersPerSecond;
    const endMs = at;
    at += /[.!?…]\P{L}*$/u.test(word) ? 450 : /[,;:]\P{L}*$/u.test(word) ? 200 : 0;
    return /[\p{L}\p{N}]/u.test(word) ? [{ text: word, startMs, endMs }] : [];
  });
  return { text, words, durationMs: at };
}

describe.skipIf(biblesMissing)('captions of whole tales, in three languages', () => {
  const scenes: { language: Language; text: string }[] = [];
  beforeAll(async () => {
    const writer = builtinStoryWriter({ scripture: await openLibrary() });
    for (const reference of ['Luke 10:25-37', 'Genesis 1', 'Ruth 1:1-18', 'Psalm 23']) {
      const { beats } = await writer.write(brief(reference), {
        signal: new AbortController().signal,
        progress: async () => {},
      });
      for (const { text } of beats)
        for (const language of languages) scenes.push({ language, text: text[language] ?? '' });
    }
  }, 60_000);

  const each = (
    pace: number,
    look: (cues: readonly Cue[], scene: { language: Language; text: string }, untilMs: number) => void,
  ) => {
    for (const scene of scenes) {
      const said = readAloud(scene.text, pace);
      const untilMs = 500 + said.durationMs + 700;
      look(captionCues(said, { language: scene.language, audience: 'family' }, { ...room, untilMs }), scene, untilMs);
    }
  };

  test.each([11, 14, 17])(
    'reads at %i characters a second: every word once, two lines of 42, in order, none too short',
    (pace) => {
      each(pace, (cues, { text }, untilMs) => {
        expect(wordsOfLines(cues.flatMap(({ lines }) => lines))).toBe(wordsOfLines([text]));
        for (const [at, { lines, startMs, endMs }] of cues.entries()) {
          const next = cues[at + 1];
          expect(lines.length).toBeLessThanOrEqual(captionLimits.lines);
          for (const line of lines) expect(readerLength(line)).toBeLessThanOrEqual(captionLimits.lineLength);
          expect(endMs - startMs).toBeGreaterThanOrEqual(captionLimits.minMs);
          const gap = next ? next.startMs - endMs : 1000;
          expect(
            gap === captionLimits.gapMs || gap >= captionLimits.closeMs || endMs - startMs === captionLimits.maxMs,
          ).toBe(true);
          expect(endMs - startMs).toBeLessThanOrEqual(captionLimits.maxMs);
          const fast = readerLength(lines.join('')) / ((endMs - startMs) / 1000) > readingSpeed('family') + 0.01;
          if (fast) expect(endMs).toBe(next ? next.startMs - captionLimits.gapMs : untilMs);
        }
      });
    },
  );

  test('keeps nearly all captions to 17 characters a second at a calm pace', () => {
    let [fast, all] = [0, 0];
    each(14, (cues) => {
      all += cues.length;
      fast += cues.filter(
        ({ lines, startMs, endMs }) => readerLength(lines.join('')) / ((endMs - startMs) / 1000) > 17,
      ).length;
    });
    expect(fast / all).toBeLessThanOrEqual(0.01);
  });

  test('keeps articles with their nouns at line and caption ends, and ends nine of ten captions at a pause', () => {
    const torn: string[] = [];
    let [rests, all] = [0, 0];
    each(14, (cues, { language }) => {
      const lines = cues.flatMap((cue) => cue.lines);
      for (const [index, line] of lines.slice(0, -1).entries()) {
        const [last, first] = [line.split(' ').at(-1)!, lines[index + 1]!.split(' ')[0]!];
        if (tieOf(last, first, language) === 'article') torn.push(`${language}: ${line} | ${lines[index + 1]}`);
      }
      all += cues.length;
      rests += cues.filter((cue) => /[.,;:!?…—”’»")]$/.test(cue.lines.at(-1) ?? '')).length;
    });
    expect(torn).toEqual([]);
    expect(rests / all).toBeGreaterThanOrEqual(0.9);
  });
});
