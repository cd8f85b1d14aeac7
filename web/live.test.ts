// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pour } from './live.ts';

function studio() {
  const client = new QueryClient();
  const asked: string[] = [];
  const hear = (name: string, data: unknown) =>
    pour(client, (key) => asked.push(key.join('/')), { name, data: typeof data === 'string' ? data : JSON.stringify(data) });
  return { client, asked, hear };
}

test('a job moves in every list that shows it, and its end freshens the tale', () => {
  const { client, asked, hear } = studio();
  client.setQueryData(['jobs', 'mine'], { ok: true, items: [{ id: 'j', status: 'running', progress: 10 }] });
  hear('job', { id: 'j', status: 'running', progress: 60, tale_id: 't' });
  expect(client.getQueryData(['jobs', 'mine'])).toMatchObject({ items: [{ progress: 60 }] });
  expect(asked).toEqual([]);
  hear('job', { id: 'j', status: 'completed', progress: 100, tale_id: 't' });
  expect(asked).toContain('tale/t');
});

test('an unknown job or image asks for the list again', () => {
  const { asked, hear } = studio();
  hear('job', { id: 'new', status: 'pending' });
  hear('image', { id: 'i', taleId: 't', status: 'queued' });
  expect(asked).toEqual(['jobs', 'tale/t/images']);
});

test('an image changes in place', () => {
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

test('the writing step reaches the creation that waits for it', () => {
  const { client, hear } = studio();
  hear('writing', { key: 'k', step: 'transcreating' });
  expect(client.getQueryData(['writing', 'k'])).toBe('transcreating');
});

test('a notice makes the tab look again who is signed in and what is linked', () => {
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
  ['narration', {}],
  ['writing', { key: 'k' }],
  ['surprise', { id: 'x' }],
])('nonsense is ignored: %s %j', (name, data) => {
  const { client, asked, hear } = studio();
  hear(name, data);
  expect(asked).toEqual([]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
