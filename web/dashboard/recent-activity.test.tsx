import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { placeOf } from '#web/activity/activity-place.ts';
import { showPart } from './dashboard-stage.tsx';
import { RecentActivity } from './recent-activity.tsx';

const entry = (id: string, set: object = {}) => ({
  id,
  type: 'narration',
  level: 'info',
  ts: Date.now() - 300_000,
  message: `line ${id}`,
  refId: null as string | null,
  about: null as string | null,
  ...set,
});
const recent = '/api/dashboard/recent';
const broken = () => new Response('', { status: 500 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('loads 30 lines with level, message, tale, place and exact time', async () => {
  const { asked } = showPart(<RecentActivity />, () =>
    Response.json({
      ok: true,
      items: [
        entry('a', { level: 'error', refId: 't1', about: 'The Lost Sheep' }),
        entry('b', { level: 'warn', type: 'quota' }),
        entry('c', { level: 'debug' }),
      ],
    }),
  );
  await screen.findByText('line c');
  expect(asked).toEqual(['GET /api/dashboard/recent?limit=30']);
  const [error, warning, info] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  expect(error.textContent).toMatch(/^Error: line aThe Lost Sheep ·5m ago/);
  expect(within(error).getByRole('link').getAttribute('href')).toBe('/tales/t1?tab=audio');
  expect(warning.textContent).toMatch(/^Warning: /);
  expect(within(warning).getByRole('link').getAttribute('href')).toBe('/my-videos');
  expect(info.textContent).toMatch(/^Info: line c5m ago.*20\d\d/);
  expect(within(info).queryByRole('link')).toBeNull();
  expect(info.querySelector('time')?.tabIndex).toBe(0);
  expect([error, warning, info].every((line) => line.querySelector('svg'))).toBe(true);
});

test('loads again on Refresh', async () => {
  const { asked } = showPart(<RecentActivity />, () => Response.json({ ok: true, items: [entry('a')] }));
  await screen.findByText('line a');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked.length).toBe(2));
});

test('falls back to a day’s alerts when it cannot be read, and to nothing when those fail', async () => {
  const { asked } = showPart(<RecentActivity />, (url) =>
    url.pathname === recent ? broken() : Response.json({ success: true, alerts: [entry('alert', { level: 'warn' })] }),
  );
  expect(await screen.findByText('line alert')).toBeTruthy();
  expect(asked).toEqual([
    'GET /api/dashboard/recent?limit=30',
    'GET /api/dashboard/alerts?userId=me&hours=24&limit=50',
  ]);
  cleanup();
  showPart(<RecentActivity />, broken);
  expect(await screen.findByText('No recent activity')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that nothing happened lately', async () => {
  showPart(<RecentActivity />, () => Response.json({ ok: true, items: [] }));
  expect(await screen.findByText('No recent activity')).toBeTruthy();
});

test.each([
  ['video_processing', 't 1', '/tales/t%201?tab=video'],
  ['image_generation', 't1', '/tales/t1?tab=images'],
  ['tale', 't1', '/tales/t1'],
  ['story_rewriting', 't1', '/tales/t1?tab=story'],
  ['bible_installing', null, '/settings#bibles'],
  ['engines', null, '/settings#engines'],
  ['disk', null, '/settings#usage'],
  ['studio_backup', null, '/settings#backup'],
  ['channel', null, '/my-videos'],
  ['narration', null, null],
])('links %s of %s to %s', (type, refId, place) => {
  expect(placeOf({ type, refId, level: 'info' })).toBe(place);
});

test('links a job that failed before it had a tale to its details', () => {
  const failed = { type: 'tale_import', refId: null, level: 'error' };
  expect(placeOf(failed)).toBe('/dashboard?failed=tale_import');
  expect(placeOf({ ...failed, level: 'info' })).toBeNull();
  expect(placeOf({ ...failed, type: 'elsewhere' })).toBeNull();
});
