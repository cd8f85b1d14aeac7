import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#web/api/query-client.ts';
import { ConnectionWidget } from './connection-widget.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});
function show(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <ConnectionWidget userId="dev-user" />
    </QueryClientProvider>,
  );
  return { asked, container };
}

test('links to connecting while no channel is linked, and never sends the user id', async () => {
  const { asked } = show(() =>
    Response.json({ connected: false, reauth_required: false, channel: null, builtIn: true }),
  );
  expect((await screen.findByRole('link', { name: 'Connect' })).getAttribute('href')).toBe(
    '/auth/google/start?scope=youtube&force=1',
  );
  expect(screen.getByText('Connect your YouTube account')).toBeTruthy();
  expect(screen.queryByText(/re-link/)).toBeNull();
  expect(asked).toEqual(['/api/youtube/connected']);
});

const linked = () => Response.json({ connected: true, reauth_required: false, channel: null, builtIn: true });
test('shows nothing for a linked channel, and keeps its space until that is known', async () => {
  const { container } = show(linked);
  const room = container.querySelector('[aria-hidden]');
  expect(room?.className).toContain('mb-6');
  await waitFor(() => expect(container.innerHTML).toBe(''));
  cleanup();
  const again = show(linked).container;
  expect(again.querySelector('.mb-6')).toBeNull();
  expect(again.querySelector('[aria-hidden]')).toBeTruthy();
  await waitFor(() => expect(again.innerHTML).toBe(''));
});

test('treats a failed check as not connected, without asking to relink', async () => {
  show(() => new Response('broken', { status: 500 }));
  expect(await screen.findByText('Connect your YouTube account')).toBeTruthy();
  expect(screen.queryByText(/re-link/)).toBeNull();
});

test.each([
  () => new Response('', { status: 401 }),
  () => Response.json({ connected: false, reauth_required: true, channel: null, builtIn: false }),
])('asks to relink an ended link, without an alarm in the app %#', async (answer) => {
  const alarm = vi.fn<() => void>();
  window.addEventListener('re-auth', alarm);
  show(answer);
  expect(await screen.findByText('Please re-link your account to continue')).toBeTruthy();
  expect(alarm).not.toHaveBeenCalled();
  window.removeEventListener('re-auth', alarm);
});
