import { expect, test } from 'vitest';
import { bellLines } from './bell-lines.ts';

test('lists notices and alerts newest first, each with one of four levels', () => {
  const alert = (id: string, level: string, ts: number) => ({
    id,
    type: 'video_processing',
    level,
    ts,
    message: `about ${id}`,
    refId: null,
  });
  const notice = { id: 'n', kind: 'success' as const, title: 'Saved', text: '', at: 2 };
  const lines = bellLines([notice], [alert('old', 'warn', 1), alert('new', 'error', 3), alert('odd', 'shout', 0)]);
  expect(lines.map(({ id, level }) => `${id} ${level}`)).toEqual(['new error', 'n success', 'old warn', 'odd info']);
  expect(lines[0]).toMatchObject({ title: 'Video processing', text: 'about new', action: null });
});

test('names the tale of an alert and links to it', () => {
  const about = {
    id: 'a',
    type: 'narration',
    level: 'error',
    ts: 1,
    message: 'Narration: no voice',
    refId: 't1',
    about: 'The good shepherd',
  };
  expect(bellLines([], [about])[0]).toMatchObject({
    text: 'The good shepherd: Narration: no voice',
    links: [{ kind: 'show', to: '/tales/t1?tab=audio' }],
  });
  expect(bellLines([], [{ ...about, message: 'The good shepherd is late' }])[0]?.text).toBe(
    'The good shepherd is late',
  );
});
