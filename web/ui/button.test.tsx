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

test('a button that was busy has the focus again, which browsers take from it meanwhile', () => {
  const { rerender } = render(page(false));
  button('Refresh').focus();
  rerender(page(true));
  expect([button('Refresh').disabled, button('Refresh').getAttribute('aria-busy')]).toEqual([true, 'true']);
  button('Refresh').blur(); // as browsers do with what is disabled
  rerender(page(false));
  expect(document.activeElement).toBe(button('Refresh'));
});

test('who went elsewhere meanwhile stays there, and a button that never had the focus takes none', () => {
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
