import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { ImageItem, ImageStatus } from '#shared/pictures/image.contract.ts';
import { pourIntoGallery } from './gallery.ts';

let client: QueryClient;
let asked: string[];
const list = (filter: object) => ['gallery', 'list', { tale: '', status: '', context: '', ...filter }];
const pages = (...ids: string[]) => ({
  pages: [{ items: ids.map((id) => ({ id, status: 'queued', taleTitle: 'Ruth' })), nextCursor: null }],
  pageParams: [''],
});
const hear = (id: string, status: ImageStatus, taleId = 't') =>
  pourIntoGallery(client, (key) => asked.push(JSON.stringify(key.slice(1))), {
    id,
    taleId,
    status,
    progress: 40,
  } as ImageItem);
beforeEach(() => {
  client = new QueryClient();
  asked = [];
});

test('updates a picture in place, and keeps what the event does not contain', () => {
  client.setQueryData(list({ status: 'pending' }), pages('i', 'k'));
  client.setQueryData(['gallery', 'one', 'i'], { id: 'i', status: 'queued', style: 'storybook-1' });
  hear('i', 'generated');
  expect(client.getQueryData(list({ status: 'pending' }))).toMatchObject({
    pages: [
      {
        items: [
          { id: 'i', status: 'generated', taleTitle: 'Ruth' },
          { id: 'k', status: 'queued' },
        ],
      },
    ],
  });
  expect(client.getQueryData(['gallery', 'one', 'i'])).toMatchObject({ status: 'generated', style: 'storybook-1' });
  expect(asked).toEqual([]);
});

test.each<[object, ImageStatus, boolean]>([
  [{}, 'queued', true],
  [{}, 'generating', false],
  [{ status: 'ready' }, 'generated', true],
  [{ status: 'ready' }, 'queued', false],
  [{ status: 'failed' }, 'error', true],
  [{ status: 'missing' }, 'queued', false],
  [{ tale: 't' }, 'queued', true],
  [{ tale: 'other' }, 'queued', false],
])('a list of %o reloads for a new picture that is %s: %s', (filter, status, again) => {
  client.setQueryData(list(filter), pages('k'));
  hear('i', status);
  expect(asked.length).toBe(again ? 1 : 0);
});

test('updates visible counts on starts and ends', () => {
  client.setQueryData(['gallery', 'counts', { tale: '', context: '' }], { ready: 1 });
  for (const status of ['queued', 'generating', 'uploading', 'generated', 'error'] as const) hear('i', status);
  expect(asked).toEqual(['["counts"]', '["counts"]', '["counts"]']);
});
