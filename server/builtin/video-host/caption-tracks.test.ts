import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toSrt, toVtt } from '#shared/captions/caption-files.ts';
import type { Cue } from '#shared/film/timeline-parts.ts';
import { hasWordTimes, plainTrack, wordTrack } from './caption-tracks.ts';

const cues: Cue[] = [
  {
    ...{ startMs: 500, endMs: 2_000, lines: ['Go & do', 'likewise.'] },
    spoken: [
      { text: 'Go', startMs: 600, endMs: 900 },
      { text: '& do', startMs: 900, endMs: 1_200 },
      { text: 'likewise.', startMs: 1_600, endMs: 1_900 },
    ],
  },
  { startMs: 2_067, endMs: 3_000, lines: ['Ɔ̃ɔ̃ <b>.'] },
];
const { spoken: _, ...plain } = cues[0]!;

test('repeats a caption for each of its words with that word marked, without a gap', () => {
  expect(wordTrack(toVtt(cues)).split('\n\n').slice(1)).toEqual([
    '00:00:00.500 --> 00:00:00.600\nGo &amp; do\nlikewise.',
    '00:00:00.600 --> 00:00:00.900\n<c.now>Go</c> &amp; do\nlikewise.',
    '00:00:00.900 --> 00:00:01.200\nGo <c.now>&amp; do</c>\nlikewise.',
    '00:00:01.200 --> 00:00:01.600\nGo &amp; do\nlikewise.',
    '00:00:01.600 --> 00:00:01.900\nGo &amp; do\n<c.now>likewise.</c>',
    '00:00:01.900 --> 00:00:02.000\nGo &amp; do\nlikewise.',
    '00:00:02.067 --> 00:00:03.000\nƆ̃ɔ̃ &lt;b&gt;.\n',
  ]);
});

test('writes the same captions without word times in a plain track', () => {
  expect(plainTrack(toVtt(cues))).toBe(toVtt([plain, cues[1]!]));
  expect([toVtt(cues), toVtt([plain]), toSrt(cues)].map(hasWordTimes)).toEqual([true, false, false]);
});

test('shows no timestamps in a player without word highlighting', () => {
  const shown = execFileSync('ffmpeg', ['-v', 'error', '-f', 'webvtt', '-i', '-', '-f', 'srt', '-'], {
    input: toVtt(cues),
    encoding: 'utf8',
  });
  expect(shown.replaceAll('\r', '')).toContain('00:00:00,500 --> 00:00:02,000\nGo & do\nlikewise.\n');
  expect(shown).not.toContain('<c');
});

test('escapes captions that contain markup', () => {
  for (const body of [
    'WEBVTT',
    'WEBVTT\n\n\n\n-->',
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000',
    `WEBVTT\n\n${'<00:00:01.000>'.repeat(2_000)}`,
  ])
    expect(wordTrack(body).startsWith('WEBVTT')).toBe(true);
});
