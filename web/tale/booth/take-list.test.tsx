import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Take } from '#shared/sound/recording.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { TakeList } from './take-list.tsx';

const original: Take = {
  ...{
    id: 'k1',
    kind: 'recorded',
    durationMs: 9_000,
    startMs: 500,
    endMs: 8_500,
    silence: { startMs: 500, endMs: 8_500 },
  },
  ...{ peaks: [0, 50, 80, 0], current: true, fits: true, cleaned: null, madeAt: 0, url: '/api/takes/k1/sound' },
};
const kept = [
  { startMs: 500, endMs: 3_000 },
  { startMs: 5_000, endMs: 8_500 },
];
const copy: Take = {
  ...{ ...original, id: 'k2', durationMs: 6_000, startMs: 0, endMs: 6_000, current: false, url: '/api/takes/k2/sound' },
  cleaned: { from: 'k1', noise: 'light', quieterDb: 11, trimmedMs: 2_000, kept },
};

let takes: Take[];
let sent: [string, unknown][];
/** What the studio says to a press on cleaning up; it waits as long as this does. */
let answer: (signal: AbortSignal) => Promise<object>;
beforeEach(() => {
  [takes, sent] = [[original], []];
  answer = async () => {
    takes = [original, copy];
    return { take: copy, noise: 'reduced', silences: 'trimmed' };
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
    if (url.endsWith('/clean')) return Response.json({ ok: true, ...(await answer(init.signal!)) });
    return Response.json({ ok: true, items: takes, item: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TakeList taleId="t1" sceneId="s1" language="ee" onHeard={() => {}} />
    </QueryClientProvider>,
  );
const openCleanUp = async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Clean up take 1' }));
  return within(screen.getByRole('group', { name: 'Clean up take 1' }));
};

test('reduces noise and trims silence in one press, and shows the copy below its original', async () => {
  const form = await openCleanUp();
  await userEvent.click(form.getByRole('button', { name: 'Make cleaned copy' }));
  expect(sent).toEqual([['POST /api/takes/k1/clean', { noise: 'light', silences: true }]]);
  expect(await screen.findByText('Noise reduced, silences trimmed')).toBeTruthy();
  expect(notices.current()).toMatchObject({
    title: 'Cleaned copy ready',
    text: 'Trimmed 2 s of silence; background noise 11 dB lower.',
  });
  expect(screen.getByText('Original')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete take 1 for good' })).toBeNull();
  expect(
    screen.getByRole('group', { name: 'Compare take 1, noise reduced, silences trimmed, with its original' }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use take 1, noise reduced, silences trimmed' }));
  expect(sent.at(-1)).toEqual(['POST /api/takes/k2/use', {}]);
});

test('leaves out either option, chooses the strength, and disables the button without any', async () => {
  const form = await openCleanUp();
  await userEvent.click(form.getByRole('checkbox', { name: 'Trim silences' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'How much noise to take out' }), 'Full');
  await userEvent.click(form.getByRole('button', { name: 'Make cleaned copy' }));
  expect(sent).toEqual([['POST /api/takes/k1/clean', { noise: 'full', silences: false }]]);
  await userEvent.click(form.getByRole('checkbox', { name: 'Reduce noise' }));
  expect(form.getByRole('button', { name: 'Make cleaned copy' })).toHaveProperty('disabled', true);
});

test('says that a take needs no cleaning, and makes no copy', async () => {
  answer = async () => ({ take: null, noise: 'quiet', silences: 'none' });
  const form = await openCleanUp();
  await userEvent.click(form.getByRole('button', { name: 'Make cleaned copy' }));
  expect((await form.findByText(/hardly any noise/)).textContent).toBe(
    'This take has hardly any noise. There are no long pauses to trim.',
  );
  expect(screen.getAllByRole('listitem').length).toBe(1);
});

test('shows the progress and can cancel', async () => {
  let gaveUp = false;
  answer = (signal) =>
    new Promise((_, failed) => {
      signal.addEventListener('abort', () => {
        gaveUp = true;
        failed(new DOMException('gone', 'AbortError'));
      });
    });
  const form = await openCleanUp();
  await userEvent.click(form.getByRole('button', { name: 'Make cleaned copy' }));
  expect(form.getByRole('status').textContent).toContain('You can keep working');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(gaveUp).toBe(true);
  await vi.waitFor(() =>
    expect(form.getByRole('button', { name: 'Make cleaned copy' })).toHaveProperty('disabled', false),
  );
});

test('announces the result with a notice after the booth is closed', async () => {
  let finish = (_: object) => {};
  answer = () => new Promise((done) => (finish = done));
  const form = await openCleanUp();
  await userEvent.click(form.getByRole('button', { name: 'Make cleaned copy' }));
  cleanup();
  finish({ take: null, noise: 'stubborn', silences: 'left' });
  await vi.waitFor(() => expect(notices.current()?.text).toContain('could not be separated from the voice'));
});

test('plays original and copy in turn from the same position', async () => {
  takes = [original, copy];
  const heard: { url: string; currentTime: number; paused: boolean; ontimeupdate: () => void }[] = [];
  vi.stubGlobal(
    'Audio',
    class {
      url: string;
      currentTime = 0;
      paused = true;
      ontimeupdate = () => {};
      constructor(url: string) {
        this.url = url;
        heard.push(this);
      }
      async play() {
        this.paused = false;
      }
      pause() {
        this.paused = true;
      }
    },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Play original' }));
  expect(heard).toMatchObject([{ url: original.url, currentTime: 0.5, paused: false }]);
  heard[0]!.currentTime = 6;
  heard[0]!.ontimeupdate();
  await userEvent.click(screen.getByRole('button', { name: 'Play cleaned copy' }));
  expect(heard).toMatchObject([{ paused: true }, { url: copy.url, currentTime: 3.5, paused: false }]);
  expect(screen.getByRole('button', { name: 'Play cleaned copy' }).getAttribute('aria-pressed')).toBe('true');
  heard[1]!.currentTime = 4;
  heard[1]!.ontimeupdate();
  await userEvent.click(screen.getByRole('button', { name: 'Play original' }));
  expect(heard[0]).toMatchObject({ currentTime: 6.5, paused: false });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(heard.every(({ paused }) => paused)).toBe(true);
});

test('shows a copy without its original alone, with what was done', async () => {
  takes = [{ ...copy, current: true, cleaned: { ...copy.cleaned!, from: null, noise: 'none', quieterDb: null } }];
  show();
  expect(await screen.findByText('Silences trimmed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull();
});
