import { expect, test } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { TaleStats } from '#shared/tale/tale-stats.contract.ts';
import { mainStepOf } from './main-step.ts';

const written = { scenes: [{}] } as unknown as Tale;
const stats = (more: Partial<TaleStats> = {}): TaleStats => ({
  images: { total: 4, done: 4, queued: 0, generating: 0, failed: 0 },
  storyboard: { frames: 4, hasNarration: true, hasMusic: true },
  pack: { ready: true, durationMs: 60_000 },
  youtube: { bound: false, videoId: null, scheduledAt: null, publishedAt: null },
  updatedAt: 1,
  ...more,
});
const none = { ready: false, durationMs: null };
const channel = (more: Partial<TaleStats['youtube']>) => ({ youtube: { ...stats().youtube, ...more } });

test.each([
  ['a draft', { scenes: [] } as unknown as Tale, stats(), 'Write the story'],
  ['pictures are missing', written, stats({ images: { ...stats().images, done: 3 }, pack: none }), 'Generate Images'],
  [
    'nobody speaks',
    written,
    stats({ storyboard: { ...stats().storyboard, hasNarration: false }, pack: none }),
    'Narrate',
  ],
  ['no film', written, stats({ pack: none }), 'Package Video'],
  ['a film', written, stats(), 'Publish'],
  ['a private upload', written, stats(channel({ bound: true, videoId: 'v' })), 'Publish'],
  ['on the channel', written, stats(channel({ bound: true, videoId: 'v', publishedAt: 5 })), 'Watch'],
  ['moved to Published by hand', written, stats(channel({ publishedAt: 5 })), 'Publish'],
])('%s: the main button takes the next step', (_, tale, how, words) => {
  expect(mainStepOf(tale, how, false).words).toBe(words);
});

test('shows a date on the button that leads to it', () => {
  expect(mainStepOf(written, stats(channel({ scheduledAt: Date.UTC(2030, 6, 1, 12) / 1000 })), false)).toMatchObject({
    words: expect.stringMatching(/^Scheduled for .*2030/),
    tab: 'youtube',
  });
});

test('leads to the render while one is under way, whatever it still has to make', () => {
  const silent = stats({ storyboard: { ...stats().storyboard, hasNarration: false }, pack: none });
  expect(mainStepOf(written, silent, true)).toEqual({ words: 'Rendering…', order: null, tab: 'video' });
});
