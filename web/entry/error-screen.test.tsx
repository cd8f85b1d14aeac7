import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '#web/browser/location.ts';
import { reach } from '#web/api/reach.ts';
import { ErrorGuard } from './error-screen.tsx';

vi.mock('#web/browser/location.ts', () => ({ loadPage: vi.fn<(path: string) => void>() }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Broken = ({ thrown }: { thrown: unknown }) => {
  throw thrown;
};
const show = (thrown: unknown) =>
  render(
    <MemoryRouter>
      <Link to="/well">Elsewhere</Link>
      <ErrorGuard>
        <Routes>
          <Route path="/" element={<Broken thrown={thrown} />} />
          <Route path="/well" element={<p>All is well</p>} />
        </Routes>
      </ErrorGuard>
    </MemoryRouter>,
  );

test.each([
  [new Error('The tale has no pages'), 'The tale has no pages'],
  ['Only words', 'Only words'],
  [{ odd: true }, 'Unknown error'],
])('shows heading and message of a broken page, not the stack %#', (thrown, words) => {
  show(thrown);
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!');
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(document.body.textContent).not.toContain(' at ');
});

test('loads a part again when the studio answers', () => {
  reach.lost();
  show(new TypeError('Failed to fetch dynamically imported module: /assets/bell-1.js'));
  expect(screen.getByRole('alert').textContent).toContain('load as soon as the studio responds');
  expect(loadPage).not.toHaveBeenCalled();
  reach.found();
  expect(loadPage).toHaveBeenCalledWith(window.location.href);
});

test('leaves a broken page on navigation', () => {
  show(new Error('No'));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
