import { expect, test } from 'vitest';
import { toSrt, toVtt } from './caption-files.ts';
import type { Cue } from '../film/timeline-parts.ts';

const cue: Cue = {
  ...{ startMs: 1_000, endMs: 4_000, lines: ['Tom & <Ana> dit :', '« Va. »'] },
  spoken: [
    { text: 'Tom', startMs: 1_000, endMs: 1_400 },
    { text: '& <Ana>', startMs: 1_400, endMs: 1_800 },
    { text: 'dit :', startMs: 1_800, endMs: 2_300 },
    { text: '« Va. »', startMs: 2_900, endMs: 3_500 },
  ],
};

/**
 * The parts of WebVTT that we write, read as its specification says: caption blocks, and the tags and timestamps inside
 * a caption.
 */
function parseVtt(text: string) {
  const [head, ...blocks] = text.split('\n\n');
  expect(head).toBe('WEBVTT');
  const ms = (clock: string) => {
    const [, h, m, s, f] = /^(\d\d+):([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(clock) ?? [];
    expect(h, clock).toBeDefined();
    return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(f);
  };
  return blocks.map((block) => {
    const [, timing = '', ...lines] = block.replace(/\n$/, '').split('\n');
    const [from = '', to = ''] = timing.split(' --> ');
    const [startMs, endMs] = [ms(from), ms(to)];
    let [open, lastMs, words] = [0, startMs, 0];
    const shown = lines.join('\n').replaceAll(/<([^>]*)>/g, (_, tag: string) => {
      if (tag === 'c') expect((open += 1)).toBe(1);
      else if (tag === '/c') expect((open -= 1)).toBe(0);
      else {
        expect(ms(tag)).toBeGreaterThan(lastMs);
        expect(ms(tag)).toBeLessThan(endMs);
        lastMs = ms(tag);
        words += 1;
      }
      return '';
    });
    expect(open).toBe(0);
    expect(shown).not.toMatch(/[<>]|-->|&(?!amp;|lt;|gt;)/);
    return {
      startMs,
      endMs,
      stamps: words,
      lines: shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').split('\n'),
    };
  });
}

test('writes a timestamp for each word and pause, and the caption’s own lines', () => {
  expect(toVtt([cue])).toBe(
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n<c>Tom</c> <00:00:01.400><c>&amp; &lt;Ana&gt;</c> ' +
      '<00:00:01.800><c>dit :</c><00:00:02.300>\n<00:00:02.900><c>« Va. »</c><00:00:03.500>\n',
  );
  expect(parseVtt(toVtt([cue]))).toEqual([{ startMs: 1_000, endMs: 4_000, stamps: 5, lines: cue.lines }]);
});

test('leaves out timestamps outside the caption or out of order', () => {
  const odd = {
    ...cue,
    startMs: 1_500,
    endMs: 2_900,
    spoken: cue.spoken!.map((word, at) => (at === 2 ? { ...word, startMs: 1_800, endMs: 1_800 } : word)),
  };
  expect(parseVtt(toVtt([odd]))).toEqual([{ startMs: 1_500, endMs: 2_900, stamps: 1, lines: cue.lines }]);
});

test('writes a caption without matching word times as plain text', () => {
  const { spoken: _, ...plain } = cue;
  expect(toVtt([plain])).not.toContain('<c>');
  expect(toVtt([{ ...cue, lines: ['Tom a dit.'] }])).not.toContain('<c>');
});

test('writes plain SRT, whether or not word times exist', () => {
  const { spoken: _, ...plain } = cue;
  expect(toSrt([cue])).toBe(toSrt([plain]));
});
