import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => vi.restoreAllMocks());

test('a page that breaks shows the heading and the message, not the stack', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('The tale has no pages');
  };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <ErrorScreen /> }])} />);
  expect((await screen.findByRole('heading')).textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('alert').textContent).toBe('The tale has no pages');
  expect(document.body.textContent).not.toContain(' at ');
});
