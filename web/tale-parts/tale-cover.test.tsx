import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TaleCover } from './tale-cover.tsx';

afterEach(cleanup);

test(
  'a tale with pictures shows its first one by an address alone; without, or when it is gone, a book stands ' + 'there',
  () => {
    const { container, rerender } = render(<TaleCover taleId="t 1" ready={3} />);
    const picture = container.querySelector('img')!;
    expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/api/tales/t%201/cover', 'lazy']);
    fireEvent.error(picture);
    expect([container.querySelector('img'), container.querySelector('svg')]).toEqual([null, expect.anything()]);
    rerender(<TaleCover key="other" taleId="t2" ready={0} />);
    expect(container.querySelector('img')).toBe(null);
  },
);
