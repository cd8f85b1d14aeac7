import { expect, test } from 'vitest';
import { tabOf } from './tale-tabs.ts';

test.each([
  [null, 'story'],
  ['', 'story'],
  ['Storyboard', 'storyboard'],
  ['YOUTUBE', 'youtube'],
  ['images', 'images'],
  ['nothing', 'story'],
])('shows for ?tab=%s the tab %s', (asked, tab) => {
  expect(tabOf(asked)).toBe(tab);
});
