import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollMemory } from './scroll-memory.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function Page() {
  useScrollMemory();
  return <h1>Here</h1>;
}

test('starts every new page at the top, also where scrolling returns a promise', async () => {
  const scrollTo = vi.fn<(x: number, y: number) => Promise<void>>(async () => {});
  vi.stubGlobal('scrollTo', scrollTo);
  const router = createMemoryRouter([{ path: '*', element: <Page />, errorElement: <h1>Broken</h1> }]);
  render(<RouterProvider router={router} />);
  for (const path of ['/a', '/b', '/c']) {
    await act(() => router.navigate(path));
    expect(screen.getByRole('heading').textContent).toBe('Here');
  }
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
