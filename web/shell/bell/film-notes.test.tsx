import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilmNotes } from './film-notes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('asks for browser notifications only after a press, and then hides the offer', async () => {
  const requestPermission = vi.fn<() => Promise<string>>(async () => 'granted');
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const { container } = render(<FilmNotes />);
  expect(container.textContent).toContain('when it is ready');
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tell me' }));
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(requestPermission).toHaveBeenCalledOnce();
});

test.each([{ permission: 'denied' }, { permission: 'granted' }, undefined])(
  'offers nothing where %j decides',
  (notification) => {
    if (notification) vi.stubGlobal('Notification', notification);
    expect(render(<FilmNotes />).container.textContent).toBe('');
  },
);
