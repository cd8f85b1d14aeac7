import { expect, test } from 'vitest';
import { twinTitles } from './twin-titles.ts';

test('marks rows with the same title, however it is written', () => {
  const rows = [
    { id: 'a', title: 'Ruth' },
    { id: 'b', title: 'Jonah' },
    { id: 'c', title: 'ruth ' },
  ];
  expect([...twinTitles(rows)]).toEqual(['a', 'c']);
});
