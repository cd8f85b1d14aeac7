import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Quotation } from '#shared/story/quotation.contract.ts';
import { StoryQuotations } from './story-quotations.tsx';

afterEach(cleanup);
const found = (over: Partial<Quotation>): Quotation => ({
  field: 'setup',
  start: 0,
  end: 8,
  text: 'He came.',
  verdict: 'retold',
  reference: 'Luke 10:33-34',
  truth: null,
  ...over,
});
const show = (...quotations: Quotation[]) =>
  render(<StoryQuotations language="en" quotations={quotations} onReplace={vi.fn()} />);

test('lists retold verses beside quoted ones, not as errors', () => {
  show(found({}), found({ start: 9, verdict: 'exact', reference: 'Luke 10:37' }));
  expect(screen.getByText('Retold from Luke 10:33-34')).toBeTruthy();
  expect(screen.getByText('Word for word from Luke 10:37 (WEB)')).toBeTruthy();
  expect(screen.queryByText(/Not found|Almost/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('counts and lists several retold parts', () => {
  show(found({}), found({ start: 9, text: 'He left.', reference: 'Luke 10:35' }));
  expect(screen.getByText('2 passages retold in plain words')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Retold from Luke 10:33-34: He came.',
    'Retold from Luke 10:35: He left.',
  ]);
});
