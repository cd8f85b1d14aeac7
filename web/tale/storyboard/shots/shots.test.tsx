import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import {
  type FakeStudio,
  freshStudio,
  position,
  showStoryboard,
  undoButton,
  whole,
} from '#web/tale/storyboard/storyboard-fixture.tsx';

const motion = { from: whole, to: whole };
/** Two shots of a second and a half; the text has three words, the first one ends a phrase. */
const inShots: FakeStudio['inShots'] = {
  b: {
    camera: [
      { kind: 'wide', no: 0, startFrame: 0, frames: 45, motion },
      { kind: 'medium', no: 1, startFrame: 45, frames: 45, motion },
    ],
    kinds: ['wide', 'medium'],
    places: [
      { frame: 20, words: 1, ends: 'phrase' },
      { frame: 33, words: 1, ends: 'phrase' },
      { frame: 45, words: 2, ends: 'word' },
      { frame: 52, words: 3, ms: 500, ends: 'silence' },
      { frame: 75, words: 3, ms: 1000, ends: 'silence' },
    ],
  },
};
const first = { no: 0, words: 0 };
let studio: FakeStudio;
beforeEach(() => {
  studio = { ...freshStudio(), inShots };
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lane = () => screen.getByRole('list', { name: 'Shots of scene 2' });
const cut = () => within(lane()).getByRole('slider', { name: 'Cut between shots 1 and 2 of scene 2' });
const kept = () => studio.edits.scenes['b']?.shots;
/** The playhead goes to the second shot. */
const second = () => userEvent.click(screen.getByRole('button', { name: 'Shot 2 of scene 2, Medium, 0:02' }));

test('lists the shots of each scene that has some, and goes to one', async () => {
  await showStoryboard(studio);
  expect(screen.getAllByRole('list', { name: /^Shots of scene/ })).toHaveLength(1);
  expect(within(lane()).getAllByRole('button')).toHaveLength(2);
  await second();
  expect(Number(position())).toBeCloseTo(4500, -2);
  expect(await screen.findByText('Shot 2 of 2')).toBeTruthy();
});

test('moves a cut by keys between the words, and saves it when the key is let go', async () => {
  await showStoryboard(studio);
  expect(cut().getAttribute('aria-valuetext')).toBe('0:02, after “of”');
  fireEvent.keyDown(cut(), { key: 'ArrowRight' });
  expect(cut().getAttribute('aria-valuetext')).toBe('0:02, in silence, second 0.5');
  expect(studio.sent).toEqual([]);
  fireEvent.keyUp(cut(), { key: 'ArrowRight' });
  await waitFor(() => expect(kept()).toEqual({ en: { of: 3, shots: [first, { no: 1, words: 3, ms: 500 }] } }));
  expect(await screen.findByText('Scene 2: cut moved')).toBeTruthy();
  fireEvent.click(undoButton());
  await waitFor(() => expect(kept()).toBeUndefined());
});

test('moves a cut to the next pause with Shift, as far as it goes with Home, and back with Escape', async () => {
  await showStoryboard(studio);
  fireEvent.keyDown(cut(), { key: 'End' });
  expect(cut().getAttribute('aria-valuenow')).toBe('1.7');
  fireEvent.keyDown(cut(), { key: 'ArrowLeft', shiftKey: true });
  expect(cut().getAttribute('aria-valuetext')).toBe('0:01, after “Words,”');
  fireEvent.keyDown(cut(), { key: 'ArrowLeft' });
  expect(cut().getAttribute('aria-valuenow')).toBe('1.1');
  fireEvent.keyDown(cut(), { key: 'Escape' });
  fireEvent.keyUp(cut(), { key: 'Escape' });
  expect(cut().getAttribute('aria-valuenow')).toBe('1.5');
  expect(studio.sent).toEqual([]);
});

test('drags a cut to the nearest end of a word', async () => {
  await showStoryboard(studio);
  fireEvent.pointerDown(cut(), { clientX: 500, button: 0 });
  fireEvent.pointerMove(cut(), { clientX: 490 });
  fireEvent.pointerMove(cut(), { clientX: 300 });
  expect(cut().getAttribute('aria-valuenow')).toBe('1.1');
  fireEvent.pointerUp(cut());
  await waitFor(() => expect(kept()).toEqual({ en: { of: 3, shots: [first, { no: 1, words: 1 }] } }));
  fireEvent.pointerDown(cut(), { clientX: 500, button: 0 });
  fireEvent.pointerMove(cut(), { clientX: 300 });
  fireEvent.pointerCancel(cut());
  expect(studio.sent).toHaveLength(1);
});

test('chooses the size of a shot, and holds it still', async () => {
  await showStoryboard(studio);
  await second();
  await userEvent.selectOptions(await screen.findByLabelText('Size of the shot'), 'wide');
  const chosen = { no: 1, words: 2, kind: 'wide' };
  await waitFor(() => expect(kept()).toEqual({ en: { of: 3, shots: [first, chosen] } }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Hold still/ }));
  await waitFor(() => expect(kept()?.en?.shots[1]).toMatchObject({ no: 1, words: 2, still: true }));
});

test('splits a shot at the playhead, joins it with the next, and resets all to automatic', async () => {
  studio.inShots = { b: { ...inShots['b']!, camera: [{ kind: 'wide', no: 0, startFrame: 0, frames: 90, motion }] } };
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: /^Scene 2, / }));
  const reset = await screen.findByRole<HTMLButtonElement>('button', { name: 'Reset to automatic' });
  expect(reset.disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Join with next shot' }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Position'), { target: { value: '4500' } });
  await userEvent.click(screen.getByRole('button', { name: 'Split at playhead' }));
  const halves = { of: 3, shots: [first, { no: 1, words: 2, kind: 'medium' }] };
  await waitFor(() => expect(kept()).toEqual({ en: halves }));

  studio.inShots = inShots;
  fireEvent.click(undoButton());
  await waitFor(() => expect(kept()).toBeUndefined());
  fireEvent.change(screen.getByLabelText('Position'), { target: { value: '3500' } });
  await userEvent.click(screen.getByRole('button', { name: 'Join with next shot' }));
  await waitFor(() => expect(kept()).toEqual({ en: { of: 3, shots: [first] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset to automatic' }));
  await waitFor(() => expect(studio.edits.scenes).toEqual({}));
});

test('says where shots follow another language, and gives this one its own when one is changed', async () => {
  const fr = { of: 9, shots: [first, { no: 4, words: 5 }] };
  studio.edits = { ...noEdits, scenes: { b: { shots: { fr } } } };
  studio.inShots = { b: { ...inShots['b']!, camera: inShots['b']!.camera.map((shot, n) => ({ ...shot, no: n * 4 })) } };
  await showStoryboard(studio);
  await second();
  expect(await screen.findByText(/follow those of another language/)).toBeTruthy();
  fireEvent.keyDown(cut(), { key: 'ArrowRight' });
  fireEvent.keyUp(cut(), { key: 'ArrowRight' });
  await waitFor(() => expect(kept()).toEqual({ fr, en: { of: 3, shots: [first, { no: 4, words: 3, ms: 500 }] } }));
});
