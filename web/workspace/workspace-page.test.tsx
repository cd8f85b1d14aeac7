import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focus, openStage, press, refuse } from './workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

test('shows header, title and a way back, after Loading…', async () => {
  stage.show();
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thumbnail Workspace' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/tales/t1');
});

test('opens the sign-in page for an ended session, not a missing tale', async () => {
  const heard = vi.fn();
  window.addEventListener('re-auth', heard);
  stage.answers['GET /api/tales/t1/detail'] = () =>
    Response.json({ error: 'reauth_required', code: 'unauthorized' }, { status: 401 });
  stage.show();
  await waitFor(() => expect(heard).toHaveBeenCalled());
  window.removeEventListener('re-auth', heard);
  expect([screen.queryByText('Tale not found'), screen.queryByText('Loading…') !== null]).toEqual([null, true]);
});

test('reports an unreadable tale as not found', async () => {
  stage.answers['GET /api/tales/t1/detail'] = refuse;
  stage.show();
  expect(await screen.findByText('Tale not found')).toBeTruthy();
});

test('suggests a title with the fixed topic and audience in place of the tale’s own', async () => {
  await stage.shown();
  expect(stage.bodyOf('generate-seo-description')).toMatchObject({
    taleTitle: 'Ruth',
    taleTopic: 'Bible Story',
    taleAudience: 'Families',
    variantNumber: 1,
    overlays: [],
    language: 'en',
  });
  expect(screen.getByLabelText('Subtitle')).toHaveProperty('value', 'Bible Story · Families');
  await userEvent.click(screen.getByRole('button', { name: 'Your people' }));
  expect(screen.getByRole('button', { name: 'Text: Your people' })).toBeTruthy();
  stage.answers['POST /api/ai/generate-seo-description'] = () => ({ options: ['A new one'], engine: 'x' });
  await press('Generate New Options');
  expect(await screen.findByRole('button', { name: 'Text: A new one' })).toBeTruthy();
});

test('falls back to the tale’s title when suggestions fail', async () => {
  stage.answers['POST /api/ai/generate-seo-description'] = refuse;
  stage.show();
  const list = await screen.findByRole('list', { name: 'Title suggestions' });
  expect((await within(list).findAllByRole('button')).map((each) => each.textContent)).toEqual(['Ruth']);
});

test('sets a background, saves every field in whole pixels, and shows badge and download', async () => {
  await stage.shown();
  expect(screen.getByText('No background selected')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download Background Only' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Frame 2' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Frame 1' }));
  expect(await screen.findByText('Background ready - add text and save')).toBeTruthy();
  expect(stage.bodyOf('/create')).toEqual({
    taleId: 't1',
    idx: 0,
    title: 'Ruth',
    subtitle: 'Bible Story · Families',
    style: 'classic',
    palette: expect.objectContaining({ bg: expect.stringMatching(/^#/), fg: '#ffffff' }),
  });
  expect(stage.bodyOf('/set-bg-image')).toEqual({
    imageId: 'i1',
    title: 'Ruth',
    subtitle: 'Bible Story · Families',
    baked: false,
  });
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Thumbnail saved with text overlays')).toBeTruthy();
  const body = stage.bodyOf('/apply-text-overlay') as { seoDescription: string; overlays: Record<string, number>[] };
  expect(body.seoDescription).toBe('Where you go');
  expect(Object.keys(body.overlays[0]!).length).toBe(19);
  expect([body.overlays[0]!['x']! % 1, body.overlays[0]!['y']! % 1]).toEqual([0, 0]);
  expect(screen.getByText('Saved with Text')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download with Text' }).getAttribute('href')).toBe(
    '/api/thumbnails/v1/download.png?v=1',
  );
  expect(stage.sent.filter(({ url }) => url.endsWith('/create')).length).toBe(1);
});

test('logs and quietly reports a failed save, and counts nothing as saved', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stage.answers['POST /api/thumbnails/v1/apply-text-overlay'] = refuse;
  await stage.shown();
  await press('Save Thumbnail (Bake to PNG)');
  expect(await screen.findByText(/Not saved. Not today/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect([screen.queryByText('Saved with Text'), warn.mock.calls.length]).toEqual([null, 1]);
  warn.mockRestore();
});

test('saves nothing without texts and background', async () => {
  await stage.shown();
  await press(/^Remove /);
  expect(screen.getByRole('button', { name: 'Save Thumbnail (Bake to PNG)' })).toHaveProperty('disabled', true);
});

test('nudges, duplicates, removes, edits and undoes the selected text by keys', async () => {
  await stage.shown();
  const text = focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  const x = () => Number((screen.getByLabelText('X') as HTMLInputElement).value);
  const begun = x();
  fireEvent.keyDown(text, { key: 'ArrowRight' });
  fireEvent.keyDown(text, { key: 'ArrowRight', shiftKey: true });
  expect(x()).toBeCloseTo(begun + 12);
  fireEvent.keyDown(text, { key: 'd', ctrlKey: true });
  expect(screen.getAllByRole('button', { name: /^Text: / }).length).toBe(2);
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(screen.getAllByRole('button', { name: /^Text: / }).length).toBe(1);
  fireEvent.keyDown(text, { key: 'Enter' });
  const field = screen.getByRole('textbox', { name: 'Text on the canvas' });
  fireEvent.change(field, { target: { value: 'Stay' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Text: Where you go' })).toBeTruthy();
  fireEvent.doubleClick(screen.getByRole('button', { name: /^Text: / }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Text on the canvas' }), { target: { value: 'Stay' } });
  fireEvent.blur(screen.getByRole('textbox', { name: 'Text on the canvas' }));
  expect(screen.getByRole('button', { name: 'Text: Stay' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Text: Where you go' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.getByText(/^Select a text on the canvas/)).toBeTruthy();
});

test('deletes letters with Delete in a field, not the text', async () => {
  await stage.shown();
  focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  const field = focus(screen.getByLabelText('X'));
  fireEvent.keyDown(field, { key: 'Delete' });
  expect(screen.getByRole('button', { name: 'Text: Where you go' })).toBeTruthy();
});

test('names the fallback for a font without Ewe letters', async () => {
  await stage.shown();
  focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  await userEvent.selectOptions(screen.getByLabelText('Font'), 'Anton');
  expect(screen.queryByText(/lacks letters/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Mawu nye lɔlɔ̃' } });
  expect(screen.getByText(/Anton lacks letters of this text, so Fira Sans Condensed draws it/)).toBeTruthy();
});
