import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

test.each([
  [40.4, '40'],
  [140, '100'],
  [-3, '0'],
  [Number.NaN, '0'],
])('announces %s as %s percent', (value, told) => {
  render(<ProgressBar value={value} label="Drawing" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(told);
});
