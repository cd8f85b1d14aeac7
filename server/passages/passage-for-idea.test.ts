import { expect, test } from 'vitest';
import { formatReference } from '#shared/scripture.ts';
import { passageForIdea } from './passage-for-idea.ts';

test('the passage for an idea is named with the reason for the choice', () => {
  const { range, notes } = passageForIdea('A child who is afraid of the dark', 'kids');
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(`For your theme the writer chose ${formatReference(range)}, “`);
  expect(notes[0]).toMatch(/: .*suits children\.$/);
});

test('when nothing fits well the note says so', () => {
  expect(passageForIdea('zzqx wvvk', 'family').notes.join()).toMatch(/^No passage fits your idea well\. The nearest is/);
});

test('without words the creator is told what to do', () => {
  expect(() => passageForIdea('  ', 'kids')).toThrow('Describe a theme first');
});
