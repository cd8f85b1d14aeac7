import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);
const page = (busy: boolean) => (
  <>
    <Button busy={busy}>Refresh</Button>
    <Button>Another</Button>
  </>
);
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;

test('returns the focus to a button after it was busy', () => {
  const { rerender } = render(page(false));
  button('Refresh').focus();
  rerender(page(true));
  expect([button('Refresh').disabled, button('Refresh').getAttribute('aria-busy')]).toEqual([true, 'true']);
  button('Refresh').blur(); // as browsers do with what is disabled
  rerender(page(false));
  expect(document.activeElement).toBe(button('Refresh'));
});

test('leaves the focus elsewhere if it was moved, and takes none that it never had', () => {
  const { rerender } = render(page(false));
  button('Refresh').focus();
  rerender(page(true));
  button('Another').focus();
  rerender(page(false));
  expect(document.activeElement).toBe(button('Another'));
  button('Another').blur();
  rerender(page(true));
  rerender(page(false));
  expect(document.activeElement).toBe(document.body);
});
