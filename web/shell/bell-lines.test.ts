// @vitest-environment node
import { expect, test } from 'vitest';
import { bellLines, placeOf } from './bell-lines.ts';

test.each([
  ['image_generation', 't1', '/tales/t1?tab=images'],
  ['narration', 't1', '/tales/t1?tab=audio'],
  ['publishing', 't1', '/tales/t1?tab=youtube'],
  ['tale', 't1', '/tales/t1'],
  ['channel', null, '/my-videos'],
  ['bible_installing', null, '/settings'],
  ['limit', null, null],
])('an alert of %s about %s is shown at %s', (type, refId, to) => {
  expect(placeOf({ type, refId })).toBe(to);
});

test('notices and alerts come newest first, each with its level in one of four', () => {
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
