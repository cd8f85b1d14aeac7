import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadingChange, SceneReading } from '#shared/pictures/scene-reading.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import type { TaleFrame } from './tale-frame.ts';
import { PictureReading } from './picture-reading.tsx';
import { countedIn, countedWords } from './reading-words.ts';

const person = { sex: 'female', age: 'child', role: null, count: 1, feeling: null } as const;
const reading: SceneReading = {
  sentence: 'Ama gives bread to her grandmother.',
  ...{ era: 'today', place: 'kitchen', time: 'dusk', weather: 'clear', action: 'give', feeling: 'joy', shot: 'half' },
  people: [
    { ...person, id: 'ama', called: 'Ama' },
    { ...person, id: 'grandmother', called: 'her grandmother', age: 'old' },
  ],
  ...{ actors: ['ama'], targets: ['grandmother'], things: [{ name: 'bread', count: 1 }], animals: [] },
};
const frame = { id: 'i1', taleId: 't1', frameNo: 1, prompt: reading.sentence } as TaleFrame;

let drafted: (ReadingChange | null)[];
function Card() {
  const [draft, setDraft] = useState<ReadingChange | null | undefined>(undefined);
  const onDraft = (change: ReadingChange | null) => {
    drafted.push(change);
    setDraft(change);
  };
  return <PictureReading frame={frame} draft={draft} onDraft={onDraft} />;
}
async function open() {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Card />
    </QueryClientProvider>,
  );
  await user.click(screen.getByText('Who, what and where'));
  await screen.findByLabelText('Place');
  return user;
}
beforeEach(() => {
  drafted = [];
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, reading, change: { time: 'night' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('summarizes the reading in a sentence, with the creator’s changes first', async () => {
  await open();
  expect(screen.getByText('Ama: give → her grandmother · bread · Kitchen · Night · From the waist up')).toBeTruthy();
});

test('changes place, things and people one by one, and keeps earlier changes', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Place'), 'Living room');
  await user.clear(screen.getByLabelText('Things'));
  await user.type(screen.getByLabelText('Things'), '2 baskets, yam');
  await user.tab();
  const grandmother = screen.getByRole('group', { name: 'her grandmother' });
  await user.selectOptions(within(grandmother).getByLabelText('Age'), 'Woman');
  await user.click(within(grandmother).getByLabelText('Receives the action'));
  expect(drafted.at(-1)).toEqual({
    time: 'night',
    place: 'living-room',
    things: [
      { name: 'baskets', count: 2 },
      { name: 'yam', count: 1 },
    ],
    people: [reading.people[0], { ...reading.people[1], age: 'adult' }],
    targets: [],
  });
});

test('drops the action of a person who is removed, and adds a person', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Remove Ama' }));
  expect(drafted.at(-1)).toMatchObject({ people: [{ id: 'grandmother' }], actors: [], targets: ['grandmother'] });
  await user.click(screen.getByRole('button', { name: 'Add somebody' }));
  expect(drafted.at(-1)?.people?.map(({ called }) => called)).toEqual(['her grandmother', 'Somebody']);
});

test('restores the studio’s reading with one press', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Use what the studio read' }));
  expect(drafted.at(-1)).toBeNull();
  expect(screen.getByText(/Kitchen · Evening/)).toBeTruthy();
});

test('writes things like people do', () => {
  expect(
    countedWords([
      { name: 'bread', count: 1 },
      { name: 'fish', count: 2 },
    ]),
  ).toBe('bread, 2 fish');
  expect(countedIn(' 5 loaves,, bread , 99 stars', 2)).toEqual([
    { name: 'loaves', count: 5 },
    { name: 'bread', count: 1 },
  ]);
  expect(countedIn('0 stars', 1)).toEqual([{ name: 'stars', count: 1 }]);
});
