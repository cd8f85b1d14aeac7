import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { hearIdea } from '../idea/creators-idea.ts';
import { summaryOf } from './titles.ts';

const range = parseReference('Matthew 6:25-34')!;
const known = knownAs(range)!;
const summary = (prompt: string, language: 'en' | 'fr') =>
  summaryOf(
    { range, known, theme: known.theme, idea: hearIdea(prompt, known), name: null, outline: null },
    { audience: 'adults' },
    language,
    {},
  );

test('quotes as the idea in a summary only what its creator wrote', () => {
  const prompt = 'A mechanic in Kumasi who finishes a job properly even where nobody will ever look under the bonnet';
  expect(summary(prompt, 'en')).toContain(`“${prompt}.”`);
  expect(summary(prompt, 'en')).not.toContain(known.question.en);
  // Nobody has said it in French.
  expect(summary(prompt, 'fr')).not.toContain('«');
  expect(summary('My son will not share his toys.', 'en')).toContain('“My son will not share his toys.”');
  expect(summary('Comment pardonner à mon frère ?', 'fr')).toContain(
    '« Comment pardonner à mon frère ? »'.replace(/ (?=[»?])|(?<=«) /gu, '\u202F'),
  );
});
