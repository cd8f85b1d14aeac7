import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStage, prepared, press, refuse } from '#web/workspace/workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

test('generates and rasterizes with counts, and blocks both while work is in progress', async () => {
  stage.thumbnails = [prepared('A', 'generated'), prepared('B', 'ready')];
  await stage.shown();
  expect(screen.getByText(/1 generated PNG · 0 in progress/)).toBeTruthy();
  await press('Rasterize All');
  expect(stage.bodyOf('/rasterize-all')).toEqual({ width: 1280, force: false });
  stage.thumbnails = [prepared('A', 'generated'), prepared('B', 'generating'), prepared('C', 'error')];
  await press('Generate Thumbnails');
  expect(stage.bodyOf('/generate')).toEqual({ count: 4, variants: ['A', 'B', 'C', 'D'], overwrite: false });
  expect(await screen.findByText(/1 generated PNG · 1 in progress · 1 failed/)).toBeTruthy();
  for (const name of ['Generate Thumbnails', 'Rasterize All'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
});

test('allows both orders for thumbnails that wait for pictures', async () => {
  stage.thumbnails = [prepared('A', 'planned')];
  await stage.shown();
  expect(screen.getByText(/0 generated PNGs · 0 in progress/)).toBeTruthy();
  for (const name of ['Generate Thumbnails', 'Rasterize All'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
});

test.each([
  ['Generate Thumbnails', '/api/thumbnails/t1/generate', 'Failed to generate thumbnails. Please try again.'],
  ['Rasterize All', '/api/thumbnails/t1/rasterize-all', 'Failed to rasterize thumbnails. Please try again.'],
  ['Generate Background', '/api/thumbnails/generate-background', 'Failed to generate background. Please try again.'],
])('shows an alert with the message when %s fails', async (name, path, words) => {
  stage.answers[`POST ${path}`] = refuse;
  await stage.shown();
  await press(name);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('requires a cultural context for a background, and orders it with the tale’s title', async () => {
  const ordered = { id: 'b', taleId: 't1', frameNo: 1, r2Key: null, imageType: 'background' };
  stage.answers['GET /api/images/t1'] = () => ({ items: [{ ...ordered, status: 'queued' }] });
  await stage.shown();
  const context = screen.getByLabelText('Cultural Context') as HTMLSelectElement;
  expect([context.value, context.options.length]).toEqual(['universal', 7]);
  await userEvent.selectOptions(context, '');
  expect(screen.getByRole('button', { name: 'Generate Background' })).toHaveProperty('disabled', true);
  await userEvent.selectOptions(context, 'west-african');
  await press('Generate Background');
  expect(stage.bodyOf('/generate-background')).toEqual({
    taleId: 't1',
    title: 'Ruth',
    topic: 'Bible Story',
    audience: 'Families',
    style: 'storybook',
    culturalContext: 'west-african',
  });
  expect((await screen.findByRole('alert')).textContent).toContain('A new background is being generated');
  stage.answers['GET /api/images/t1'] = () => ({
    items: [
      { id: 'b', taleId: 't1', frameNo: 1, status: 'generated', r2Key: 'k', updatedAt: 8, imageType: 'background' },
    ],
  });
  await press('Generate Background');
  expect(await screen.findByText('The new background is ready.')).toBeTruthy();
  expect(screen.queryByText(/is being generated/)).toBeNull();
});
