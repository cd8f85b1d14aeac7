import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#web/ui/notices/toast-store.ts';
import { openStage, press, refuse } from '#web/workspace/workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

test('puts the baked picture with its language into a slot, and disables a used one', async () => {
  stage.slots = [{ id: 'f9', slotNumber: 2, language: null }];
  await stage.shown();
  await userEvent.click(await screen.findByRole('button', { name: 'Save to Finished Thumbnails (1/3)' }));
  expect(
    [screen.getByRole('radio', { name: /Slot 2/ }), screen.getByRole('radio', { name: /Slot 1/ })].map((each) =>
      each.matches(':disabled'),
    ),
  ).toEqual([true, false]);
  expect(screen.getByText('Used')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Slot 1/ }));
  await press('Save to Slot');
  await waitFor(() => expect(stage.bodyOf('/save')).toBeTruthy());
  expect(stage.bodyOf('/save')).toMatchObject({
    taleId: 't1',
    slotNumber: 1,
    title: 'Ruth',
    pngData: btoa('PNG'),
    svgData: expect.stringContaining('<svg'),
    language: 'en',
    overlays: [{ text: 'Where you go' }],
  });
});

test('shows an alert for a slot that cannot be filled', async () => {
  stage.answers['POST /api/finished-thumbnails/save'] = refuse;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await stage.shown();
  await press('Save Thumbnail (Bake to PNG)');
  await screen.findByText('Saved with Text');
  await press(/^Save to Finished/);
  await userEvent.click(screen.getByRole('radio', { name: /Slot 3/ }));
  await press('Save to Slot');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save finished thumbnail');
  warn.mockRestore();
});

test('fills one slot per language with the same design, and restores the canvas', async () => {
  await stage.shown();
  await press(/^Save to Finished/);
  await press('One slot per language');
  await waitFor(() => expect(stage.sent.filter(({ url }) => url.endsWith('/apply-text-overlay')).length).toBe(3));
  const saved = stage.sent.filter(({ url }) => url.endsWith('/save')).map(({ body }) => body);
  expect(saved).toMatchObject([
    { slotNumber: 1, language: 'en', title: 'Ruth', overlays: [{ text: 'Where you go', fontSize: 56 }] },
    { slotNumber: 2, language: 'ee', title: 'Rut', overlays: [{ text: 'Rut', fontSize: 56 }] },
  ]);
  expect(await screen.findByText('Every language of the tale has a slot.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'One slot per language' })).toHaveProperty('disabled', true);
  expect(stage.bodyOf('/apply-text-overlay')).toMatchObject({ overlays: [{ text: 'Where you go' }] });
});

test('says which language gets no slot when there are too few, and fills none twice', async () => {
  stage.slots = [1, 2].map((slotNumber) => ({ id: `f${slotNumber}`, slotNumber, language: null }));
  await stage.shown();
  await press(/^Save to Finished/);
  expect(screen.getByText('One slot per language fills 1: English. No slot is free for Eʋegbe.')).toBeTruthy();
  stage.leave();
  stage.slots = [{ id: 'f1', slotNumber: 1, language: 'en' }];
  await stage.shown();
  await press(/^Save to Finished/);
  expect(screen.getByText('One slot per language fills 1: Eʋegbe.')).toBeTruthy();
});

test('announces a saved slot and keeps the focus in the panel', async () => {
  await stage.shown();
  await press('Save Thumbnail (Bake to PNG)');
  await screen.findByText('Saved with Text');
  expect(notices.current()?.title).toBe('Saved with text overlays.');
  await press(/^Save to Finished/);
  await userEvent.click(screen.getByRole('radio', { name: /Slot 3/ }));
  await press('Save to Slot');
  await waitFor(() => expect(notices.current()?.title).toBe('Thumbnail saved!'));
  expect(await screen.findByRole('button', { name: 'Save to Finished Thumbnails (1/3)' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save to Finished Thumbnails (1/3)'));
});
