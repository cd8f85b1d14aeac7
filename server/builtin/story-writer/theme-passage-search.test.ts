import { expect, test } from 'vitest';
import { formatReference, parseReference } from '#shared/scripture.ts';
import { passageForIdea, passageGiven } from './theme-passage-search.ts';

test('the passage for an idea is named with the reason for the choice, and others that fit come along', () => {
  const { range, also, notes } = passageForIdea({ prompt: 'A child who is afraid of the dark', range: null, audience: 'kids' });
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(`For your theme the writer chose ${formatReference(range)}, “`);
  expect(notes[0]).toMatch(/: speaks to “.*afraid.*”; .*suits children\.$/);
  expect(also.length).toBeGreaterThan(0);
});

test('when nothing fits well the note says so', () => {
  const { notes } = passageForIdea({ prompt: 'zzqx wvvk', range: null, audience: 'family' });
  expect(notes.join()).toMatch(/^No passage fits your idea well\. The nearest is/);
});

test('a passage that the creator chose is taken as it is', () => {
  const range = parseReference('Ruth 1:1-18');
  expect(passageForIdea({ prompt: 'two brothers who forgive', range, audience: 'kids' })).toEqual({ range, also: [], notes: [] });
});

test('without words, or without a passage where one is needed, the creator is told what to do', () => {
  expect(() => passageForIdea({ prompt: '  ', range: null, audience: 'kids' })).toThrow('Describe a theme first');
  expect(() => passageGiven(null)).toThrow('Choose a passage first');
});
