import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { thumbnailQueries } from '#web/thumbnails/thumbnail.ts';
import { pour } from './live.ts';

function studio() {
  const client = new QueryClient();
  const asked: string[] = [];
  const hear = (name: string, data: unknown) =>
    pour(client, (key) => asked.push(key.join('/')), {
      name,
      data: typeof data === 'string' ? data : JSON.stringify(data),
    });
  return { client, asked, hear };
}

test('updates a job in every list, and refreshes the tale at its end', () => {
  const { client, asked, hear } = studio();
  client.setQueryData(['jobs', 'mine'], { ok: true, items: [{ id: 'j', status: 'running', progress: 10 }] });
  hear('job', { id: 'j', status: 'running', progress: 60, tale_id: 't' });
  expect(client.getQueryData(['jobs', 'mine'])).toMatchObject({ items: [{ progress: 60 }] });
  expect(asked).toEqual([]);
  hear('job', { id: 'j', status: 'completed', progress: 100, tale_id: 't' });
  expect(asked).toContain('tale/t');
});

test('reloads the list for an unknown job or image', () => {
  const { asked, hear } = studio();
  hear('job', { id: 'new', status: 'pending' });
  hear('image', { id: 'i', taleId: 't', status: 'queued' });
  expect(asked).toEqual(['jobs', 'tale/t/images']);
});

test('updates an image in place', () => {
  const { client, hear } = studio();
  client.setQueryData(['tale', 't', 'images'], {
    items: [
      { id: 'i', status: 'queued' },
      { id: 'k', status: 'queued' },
    ],
  });
  hear('image', { id: 'i', taleId: 't', status: 'generated' });
  expect(client.getQueryData(['tale', 't', 'images'])).toEqual({
    items: [
      { id: 'i', taleId: 't', status: 'generated' },
      { id: 'k', status: 'queued' },
    ],
  });
});

const shown = (...items: object[]) => ({ items });
test('accepts any status from the server', () => {
  const { client, hear } = studio();
  client.setQueryData(['tale', 't', 'images'], shown({ id: 'i', status: 'queued' }));
  hear('image', { id: 'i', taleId: 't', status: 'varnishing' });
  expect(client.getQueryData(['tale', 't', 'images'])).toMatchObject(shown({ status: 'varnishing' }));
});

test('ignores another tale’s update', () => {
  const { client, hear } = studio();
  client.setQueryData(['tale', 't', 'images'], shown({ id: 'i', status: 'queued' }));
  hear('image', { id: 'i', taleId: 'other', status: 'error' });
  expect(client.getQueryData(['tale', 't', 'images'])).toEqual(shown({ id: 'i', status: 'queued' }));
});

test('drops fields that no screen can show', () => {
  const { client, hear } = studio();
  client.setQueryData(['tale', 't', 'images'], shown({ id: 'i', status: 'queued', prompt: 'A road', lastError: null }));
  hear('image', { id: 'i', taleId: 't', status: 'error', prompt: { deep: [] }, lastError: 'x'.repeat(1_000_000) });
  expect(client.getQueryData(['tale', 't', 'images'])).toEqual(
    shown({ id: 'i', taleId: 't', status: 'error', prompt: 'A road', lastError: null }),
  );
});

test('refetches what depends on a drawn picture: storyboard, films and versions of its tale', () => {
  const { client, asked, hear } = studio();
  client.setQueryData(['tale', 't', 'images'], shown({ id: 'i', status: 'uploading' }));
  hear('image', { id: 'i', taleId: 't', status: 'generated' });
  expect(asked).toEqual([
    'tale/t/detail',
    'tale/t/storyboard',
    'tale/t/videos',
    'tale/t/versions',
    'tales',
    'summary',
    'videos',
  ]);
});

test('updates a tale in progress with its job, and loads a new one', () => {
  const { client, hear } = studio();
  client.setQueryData(['writings'], { ok: true, items: [] });
  hear('job', {
    id: 'w1',
    type: 'tale_writing',
    status: 'running',
    step: 'Writing the story',
    error: null,
    result: null,
  });
  expect(client.getQueryState(['writings'])?.isInvalidated).toBe(true);
  client.setQueryData(['writings'], {
    ok: true,
    items: [{ jobId: 'w1', key: 'k', status: 'running', step: null, tale: null }],
  });
  hear('job', {
    id: 'w1',
    type: 'tale_writing',
    status: 'running',
    step: 'Finalizing content',
    error: null,
    result: null,
  });
  expect(client.getQueryData(['writings'])).toMatchObject({
    items: [{ key: 'k', step: 'Finalizing content', tale: null }],
  });
  hear('job', {
    id: 'w1',
    type: 'tale_writing',
    status: 'completed',
    step: null,
    error: null,
    result: { taleId: 't1' },
  });
  expect(client.getQueryData(['writings'])).toMatchObject({ items: [{ status: 'completed', tale: { taleId: 't1' } }] });
});

test('refetches the video library when a job ends', () => {
  const { asked, hear } = studio();
  hear('job', { id: 'j', type: 'video_processing', status: 'completed', tale_id: 't' });
  expect(asked).toContain('videos');
});

test('refetches no titles on changes of a tale, because a hosted writer charges for each', () => {
  const { client, asked, hear } = studio();
  const { queryKey } = thumbnailQueries.titles({
    taleId: 't',
    title: 'Ruth',
    topic: '',
    audience: 'family',
    language: 'en',
  });
  client.setQueryData(queryKey, ['Ruth']);
  hear('job', { id: 'j', status: 'completed', tale_id: 't' });
  hear('image', { id: 'i', taleId: 't', status: 'generated' });
  hear('tale', { id: 't', status: 'images', story: true });
  expect(asked).toContain('tale/t');
  expect(asked.filter((key) => queryKey.join('/').startsWith(key))).toEqual([]);
});

test('refetches what could not be read without a newly installed Bible', () => {
  const { asked, hear } = studio();
  hear('bibles', { version: 'EWEBIB' });
  expect(asked).toEqual(['bibles', 'verse', 'tale-quotations']);
});

test('checks session and links again on a notice', () => {
  const { asked, hear } = studio();
  hear('notice', {});
  expect(asked).toEqual(['connection', 'session']);
});

test.each([
  ['job', '{'],
  ['job', 'null'],
  ['job', '[1]'],
  ['job', { id: 7, status: 'running' }],
  ['image', { id: 'i' }],
  ['image', { taleId: 't', status: 'error' }],
  ['image', { id: 'i', taleId: 't' }],
  ['image', { id: '', taleId: 't', status: 'error' }],
  ['image', '"i"'],
  ['thumbnail', { taleId: 't' }],
  ['narration', {}],
  ['surprise', { id: 'x' }],
])('ignores malformed input: %s %j', (name, data) => {
  const { client, asked, hear } = studio();
  hear(name, data);
  expect(asked).toEqual([]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('refreshes everything made from changed words, and only displays of a changed title', () => {
  const { asked, hear } = studio();
  hear('tale', { id: 't', status: 'draft', story: true });
  hear('tale', { id: 'u', status: 'draft' });
  expect(asked).toContain('tale/t');
  expect(asked).toContain('tale/u/detail');
  expect(asked).not.toContain('tale/u');
});
