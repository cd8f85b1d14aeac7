import { expect, test } from 'vitest';
import { formatReference } from '#shared/story/scripture.ts';
import { englishOf } from '#shared/said.ts';
import { helpFor, passageForIdea } from './passage-for-idea.ts';

test('names the passage for an idea with the reason', async () => {
  const { range, notes } = await passageForIdea('Two friends quarrel and make peace', 'kids');
  expect(notes).toHaveLength(1);
  expect(englishOf(notes[0] ?? '')).toContain(`For your theme the writer chose ${formatReference(range)}, “`);
  expect(englishOf(notes[0] ?? '')).toMatch(/: .*suits children\.$/);
});

test('says so in a note when nothing fits well', async () => {
  expect((await passageForIdea('zzqx wvvk', 'family')).notes.map(englishOf).join()).toMatch(
    /^It is not certain that a passage fits your idea\. The nearest is/,
  );
});

test('tells the creator what to do without words', async () => {
  await expect(passageForIdea('  ', 'kids')).rejects.toThrow('Describe a theme first');
});

test.each([
  ['a mate told me he wants to die, what do I say to him', /^If this is about somebody real.*emergency number/],
  ['mon ami veut mourir, il me l’a dit hier soir', /^S’il s’agit de quelqu’un de réel.*numéro d’urgence/],
])('“%s”: adds notes on telling somebody and where to turn', async (idea, said) => {
  expect((await passageForIdea(idea, 'teens')).notes.map(englishOf)[0]).toMatch(said);
  expect(await helpFor(idea)).toEqual([expect.stringMatching(said)]);
  expect(await helpFor('Our dog is ill')).toEqual([]);
});
