import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { StoryTab } from './story-tab.tsx';

const tale = {
  id: 't1',
  verse_ref: null,
  verse: null,
  images_ready: 0,
  langs: ['en'],
  content: { en: null },
  scenes: [],
  writer: null,
  notes: [],
  tone: 'gentle',
  audience: 'family',
} as unknown as Tale;
let sent: string[];
let jobs: object[];
beforeEach(() => {
  [sent, jobs] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push(`${init.method} ${url}`);
    if (url.startsWith('/api/jobs')) return Response.json({ ok: true, items: jobs });
    return Response.json({ ok: true, words: 220, items: [], unwritten: [], jobId: 'j1' });
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <StoryTab tale={tale} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Write the story' }));

test('writes the story of a draft with one press, and says so meanwhile', async () => {
  await screen.findByText('No story yet');
  jobs = [{ id: 'j1', type: 'tale_writing', status: 'running', progress: 25 }];
  await press();
  expect(sent).toEqual(['POST /api/tales/t1/story']);
  await screen.findByText('The story is being written');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write the story' }).disabled).toBe(true);
});

test('says why the story was not written, and retries', async () => {
  jobs = [{ id: 'j1', type: 'tale_writing', status: 'failed', progress: 25, error: 'WEB is not installed.' }];
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('The story was not written: WEB is not installed.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Write the story' }).disabled).toBe(false);
});
