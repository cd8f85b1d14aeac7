import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { readDesign, readDraft } from './drafts.ts';
import { focus, openStage, prepared, refuse } from './workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

const saved = { ...overlayDefaults, id: 's', text: 'Saved words', x: 10, y: 10 };
const variant = (changes: object = {}) =>
  prepared('V2', 'generated', {
    id: 'v2',
    idx: 1,
    editor: true,
    baked: true,
    bgImageId: 'i1',
    overlays: [saved],
    ...changes,
  });

test('restores variants by slot, baked and with their texts', async () => {
  stage.thumbnails = [variant()];
  await stage.shown();
  fireEvent.click(screen.getByRole('button', { name: 'Variant 2' }));
  expect(await screen.findByRole('button', { name: 'Text: Saved words' })).toBeTruthy();
  expect(screen.getByText('Thumbnail saved with text overlays')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download with Text' }).getAttribute('href')).toContain(
    '/api/thumbnails/v2/download.png',
  );
});

test('restores the texts after leaving and returning in this tab', async () => {
  await stage.shown();
  focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'My own words' } });
  stage.leave();
  stage.show();
  expect(await screen.findByRole('button', { name: 'Text: My own words' })).toBeTruthy();
  expect(readDraft('t1', 3)?.designs[0]?.overlays[0]?.text).toBe('My own words');
  expect(readDraft('t2', 3)).toBeNull();
});

test('keeps a text that somebody wrote instead of a suggestion, even the title of the tale', async () => {
  await stage.shown();
  focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Ruth' } });
  stage.leave();
  stage.show();
  expect(await screen.findByRole('button', { name: 'Your people' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Text: Ruth' })).toBeTruthy();
});

test('keeps a saved text, even the title of the tale', async () => {
  stage.thumbnails = [variant({ idx: 0, id: 'v1', overlays: [{ ...saved, text: 'Ruth' }] })];
  stage.show();
  expect(await screen.findByRole('button', { name: 'Your people' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Text: Ruth' })).toBeTruthy();
  expect(screen.queryByText('Changed since saved')).toBeNull();
});

test('keeps a draft when the thumbnails cannot be read', async () => {
  stage.answers['GET /api/thumbnails/tale/t1'] = refuse;
  await stage.shown();
  focus(screen.getByRole('button', { name: 'Text: Where you go' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'My own words' } });
  stage.leave();
  expect(readDraft('t1', 3)?.designs[0]?.overlays[0]?.text).toBe('My own words');
});

test('asks before closing the page with a text, and not without', async () => {
  await stage.shown();
  const ask = () => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    window.dispatchEvent(event);
    return [event.defaultPrevented, (event as Event & { returnValue: unknown }).returnValue];
  };
  expect(ask()).toEqual([true, 'You have unsaved changes. Are you sure you want to leave?']);
  for (const at of [1, 2, 3]) {
    fireEvent.click(screen.getByRole('button', { name: `Variant ${at}` }));
    const list = screen.getByRole('list', { name: 'Texts, the uppermost first' });
    fireEvent.click(within(list).getByRole('button', { name: /^Remove/ }));
  }
  expect(ask()).toEqual([false, '']);
});

test('ignores a malformed draft', () => {
  expect([
    readDesign(null),
    readDesign({ overlays: 'x', language: 'en' }),
    readDesign({ overlays: [], language: 'xx' }),
  ]).toEqual([null, null, null]);
  const read = readDesign({
    overlays: [saved, { text: 'no id' }],
    language: 'ee',
    words: { en: { s: 'Words', t: 7 }, xx: {} },
  });
  expect(read).toEqual({ background: null, overlays: [saved], language: 'ee', words: { en: { s: 'Words' } } });
  sessionStorage.setItem('ai-content-pipeline:thumbnails:t1', '{"at":');
  expect(readDraft('t1', 3)).toBeNull();
});
