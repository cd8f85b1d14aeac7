import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeStudio, freshStudio, showStoryboard, strip, undoButton } from '../storyboard-fixture.tsx';

let studio: FakeStudio;
beforeEach(() => {
  studio = freshStudio();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('splits a scene at a phrase in all languages, previews its sounds, and undoes it', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: 'Split…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Split scene 1' });
  const sounds = await within(dialog).findByRole('list', { name: 'What happens to the audio' });
  expect(sounds.textContent).toContain('English: your recording is cut in the pause there.');
  expect(sounds.textContent).toContain('both scenes are narrated again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'One word earlier in English' }));
  expect(sounds.textContent).toContain('record both scenes again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'One phrase later in English' }));
  await userEvent.click(within(dialog).getByText('ƒoe,'));
  await userEvent.click(within(dialog).getByRole('radio', { name: /Scene 1 keeps it/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Split scene' }));
  await waitFor(() =>
    expect(studio.asked).toEqual([['/api/tales/t1/scenes/a/split', { at: { en: 6, ee: 6 }, picture: 'first' }]]),
  );
  expect(await screen.findByText('Scene 1 split in two')).toBeTruthy();
  fireEvent.click(undoButton());
  await waitFor(() => expect(studio.asked[1]).toEqual(['/api/scene-changes/change-1/undo', null]));
});

test('joins two neighbours with the chosen picture', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: 'Join with next…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Join scenes 1 and 2' });
  expect(
    await within(dialog).findByText('English: the two audio clips become one, with a short pause between them.'),
  ).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Picture of scene 2' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Join' }));
  await waitFor(() =>
    expect(studio.asked).toEqual([['/api/tales/t1/scenes/a/merge', { nextId: 'b', picture: 'second' }]]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Scene 3, / }));
  expect(screen.queryByRole('button', { name: 'Join with next…' })).toBeNull();
});

test('undoes in one language what was done in another', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: 'Move later' }));
  await waitFor(() => expect(strip()).toEqual(['Scene 2', 'Scene 1', 'Scene 3']));
  await userEvent.click(screen.getByRole('button', { name: 'ee' }));
  await screen.findByRole('list', { name: 'Filmstrip' });
  fireEvent.click(undoButton());
  await waitFor(() => expect(strip()).toEqual(['Scene 1', 'Scene 2', 'Scene 3']));
  expect(studio.sent.at(-1)?.url).toContain('language=ee');
});
