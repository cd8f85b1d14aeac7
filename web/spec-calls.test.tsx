import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '#shared/account/me.contract.ts';
import { call } from './api/call.ts';
import { orderOf, startingForm } from './create/tale-form.ts';
import { artifactsOf } from './dashboard/job-artifacts.ts';
import { makeQueryClient } from './api/query-client.ts';
import { connectionQuery, connectPath } from './publishing/connection.ts';
import { dashboardQueries } from './activity/activity.ts';
import { useQueueNewest, useQueueTale } from './pictures/image.ts';
import { jobQueries, useCancelJob, useRetryJob } from './activity/job.ts';
import { leaveSession, sessionQuery } from './account/session.ts';
import { settingsQueries } from './account/settings.ts';
import { orderTale, taleQueries } from './tale-parts/tale.ts';
import { usePackage, useRender } from './films/video.ts';

vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

/** What went over the wire: method, address, credentials, body and whether an Idempotency-Key went along. */
type Sent = [method: string, url: string, credentials: string | undefined, body: unknown, keyed: boolean];
let sent: Sent[] = [];
let client: QueryClient;

beforeEach(() => {
  sent = [];
  client = makeQueryClient();
  const answer = {
    ok: true,
    items: [],
    alerts: [],
    settings: {},
    user: null,
    taleId: 't1',
    title: 'T',
    langs: [],
    notes: [],
    jobId: 'j2',
    queued: 3,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push([
      init.method ?? 'GET',
      url,
      init.credentials,
      init.body ? JSON.parse(String(init.body)) : null,
      headers.has('idempotency-key'),
    ]);
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

const read = (options: unknown) => client.fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);

test.each<[name: string, read: () => Promise<unknown>, url: string, credentials?: undefined | null]>([
  ['the session check', () => read(sessionQuery), '/api/auth/session'],
  ['the current user', () => call(getMe), '/api/me'],
  ['the connection check', () => read(connectionQuery('dev-user')), '/api/youtube/connected'],
  ['the alerts', () => read(dashboardQueries.alerts()), '/api/dashboard/alerts?userId=me&hours=24&limit=50'],
  ['the summary, without credentials', () => read(dashboardQueries.summary()), '/api/dashboard/summary', null],
  ['the tales', () => read(taleQueries.statuses({ q: '', status: '' })), '/api/tales/status?limit=200'],
  [
    'the tales, sought',
    () => read(taleQueries.statuses({ q: 'a b', status: '' })),
    '/api/tales/status?q=a+b&limit=200',
  ],
  [
    'the tales, filtered',
    () => read(taleQueries.statuses({ q: '', status: 'draft' })),
    '/api/tales/status?status=draft&limit=200',
  ],
  [
    'the tales, both',
    () => read(taleQueries.statuses({ q: 'x', status: 'failed' })),
    '/api/tales/status?q=x&status=failed&limit=200',
  ],
  ['what happened lately', () => read(dashboardQueries.recent()), '/api/dashboard/recent?limit=30'],
  ['the image styles', () => read(dashboardQueries.imageStyles()), '/api/image-styles'],
  ['the settings', () => read(settingsQueries.mine()), '/api/settings'],
  ['the jobs', () => read(jobQueries.mine()), '/api/jobs?mine=1&limit=30'],
  ['one job', () => read(jobQueries.one('j1')), '/api/jobs/j1'],
  ['its logs', () => read(jobQueries.logs('j1', true)), '/api/jobs/j1/logs'],
])('GET: %s', async (_, ask, url, credentials) => {
  await ask();
  expect(sent).toEqual([['GET', url, credentials === null ? undefined : 'include', null, false]]);
});

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
/** Presses a mutation's button. */
const press =
  <T,>(use: () => { mutateAsync: (what: T) => Promise<unknown> }, what: T) =>
  () => {
    const { result } = renderHook(use, { wrapper: around });
    return act(() => result.current.mutateAsync(what));
  };

test.each<[name: string, order: () => Promise<unknown>, url: string, body: unknown]>([
  ['sign out', leaveSession, '/api/auth/logout', null],
  ['images of the newest tale', press(useQueueNewest, undefined), '/api/tales/images', {}],
  ['render', press(() => useRender('t/1'), {}), '/api/tales/t%2F1/render-video', {}],
  ['render without an id', press(() => useRender('latest'), {}), '/api/tales/latest/render-video', {}],
  ['cancel', press(useCancelJob, 'j1'), '/api/jobs/j1/cancel', null],
  ['retry', press(useRetryJob, 'j1'), '/api/jobs/j1/retry', null],
  ['images of one tale', press(() => useQueueTale('t1'), undefined), '/api/tales/t1/images', null],
  ['package', press(() => usePackage('t1'), undefined), '/api/tales/t1/package', null],
  [
    'create',
    () => orderTale(orderOf({ ...startingForm(), source: 'theme', theme: ' mercy ' }), 'k1'),
    '/api/tales/create',
    {
      mode: 'idea',
      prompt: 'mercy',
      langs: ['en', 'fr', 'ee'],
      length: 'medium',
      customWords: 800,
      autoQueueImages: true,
      imageStyle: 'storybook-1',
      scenes: 12,
      thumbnails: 4,
      tone: 'inspirational',
      audience: 'family',
      culturalContext: 'universal',
      honorJesus: true,
    },
  ],
])('POST: %s', async (_, order, url, body) => {
  await order();
  expect(sent.filter(([method]) => method === 'POST')).toEqual([['POST', url, 'include', body, true]]);
});

test('links to the package, its files, the images of a tale, and linking a channel', () => {
  expect(
    artifactsOf({ type: 'video_processing', status: 'completed', tale_id: 't/1' }).map(({ href }) => href),
  ).toEqual([
    '/api/tales/t%2F1/package',
    '/api/r2/packages/t%2F1/narration.mp3',
    '/api/r2/packages/t%2F1/final.mp4',
    '/images?tale=t%2F1',
  ]);
  expect(connectPath).toBe('/auth/google/start?scope=youtube&force=1');
});
