import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { openStage, prepared, press } from './workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
  stage.thumbnails = ['A', 'B'].map((letter) =>
    prepared(letter, 'generated', {
      bgImageId: 'i1',
      overlays: [
        { ...overlayDefaults, id: 'title', text: `Words of ${letter}`, x: 60, y: 60, fontSize: 110, lineHeight: 120 },
      ],
    }),
  );
});
afterEach(() => stage.close());

const posts = () =>
  stage.sent.filter(({ url }) => url.startsWith('/api/thumbnails/')).map(({ url }) => url.split('/').at(-1));

test('starts variants from the prepared thumbnails, and sends one only on saving, picture first', async () => {
  stage.show();
  expect(await screen.findByRole('button', { name: 'Text: Words of A' })).toBeTruthy();
  expect(screen.getByText('Background ready - add text and save')).toBeTruthy();
  expect(posts()).toEqual([]);
  await press('Save Thumbnail (Bake to PNG)');
  expect(await screen.findByText('Thumbnail saved with text overlays')).toBeTruthy();
  expect(posts()).toEqual(['create', 'set-bg-image', 'apply-text-overlay']);
  await press('Variant 2');
  expect(screen.getByRole('button', { name: 'Text: Words of B' })).toBeTruthy();
});

test('takes over a prepared thumbnail with a press, and returns by undo', async () => {
  stage.show();
  await screen.findByRole('button', { name: 'Text: Words of A' });
  await userEvent.click(screen.getByRole('button', { name: 'Start from thumbnail B' }));
  expect(screen.getByRole('button', { name: 'Text: Words of B' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Text: Words of A' })).toBeTruthy();
});

test('restores a proposal with its picture after leaving and returning', async () => {
  stage.show();
  await screen.findByRole('button', { name: 'Text: Words of A' });
  stage.leave();
  stage.show();
  expect(await screen.findByText('Background ready - add text and save')).toBeTruthy();
});

test('fills a slot with one press, baking first, in the language of the texts', async () => {
  stage.show();
  await screen.findByRole('button', { name: 'Text: Words of A' });
  fireEvent.focus(screen.getByRole('button', { name: 'Text: Words of A' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Mawu nye lɔlɔ̃' } });
  await press(/^Save to Finished/);
  expect(screen.getByLabelText('For videos in')).toHaveProperty('value', 'ee');
  await userEvent.click(screen.getByRole('radio', { name: /Slot 1/ }));
  await press('Save to Slot');
  await waitFor(() => expect(stage.bodyOf('/save')).toMatchObject({ slotNumber: 1, language: 'ee' }));
  expect(posts()).toContain('apply-text-overlay');
});

test('returns by Close to the tab that opened the workspace', async () => {
  stage.from = 'thumbnails';
  stage.show();
  expect((await screen.findByRole('link', { name: 'Close' })).getAttribute('href')).toBe('/tales/t1?tab=thumbnails');
});
