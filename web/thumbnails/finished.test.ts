import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { finishedQueries, freeSlots } from './finished.ts';
import { thumbnailQueries } from './thumbnail.ts';

test('reloads the slots with the thumbnails of a tale', async () => {
  const client = new QueryClient();
  const { queryKey } = finishedQueries.ofTale('t1');
  client.setQueryData(queryKey, { ok: true, items: [] });
  await client.invalidateQueries({ queryKey: thumbnailQueries.ofTale('t1').queryKey });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('counts the empty ones of slots 1, 2 and 3 as free', () => {
  expect(freeSlots([{ slotNumber: 2 }])).toEqual([1, 3]);
});
