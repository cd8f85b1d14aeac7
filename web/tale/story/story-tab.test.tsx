import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quotation } from '#shared/story/quotation.contract.ts';
import type { Story } from '#shared/story/story.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { StoryTab } from './story-tab.tsx';
import './story-versions.tsx';

const parts = {
  title: 'Good Samaritan',
  summary: 'A summary.',
  hook: 'Go likewise.',
  setup: 'He came.',
  lesson: 'Love.',
  outro: 'Peace.',
};
const story = (language: Language, change: Partial<Story> = {}): Story => ({
  ...parts,
  language,
  version: 1,
  savedAt: 0,
  engines: {},
  ...change,
});
const told = { title: 'T', summary: 'S', narrative: 'N', sections: { hook: '', setup: '', lesson: '', outro: '' } };
const tale = {
  id: 't1',
  verse_ref: 'Luke 10:25-37',
  verse_version: 'WEB',
  images_ready: 0,
  langs: ['en', 'ee'],
  content: { en: told, ee: told },
  scenes: [],
  writer: 'built-in writer',
  notes: [],
  tone: 'gentle',
  audience: 'family',
} as unknown as Tale;
const near: Quotation = {
  field: 'hook',
  start: 0,
  end: 12,
  text: 'Go likewise.',
  verdict: 'near',
  reference: 'Luke 10:37',
  truth: 'Go and do likewise.',
};
let stories: Story[];
let sent: [string, string, Record<string, unknown>][];
let quotations: Quotation[];
let leftOut: string | null;
let versions: object[];
let job: object;
beforeEach(() => {
  sessionStorage.clear();
  [sent, quotations, versions] = [[], [], []];
  leftOut = null;
  stories = [story('en'), story('ee', { hook: 'Eʋegbe.' })];
  job = { id: 'j1', status: 'running', progress: 40, step: 'Writing the story', error: null };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://studio');
    const body = init.body ? (JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>) : {};
    if (init.method !== 'GET') sent.push([init.method ?? '', pathname, body]);
    if (pathname === '/api/tales/t1/story') return Response.json({ ok: true, words: 10, items: stories });
    if (pathname === '/api/tales/t1/quotations')
      return Response.json({
        ok: true,
        version: 'WEB',
        story: 1,
        items: url.includes('=en') ? quotations : [],
        leftOut,
      });
    if (pathname.endsWith('/versions')) return Response.json({ ok: true, items: versions, before: null });
    if (pathname.startsWith('/api/jobs/')) return Response.json({ ok: true, ...job });
    if (pathname.endsWith('/rewrite')) return Response.json({ ok: true, jobId: 'j1' });
    const now = stories.find(({ language }) => pathname.includes(`/story/${language}`));
    if (!now || init.method === 'GET') return Response.json({ error: 'Not here' }, { status: 404 });
    if (body['base'] !== now.version) return Response.json({ error: 'changed somewhere else' }, { status: 409 });
    const next = { ...now, ...(body['texts'] as object | undefined), version: now.version + 1 };
    stories = stories.map((each) => (each === now ? next : each));
    return Response.json({ ok: true, version: next.version, savedAt: 1, scenesChanged: 1 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async () => {
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      <StoryTab tale={tale} />
    </QueryClientProvider>,
  );
  await screen.findByRole('textbox', { name: /hook/i });
  return view;
};
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(name, 'i') });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('shows en, fr and ee by name, disabled without a narrative, and the chosen one in its language', async () => {
  await show();
  const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ textContent, title, disabled }) => [textContent, title, disabled])).toEqual([
    ['en', 'English', false],
    ['fr', 'Français', true],
    ['ee', 'Eʋegbe', false],
  ]);
  expect([field('title').value, field('summary').value, field('setup').value]).toEqual([
    'Good Samaritan',
    'A summary.',
    'He came.',
  ]);
  expect(screen.getByRole('button', { name: 'Luke 10:25-37 WEB: show the text' })).toBeTruthy();
  await press('ee');
  expect([field('hook').value, field('hook').lang]).toEqual(['Eʋegbe.', 'ee']);
  expect(screen.getByRole('button', { name: 'Luke 10:25-37 EWEBIB: show the text' })).toBeTruthy();
});

test('shows all written languages side by side, with Ewe letters at Ewe fields only', async () => {
  await show();
  expect(screen.queryByRole('toolbar', { name: 'Ewe letters' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Side by side' }));
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ lang }) => lang)).toEqual(
    Array(6).fill(['en', 'ee']).flat(),
  );
  expect(screen.getAllByRole('toolbar', { name: 'Ewe letters' })).toHaveLength(6);
});

test('saves typing automatically and says so', async () => {
  await show();
  await userEvent.type(field('hook'), ' Now.');
  expect(screen.getByText('Saving…')).toBeTruthy();
  await userEvent.tab();
  await screen.findByText('Saved');
  expect(sent).toEqual([['PUT', '/api/tales/t1/story/en', { base: 1, texts: { hook: 'Go likewise. Now.' } }]]);
});

test('saves typing on leaving the page', async () => {
  const { unmount } = await show();
  await userEvent.type(field('lesson'), ' Now.');
  unmount();
  await waitFor(() => expect(stories[0]?.lesson).toBe('Love. Now.'));
});

test('shows a change from elsewhere beside the creator’s version, and keeps both until a choice', async () => {
  await show();
  stories = [story('en', { hook: 'Theirs.', version: 2 }), story('ee')];
  await userEvent.type(field('hook'), ' Mine.');
  await userEvent.tab();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Theirs.');
  expect(alert.textContent).toContain('Go likewise. Mine.');
  expect(screen.getByText('Not saved: choose which version to keep.')).toBeTruthy();
  await press('Keep mine');
  await screen.findByText('Saved');
  expect(stories[0]?.hook).toBe('Go likewise. Mine.');
});

test('compares the length with the requested one, for the language and each section', async () => {
  await show();
  expect(screen.getByText('6 words, 3 fewer than the 10 requested')).toBeTruthy();
  expect(field('hook').getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getAllByText('2 words, 33% of the story')).toHaveLength(2);
  await userEvent.type(field('hook'), ' One two three four.');
  expect(screen.getByText('10 words, the requested length (10)')).toBeTruthy();
});

test('shows the right words of a misquotation, and inserts them with one press', async () => {
  quotations = [near];
  await show();
  expect(await screen.findByText('Almost Luke 10:37 (WEB)')).toBeTruthy();
  await press('Use the exact words');
  await waitFor(() => expect(stories[0]?.hook).toBe('Go and do likewise.'));
  expect(screen.queryByText('Almost Luke 10:37 (WEB)')).toBeNull();
});

test('describes an exact quotation, an invented one and omitted verses', async () => {
  quotations = [
    { ...near, verdict: 'exact', truth: null },
    { ...near, field: 'setup', text: 'He came.', end: 8, verdict: 'unknown', reference: null, truth: null },
  ];
  leftOut = '28, 35-36';
  await show();
  expect(await screen.findByText('Left out: verses 28, 35-36')).toBeTruthy();
  expect((await screen.findAllByText(/Word for word from Luke 10:37 \(WEB\)/)).length).toBeGreaterThan(0);
  expect(screen.getByText('Not found in WEB')).toBeTruthy();
});

test('shows and restores an earlier version', async () => {
  stories = [story('en', { version: 3 }), story('ee')];
  versions = [
    { ...parts, version: 3, cause: 'edited', changed: ['hook'], savedAt: 1 },
    { ...parts, hook: 'First words.', version: 1, cause: 'written', changed: [], savedAt: 0 },
  ];
  await show();
  await press(/^Versions/);
  await userEvent.click(await screen.findByRole('button', { name: 'Preview version 1' }));
  expect(screen.getByText('First words.')).toBeTruthy();
  expect(screen.getByText(/changed: hook/)).toBeTruthy();
  await press('Restore version 1');
  await waitFor(() => expect(sent).toEqual([['POST', '/api/tales/t1/story/en/restore', { base: 3, version: 1 }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('saves typing before rewriting a section, and shows its progress and why it failed', async () => {
  await show();
  await userEvent.type(field('setup'), ' And stayed.');
  await press('Rewrite: Hook in English');
  await screen.findByText(/Writing the story/);
  expect(sent.map(([method, path, body]) => [method, path, body['section']])).toEqual([
    ['PUT', '/api/tales/t1/story/en', undefined],
    ['POST', '/api/tales/t1/story/en/rewrite', 'hook'],
  ]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  await press('Cancel rewriting: Hook in English');
  expect(sent.at(-1)?.[1]).toBe('/api/jobs/j1/cancel');
});

test('adds a language that the tale lacks', async () => {
  job = { id: 'j1', status: 'failed', progress: 0, step: null, error: 'LSG1910 is not installed.' };
  await show();
  await press(/^Add Français/);
  expect(await screen.findByText(/not written\. LSG1910 is not installed\./)).toBeTruthy();
  expect(sent).toEqual([['POST', '/api/tales/t1/story/fr/rewrite', {}]]);
});
