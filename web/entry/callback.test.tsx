import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { replacePage } from '#web/browser/location.ts';
import { Callback } from './callback.tsx';

vi.mock('#web/browser/location.ts', () => ({ replacePage: vi.fn<(path: string) => void>() }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});
const arrive = (query: string) => {
  window.history.replaceState(null, '', `/auth/callback${query}`);
  render(<Callback />);
};

test('leaves the page only when the creator’s language is loaded', async () => {
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => asked.promise);
  arrive('?success=1');
  expect(screen.getByText('Completing sign in...')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(replacePage).not.toHaveBeenCalled();

  asked.resolve(Response.json({ ok: true, settings: { interfaceLanguage: 'fr' } }));
  await waitFor(() => expect(replacePage).toHaveBeenCalledExactlyOnceWith('/dashboard'));
  expect(localStorage.getItem('ai-content-pipeline:language')).toBe('fr');
});

test('does not wait for a language that cannot be read, and loads none for a failed sign-in', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ ok: false, error: 'x' }, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  arrive('?success=1');
  await waitFor(() => expect(replacePage).toHaveBeenCalledExactlyOnceWith('/dashboard'));
  expect(fetched).toHaveBeenCalledOnce();
  cleanup();
  arrive('?auth_error=access_denied');
  await waitFor(() => expect(replacePage).toHaveBeenCalledWith('/login?error=access_denied'));
  expect(fetched).toHaveBeenCalledOnce();
});
