import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { YoutubeTab } from './youtube-tab.tsx';

const tale = { id: 't1', title: 'Ruth stays', status: 'packaged' } as unknown as Tale;
const draft = {
  language: 'en',
  shapes: ['16:9'],
  title: 'Ruth stays',
  description: 'A story.',
  tags: ['Bible'],
  chapters: '0:00 One',
};
const step = (name: string, state: string) => ({
  name,
  label: name,
  state,
  error: null,
  told: 'The host took it.',
  at: 1_790_000_000_000,
});
const publication = (more: Partial<Publication> = {}) => ({
  id: 'p1',
  taleId: 't1',
  language: 'en',
  shape: '16:9',
  channel: { id: 'UC', rowId: 'c1', title: 'Ama tells', url: 'http://localhost/c' },
  state: 'queued',
  reason: null,
  waitingUntil: null,
  sent: 0,
  videoId: null,
  watchUrl: null,
  manageUrl: null,
  privacy: null,
  publishAt: null,
  title: 'Ruth stays',
  description: '',
  tags: [],
  steps: [step('Upload', 'todo')],
  host: null,
  undoUntil: Date.now() + 600_000,
  checkedAt: null,
  updatedAt: 1,
  ...more,
});
const channel = {
  id: 'c1',
  hostId: 'UC',
  title: 'Ama tells',
  state: 'linked',
  languages: [],
  isDefault: true,
  reauthRequired: false,
};
const checks = (answered: boolean) => [
  { name: 'film', level: 'ok', language: 'en', words: 'The film is ready.', action: null },
  ...(answered
    ? []
    : [{ name: 'kids', level: 'block', language: null, words: 'Say it.', action: { label: 'Answer', to: '#kids' } }]),
];

let sent: [string, unknown][];
let items: ReturnType<typeof publication>[];
let kept: { version: number; draft: object };
let open: object[];
beforeEach(() => {
  [sent, items, kept, open] = [[], [], { version: 0, draft: {} }, []];
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    'GET /api/tales/t1/publications': () => ({ ok: true, items, drafts: [draft] }),
    'GET /api/tales/t1/publication-draft': () => ({ ok: true, ...kept, savedAt: null }),
    'PUT /api/tales/t1/publication-draft': (body) => {
      kept = { version: kept.version + 1, draft: body['draft'] as object };
      return { ok: true, ...kept, savedAt: 1 };
    },
    'GET /api/channels': () => ({ ok: true, items: [channel], builtIn: true }),
    'GET /api/channels/c1/choices': () => ({
      ok: true,
      playlists: [],
      categories: [{ id: '27', title: 'Education' }],
      languages: ['en'],
    }),
    'POST /api/tales/t1/preflight': (body) => ({
      ok: true,
      ready: body['madeForKids'] !== undefined,
      checks: [...checks(body['madeForKids'] !== undefined), ...open],
      cost: { uploads: 1, units: 502 },
      left: { uploads: 100, units: 10_000 },
      resetsAt: 1_790_000_000_000,
    }),
    'POST /api/tales/t1/publications': () => {
      items = [publication()];
      return { ok: true, jobId: 'j', publicationIds: ['p1'], undoUntil: Date.now() + 600_000 };
    },
    'POST /api/publications/p1/cancel': () => {
      items = [];
      return { ok: true, ...publication({ state: 'removed' }) };
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    const body = init.body ? (JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>) : {};
    if (init.method && init.method !== 'GET') sent.push([call, body]);
    return Response.json(answers[call]?.(body) ?? { ok: true, items: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <YoutubeTab tale={tale} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const ordered = () => sent.find(([call]) => call === 'POST /api/tales/t1/publications')?.[1];

test('publishes with the keyboard alone: texts, both answers, publish, and the way back', async () => {
  const user = userEvent.setup();
  show();
  const title = await screen.findByLabelText('Title (en)');
  await user.type(title, '!');
  expect(screen.getByText('11 of 100 characters')).toBeTruthy();
  await user.type(screen.getByLabelText('Tags (en)'), 'Ruth{Enter}');
  expect(screen.getByLabelText('Remove tag Ruth')).toBeTruthy();
  screen.getByText('Publish', { selector: 'button' }).focus();
  await user.keyboard('{Enter}');
  expect(ordered()).toBeUndefined();
  // The publish button leads to the question that is open.
  await waitFor(() => expect(document.activeElement?.getAttribute('value')).toBe('yes'));
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await user.keyboard(' ');
  await waitFor(() =>
    expect(kept.draft).toMatchObject({
      madeForKids: false,
      disclosure: false,
      texts: { en: { title: 'Ruth stays!' } },
    }),
  );
  screen.getByText('Publish', { selector: 'button' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(ordered()).toMatchObject({
      langs: ['en'],
      privacy: 'private',
      madeForKids: false,
      synthetic: false,
      texts: { en: { title: 'Ruth stays!', tags: ['Bible', 'Ruth'] } },
    }),
  );
  const bar = await screen.findByLabelText('Undo sending');
  within(bar).getByText('Undo').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent.map(([call]) => call)).toContain('POST /api/publications/p1/cancel'));
  await waitFor(() => expect(screen.queryByLabelText('Undo sending')).toBeNull());
});

test('shows three steps one at a time, and opens the step of a failed check', async () => {
  kept = { version: 1, draft: { madeForKids: false, disclosure: false, privacy: 'scheduled' } };
  open = [
    {
      name: 'date',
      level: 'block',
      language: null,
      words: 'No date.',
      action: { label: 'Choose a date', to: '#when' },
    },
  ];
  show();
  const shown = () => screen.getAllByRole('group', { name: /^(What|Where|When)/ }).map((one) => one.dataset['step']);
  await screen.findByLabelText('Title (en)');
  expect(shown()).toEqual(['What']);
  await userEvent.click(screen.getByRole('button', { name: 'Next: Where' }));
  expect([shown(), document.activeElement?.textContent]).toEqual([['Where'], expect.stringContaining('Where')]);
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeTruthy();
  expect(await screen.findByText('Ama tells', { ignore: 'figure *' })).toBeTruthy();
  const checks = within(screen.getByRole('region', { name: 'Checks before sending' }));
  await userEvent.click(await checks.findByRole('button', { name: 'Choose a date' }));
  expect([shown(), document.activeElement?.id]).toEqual([['When'], 'when']);
  await userEvent.click(screen.getByRole('button', { name: /^What/ }));
  expect(shown()).toEqual(['What']);
});

test('shows what will be sent with the credit, and adds missing chapters with one press', async () => {
  show();
  await screen.findByText(/A story\.[^]*World English Bible[^]*Tale Studio ref\./);
  await userEvent.click(screen.getByRole('button', { name: 'Add the film’s chapters' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description (en)').value).toBe('A story.\n\n0:00 One');
});

test('shows every step, the host’s status, and the possible actions on the receipt', async () => {
  const host = {
    title: 'Ruth stays',
    privacy: 'public',
    publishAt: null,
    processing: 'succeeded',
    madeForKids: false,
    synthetic: false,
    embeddable: true,
    licence: 'youtube',
    views: 1_204,
    likes: 7,
    comments: null,
  } as const;
  const seen = {
    state: 'published',
    privacy: 'public',
    watchUrl: 'http://localhost/watch',
    videoId: 'v',
    undoUntil: null,
    host,
  } as const;
  items = [
    publication({ ...seen, steps: [step('Upload', 'done'), step('Captions', 'failed')] as Publication['steps'] }),
  ];
  show();
  expect(await screen.findByText('Receipt: 1 of 2 steps done, 1 failed')).toBeTruthy();
  expect(screen.getByText(/The host says: public, not made for kids, may be embedded/)).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Statistics' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['1,204 views', '7 likes']);
  for (const name of ['Copy link', 'Make private', 'Delete']) expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('http://localhost/watch');
});
