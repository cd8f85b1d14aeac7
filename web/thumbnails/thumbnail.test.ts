import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { thumbnailQueries } from './thumbnail.ts';

afterEach(() => vi.unstubAllGlobals());
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('sorts thumbnails by idx, then variant', async () => {
  const items = [
    { id: '1', idx: 1, variant: 'B' },
    { id: '2', idx: 0, variant: 'V1' },
    { id: '3', idx: 0, variant: 'A' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, items }));
  const { data } = await new QueryObserver(client(), thumbnailQueries.ofTale('t1')).refetch();
  expect(data?.map(({ id }) => id)).toEqual(['3', '2', '1']);
});

test('reports an unreadable list with the status', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Not today' }, { status: 503 }));
  await expect(client().fetchQuery(thumbnailQueries.ofTale('t1'))).rejects.toThrow('thumbs_list_failed 503');
});

test('loads titles for a language, and falls back to the title of the tale', async () => {
  const sent: unknown[] = [];
  const order = { taleId: 't1', title: 'Ruth', topic: 'Bible Story', audience: 'Families', language: 'ee' } as const;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body ?? '{}')));
    return sent.length === 1
      ? Response.json({ ok: true, options: ['Rut'], engine: 'x' })
      : Response.json({ error: 'Not today' }, { status: 500 });
  });
  expect(await client().fetchQuery(thumbnailQueries.titles(order))).toEqual(['Rut']);
  expect(sent).toEqual([
    {
      taleTitle: 'Ruth',
      taleTopic: 'Bible Story',
      taleAudience: 'Families',
      variantNumber: 1,
      overlays: [],
      taleId: 't1',
      language: 'ee',
    },
  ]);
  expect(await client().fetchQuery(thumbnailQueries.titles(order))).toEqual(['Ruth']);
});
