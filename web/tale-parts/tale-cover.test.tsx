import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TaleCover } from './tale-cover.tsx';

afterEach(cleanup);

test('shows a tale’s first picture by its address, and a book when there is none', () => {
  const { container, rerender } = render(<TaleCover taleId="t 1" ready={3} />);
  const picture = container.querySelector('img')!;
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/api/tales/t%201/cover', 'lazy']);
  fireEvent.error(picture);
  expect([container.querySelector('img'), container.querySelector('svg')]).toEqual([null, expect.anything()]);
  rerender(<TaleCover key="other" taleId="t2" ready={0} />);
  expect(container.querySelector('img')).toBe(null);
});
