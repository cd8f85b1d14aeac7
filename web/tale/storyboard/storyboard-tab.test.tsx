import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { keysOf } from '#web/commands/shortcut-key.ts';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import {
  type FakeStudio,
  freshStudio,
  position,
  showStoryboard,
  strip,
  undoButton,
  whole,
} from './storyboard-fixture.tsx';

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

test('moves a scene by its buttons, saves at once, and undoes it by Undo and Ctrl+Z', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: 'Move later' }));
  await waitFor(() => expect(strip()).toEqual(['Scene 2', 'Scene 1', 'Scene 3']));
  expect(studio.sent[0]).toMatchObject({ version: 0, edits: { order: ['b', 'a', 'c'] } });
  expect(await screen.findByText('Saved')).toBeTruthy();
  fireEvent.click(undoButton());
  await waitFor(() => expect(strip()).toEqual(['Scene 1', 'Scene 2', 'Scene 3']));
  expect(studio.sent[1]).toMatchObject({ version: 1, edits: { order: [] } });

  await userEvent.click(screen.getByRole('button', { name: 'Move later' }));
  await waitFor(() => expect(strip()[0]).toBe('Scene 2'));
  const field = screen.getByRole('textbox', { name: /Pause after it/ });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  await waitFor(() => expect(strip()[0]).toBe('Scene 1'));
  expect(studio.sent.length).toBe(4);
});

test('offers Undo in the notice of a change', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: 'Move later' }));
  const notice = await screen.findByText('Scene 1 moved to position 2');
  fireEvent.click(within(notice.closest('li') as HTMLElement).getByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(studio.sent.at(-1)?.edits.order).toEqual([]));
});

test('continues a playing film from its position after a change', async () => {
  await showStoryboard(studio);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(Number(position())).toBeGreaterThan(0));
  fireEvent.click(screen.getByRole('button', { name: 'Move later' }));
  await waitFor(() => expect(strip()).toEqual(['Scene 2', 'Scene 1', 'Scene 3']));
  const changedAt = Number(position());
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await waitFor(() => expect(Number(position())).toBeGreaterThan(changedAt));
});

test('seeks to any frame by pointer, and by half seconds with keys', async () => {
  await showStoryboard(studio);
  const slider = screen.getByLabelText<HTMLInputElement>('Position');
  fireEvent.change(slider, { target: { value: '1234' } });
  expect(slider.value).toBe('1234');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider.value).toBe('1734');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.value).toBe('1234');
});

test('edits pause, motion and transition of the scene at the playhead', async () => {
  await showStoryboard(studio);
  expect(screen.queryByLabelText('Transition into it')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Scene 2, / }));
  const pause = screen.getByRole('textbox', { name: /Pause after it/ });
  await userEvent.clear(pause);
  await userEvent.type(pause, '1,5{Enter}');
  await waitFor(() => expect(studio.edits.scenes).toEqual({ b: { pauseMs: 1500 } }));
  await userEvent.selectOptions(screen.getByLabelText('Transition into it'), 'fade');
  await waitFor(() => expect(studio.edits.scenes['b']?.transition).toEqual({ kind: 'fade', ms: 800 }));
  await userEvent.selectOptions(screen.getByLabelText('Motion'), 'none');
  await waitFor(() => expect(studio.edits.scenes['b']?.motion).toEqual({ '16:9': 'none' }));
  await userEvent.selectOptions(screen.getByLabelText('Motion'), 'set');
  const width = await screen.findByRole('spinbutton', { name: 'End width %' });
  fireEvent.change(width, { target: { value: '10' } });
  fireEvent.blur(width);
  await waitFor(() => expect(studio.edits.scenes['b']?.motion?.['16:9']).toMatchObject({ to: { w: 0.5 } }));
  await userEvent.selectOptions(await screen.findByLabelText('Motion'), 'auto');
  await waitFor(() => expect(studio.edits.scenes['b']?.motion).toBeUndefined());
});

test('chooses how the whole tale is filmed, without storing the default', async () => {
  await showStoryboard(studio);
  const camera = await screen.findByLabelText<HTMLSelectElement>('Camera');
  expect(camera.value).toBe('shots');
  await userEvent.selectOptions(camera, 'calm');
  await waitFor(() => expect(studio.edits.motion).toBe('calm'));
  expect(await screen.findByText('Camera: One slow move per scene')).toBeTruthy();
  await userEvent.selectOptions(camera, 'shots');
  await waitFor(() => expect(studio.edits).not.toHaveProperty('motion'));
});

test('drags crop frames on the picture and keeps them inside', async () => {
  studio.edits = { ...noEdits, scenes: { a: { motion: { '16:9': { from: whole, to: { x: 0.2, y: 0.2, w: 0.6 } } } } } };
  await showStoryboard(studio);
  const frame = document.querySelector<HTMLElement>('[data-frame=to]')!;
  const picture = frame.parentElement!;
  picture.getBoundingClientRect = () => ({ width: 100, height: 100 }) as DOMRect;
  fireEvent.pointerDown(frame, { clientX: 50, clientY: 50 });
  fireEvent.pointerMove(picture, { clientX: 250, clientY: 40 });
  fireEvent.pointerUp(picture);
  await waitFor(() =>
    expect(studio.edits.scenes['a']?.motion?.['16:9']).toMatchObject({ from: whole, to: { x: 0.4, y: 0.1, w: 0.6 } }),
  );
});

test('says why a write was refused, and shows the current state', async () => {
  await showStoryboard(studio);
  Object.assign(studio, { refuse: true, edits: { ...noEdits, order: ['c', 'a', 'b'] }, version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Move later' }));
  expect((await screen.findAllByText(/changed in another window/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(strip()).toEqual(['Scene 3', 'Scene 1', 'Scene 2']));
});

test('lists the player’s keys while it is visible', async () => {
  await showStoryboard(studio);
  const listed = () => commandList.all().filter(({ group }) => group === 'Storyboard');
  expect(listed().flatMap(keysOf)).toEqual(['Space', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'mod+z']);
  cleanup();
  expect(listed()).toEqual([]);
});

test('handles the player’s keys: arrows, Home, End, and a click on a scene', async () => {
  await showStoryboard(studio);
  const playhead = screen.getByRole('slider', { name: 'Playhead' });
  for (const [key, at, shiftKey] of [
    ['ArrowRight', '1000', false],
    ['ArrowLeft', '0', false],
    ['ArrowRight', '3000', true],
    ['End', '9000', false],
    ['Home', '0', false],
  ] as const) {
    fireEvent.keyDown(playhead, { key, shiftKey });
    await waitFor(() => expect([key, position()]).toEqual([key, at]));
  }
  await userEvent.click(screen.getByRole('button', { name: /^Scene 3, / }));
  expect(Number(position())).toBeGreaterThanOrEqual(6000);
  fireEvent.keyDown(playhead, { key: ' ' });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('moves upright pictures to the figures, and sets the visible part', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('button', { name: '9:16' }));
  const sight = await screen.findByRole('slider', { name: /Visible part/ });
  expect(document.querySelector<HTMLElement>('img[alt="Words, of a"]')?.style.objectPosition).toBe('80% 50%');
  fireEvent.change(sight, { target: { value: '25' } });
  fireEvent.keyUp(sight);
  await waitFor(() => expect(studio.edits.scenes['a']?.focus).toEqual({ x: 0.25, y: 0.5 }));
  expect(studio.sent[0]?.url).toContain('shape=9%3A16');
});

test('switches on cards and edits their texts', async () => {
  await showStoryboard(studio);
  await userEvent.click(screen.getByRole('checkbox', { name: /Title card/ }));
  await waitFor(() => expect(studio.edits.cards.title.on).toBe(true));
  const heading = await screen.findByRole('textbox', { name: 'Heading in English' });
  expect((heading as HTMLInputElement).value).toBe('The Good Samaritan');
  await userEvent.clear(heading);
  await userEvent.type(heading, 'Who is my neighbour?');
  fireEvent.blur(heading);
  await waitFor(() => expect(studio.edits.cards.title.text.en).toEqual({ heading: 'Who is my neighbour?' }));
});

test('reports stale narration and an outdated film, with the reason', async () => {
  studio.stale = ['The narration of scene 1 in English no longer says its words.'];
  studio.films = [
    {
      id: 'v',
      language: 'en',
      shape: '16:9',
      stale: true,
      why: ['The scenes are in another order.'],
      urls: {},
      loudness: -14,
      captions: 'words',
      chapters: [],
      extras: [],
      redo: { pieces: 3, of: 5, scenes: [2] },
    },
  ];
  await showStoryboard(studio);
  expect(screen.getByText('The text of scene 1 has changed in English: the old voice plays.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Narrate again' }));
  expect(screen.getByRole('button', { name: 'Scene 1, 0:03, narration out of date' })).toBeTruthy();
  expect(await screen.findByText(/older than this storyboard/)).toBeTruthy();
  expect(screen.getAllByText(/in another order.*draws 3 of its 5 pieces, in scene 2/).length).toBeGreaterThan(0);
  await userEvent.click(
    within(screen.getByRole('list', { name: 'What no longer fits' })).getByRole('button', { name: 'Render again' }),
  );
  await waitFor(() =>
    expect(studio.asked).toEqual([
      ['/api/tales/t1/narration', { langs: ['en'], variant: 'missing' }],
      ['/api/tales/t1/render-video', { langs: ['en'], shapes: ['16:9'], burnCaptions: true, highlightWords: true }],
    ]),
  );
});
