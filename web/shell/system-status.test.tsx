import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { reach } from '#web/api/reach.ts';
import { i18n } from '#web/language/i18n.ts';
import { SystemStatus, SystemStrip } from './system-status.tsx';

const worker = { part: 'Job worker', problem: 'No job worker is responding.', advice: 'Start a worker again.' };
const ffmpeg = { part: 'ffmpeg', problem: 'ffmpeg does not run.', advice: 'Install it.' };
const system = (...degraded: object[]) =>
  Response.json({ ok: true, operational: degraded.length === 0, degraded, engines: {}, ffmpeg: null, bibles: [] });

let answer: () => Promise<Response>;
let ready: () => Promise<Response>;
function show(Shown: typeof SystemStatus, narrow = false) {
  vi.stubGlobal('fetch', (url: string) => (url === '/readyz' ? ready() : answer()));
  const client = makeQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <Shown narrow={narrow} />
    </QueryClientProvider>,
  );
  return { words: () => container.textContent, again: () => client.refetchQueries(), container };
}
afterEach(() => {
  cleanup();
  reach.found();
  vi.unstubAllGlobals();
});

test('says that all parts answer only once it knows', async () => {
  answer = async () => system();
  const { words } = show(SystemStatus);
  expect(words()).toBe('System Status: Checking…');
  await waitFor(() => expect(words()).toBe('System Status: All systems operational'));
});

test('names what does not answer with what to do, until it recovers', async () => {
  answer = async () => system(worker, ffmpeg);
  const { words, again } = show(SystemStatus);
  await waitFor(() =>
    expect(words()).toBe(
      'System Status: Degraded: Job worker, ffmpegNo job worker is responding. Start a worker again.ffmpeg does ' +
        'not run. Install it.',
    ),
  );
  answer = async () => system();
  await again();
  await waitFor(() => expect(words()).toBe('System Status: All systems operational'));
});

test('shows server messages in the current language where known', async () => {
  i18n.load({ fr: { 'code-of-problem': 'Aucune réponse ({kinds}).' } });
  i18n.activate('fr');
  const said = {
    part: null,
    problem: { id: 'code-of-problem', values: { kinds: 'films' } },
    advice: { id: 'unknown' },
  };
  answer = async () => system({ ...worker, said });
  const { words } = show(SystemStatus);
  await waitFor(() => expect(words()).toContain('Aucune réponse (films). Start a worker again.'));
  i18n.activate('en');
});

test('says that the studio is not responding', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { words } = show(SystemStatus);
  await waitFor(() => expect(words()).toBe('System Status: The studio is not responding'), { timeout: 3_000 });
});

const broken = async () => Response.json({ error: 'Broken' }, { status: 500 });
test('reads the public status when the session cannot be checked', async () => {
  answer = broken;
  ready = async () => Response.json({ ok: false, degraded: ['Database'] }, { status: 503 });
  const { words } = show(SystemStatus);
  await waitFor(() => expect(words()).toContain('System Status: Degraded: DatabaseIt is not responding.'));
});

test('does not accept a malformed answer as healthy', async () => {
  answer = broken;
  ready = async () => Response.json({ ok: true, degraded: [] });
  const { words } = show(SystemStatus);
  await waitFor(() => expect(words()).toBe('System Status: Not known right now'));
});

test.each([SystemStatus, SystemStrip])('treats a proxy that cannot reach the studio as no answer %#', async (Shown) => {
  answer = async () => new Response('Bad Gateway', { status: 502 });
  ready = answer;
  const { words } = show(Shown, false);
  await waitFor(() => expect(words()).toBe('System Status: The studio is not responding'));
});

test('keeps the text for screen readers and as a tooltip when narrow', async () => {
  answer = async () => system(worker);
  const { container } = show(SystemStatus, true);
  await waitFor(() =>
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe('System Status: Degraded: Job worker'),
  );
  expect(screen.getByText('Degraded: Job worker')).toBeTruthy();
});

test('shows on the page what is degraded where the navigation has no room', async () => {
  answer = async () => system();
  const { words, again } = show(SystemStrip, true);
  await waitFor(() => expect(words()).toBe(''));
  answer = async () => system(worker);
  await again();
  await waitFor(() =>
    expect(words()).toBe('System Status: Degraded: Job workerNo job worker is responding. Start a worker again.'),
  );
});
