import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStage, press, refuse } from './workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

const orders = () => stage.sent.filter(({ url }) => url.endsWith('/set-bg-image')).map(({ body }) => body['imageId']);
const isChosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

test('undoes and redoes a background on the canvas and on the server', async () => {
  await stage.shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1' }));
  expect(await screen.findByText('Background ready - add text and save')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(await screen.findByText('No background selected')).toBeTruthy();
  expect([orders(), isChosen('No background')]).toEqual([['i1', null], true]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true });
  expect(await screen.findByText('Background ready - add text and save')).toBeTruthy();
  expect([orders(), isChosen('Frame 1')]).toEqual([['i1', null, 'i1'], true]);
});

test('waits with saving until a background is set', async () => {
  let answer = () => {};
  const slow = new Promise<void>((done) => (answer = done));
  const set = stage.answers['POST /api/thumbnails/v1/set-bg-image']!;
  stage.answers['POST /api/thumbnails/v1/set-bg-image'] = (body) => slow.then(() => set(body));
  await stage.shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1' }));
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(orders()).toEqual(['i1']));
  expect(stage.bodyOf('/apply-text-overlay')).toBeUndefined();
  answer();
  expect(await screen.findByText('Thumbnail saved with text overlays')).toBeTruthy();
  expect(stage.sent.filter(({ url }) => url.endsWith('/create')).length).toBe(1);
  expect(screen.queryByText('Changed since saved')).toBeNull();
});

test('logs and quietly reports a refused background, and shows the one before', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stage.answers['POST /api/thumbnails/v1/set-bg-image'] = refuse;
  await stage.shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1' }));
  expect(await screen.findByText(/The background was not set. Not today/)).toBeTruthy();
  expect([screen.queryByRole('alert'), isChosen('No background'), orders(), warn.mock.calls.length]).toEqual([
    null,
    true,
    ['i1'],
    1,
  ]);
  warn.mockRestore();
});

test('describes a variant without a text by the title and its number', async () => {
  await stage.shown();
  await press('Variant 2');
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1' }));
  await press(/^Remove /);
  await press('Save Thumbnail (Bake to PNG)');
  await waitFor(() =>
    expect(stage.bodyOf('/apply-text-overlay')).toMatchObject({ seoDescription: 'Ruth - Variant 2', overlays: [] }),
  );
  expect(await screen.findByText('Saved without text')).toBeTruthy();
  expect([screen.queryByText('Saved with Text'), screen.queryByText('Thumbnail saved with text overlays')]).toEqual([
    null,
    null,
  ]);
});

test('logs unreadable pictures and shows an empty list', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stage.answers['GET /api/images/t1'] = refuse;
  await stage.shown();
  expect(await screen.findByText('No backgrounds yet.')).toBeTruthy();
  expect(warn.mock.calls.flat()).toContain('Failed to load background images');
  warn.mockRestore();
});
