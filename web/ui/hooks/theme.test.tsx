import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import beforePaint from '../../public/theme.js?raw';
import { followTheme, useTheme } from './theme.ts';

const media = Object.assign(new EventTarget(), { matches: false });
vi.stubGlobal('matchMedia', (query: string) => {
  expect(query).toBe('(prefers-color-scheme: dark)');
  return media;
});
const shown = () => document.documentElement.dataset['theme'];
const computer = (dark: boolean) => {
  media.matches = dark;
  media.dispatchEvent(new Event('change'));
};
followTheme();

beforeEach(() => {
  localStorage.clear();
  computer(false);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['nonsense', true, 'dark'],
])('applies for stored %s and computer dark %s the theme %s before the first paint', (stored, dark, theme) => {
  if (stored) localStorage.setItem('theme', stored);
  media.matches = dark;
  delete document.documentElement.dataset['theme'];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script that stands in the page
  new Function(beforePaint)();
  expect(shown()).toBe(theme);
  delete document.documentElement.dataset['theme'];
  computer(dark);
  expect(shown()).toBe(theme);
});

test('follows the system by default, and stores a choice', () => {
  const { result } = renderHook(useTheme);
  expect(result.current[0]).toBe('system');
  computer(true);
  expect(shown()).toBe('dark');
  act(() => result.current[1]('light'));
  expect([result.current[0], localStorage.getItem('theme'), shown()]).toEqual(['light', 'light', 'light']);
  computer(false);
  computer(true);
  expect(shown()).toBe('light');
  act(() => result.current[1]('system'));
  expect([localStorage.getItem('theme'), shown()]).toEqual(['system', 'dark']);
});

test('follows a choice in another tab', () => {
  const { result } = renderHook(useTheme);
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect([result.current[0], shown()]).toEqual(['dark', 'dark']);
});

test('has a theme in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  delete document.documentElement.dataset['theme'];
  // oxlint-disable-next-line typescript/no-implied-eval -- the script that stands in the page
  new Function(beforePaint)();
  expect(shown()).toBe('light');
  const { result } = renderHook(useTheme);
  act(() => result.current[1]('dark'));
  expect(shown()).toBe('dark');
});
