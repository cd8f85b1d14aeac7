import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilmNotes } from './film-notes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the browser asks for notifications only after a press that says why, and the offer is gone then', async () => {
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
  'nothing is offered where %j decides',
  (notification) => {
    if (notification) vi.stubGlobal('Notification', notification);
    expect(render(<FilmNotes />).container.textContent).toBe('');
  },
);
