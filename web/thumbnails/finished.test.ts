import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { finishedQueries, freeSlots } from './finished.ts';
import { thumbnailQueries } from './thumbnail.ts';

test('what makes the thumbnails of a tale be asked for again does so for its slots', async () => {
  const client = new QueryClient();
  const { queryKey } = finishedQueries.ofTale('t1');
  client.setQueryData(queryKey, { ok: true, items: [] });
  await client.invalidateQueries({ queryKey: thumbnailQueries.ofTale('t1').queryKey });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('slots 1, 2 and 3 that hold nothing are free', () => {
  expect(freeSlots([{ slotNumber: 2 }])).toEqual([1, 3]);
});
