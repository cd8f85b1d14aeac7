import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { pourIntoBoard } from './board.ts';

const key = ['tales', 'kanban', 1_000];
const card = (id: string, status: string) => ({ id, status, title: id });
function after(change: object) {
  const client = new QueryClient();
  const board = { draft: [card('ruth', 'draft'), card('jonah', 'draft')], bound: [card('amos', 'bound')] };
  client.setQueryData(key, board);
  pourIntoBoard(client, { ...change });
  const now = client.getQueryData<Record<string, { title: string }[]>>(key);
  return now === (board as typeof now)
    ? 'the same'
    : Object.values(now ?? {}).map((cards) => cards.map(({ title }) => title).join());
}

test.each([
  [{ id: 'jonah', status: 'bound' }, ['ruth', 'jonah,amos']],
  [{ id: 'ruth', status: 'draft', title: 'Naomi' }, ['Naomi,jonah', 'amos']],
  [{ id: 'amos', status: 'bound', deleted: true }, ['ruth,jonah', '']],
  [{ id: 'ruth', status: 'draft' }, 'the same'],
  [{ id: 'ruth', status: 'nowhere', title: 7 }, 'the same'],
  [{ id: 'another', status: 'bound' }, 'the same'],
])('updates the board at once for a tale that changed elsewhere: %j', (change, expected) => {
  expect(after(change)).toEqual(expected);
});
