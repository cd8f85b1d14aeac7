import { expect, test } from 'vitest';
import { audiences } from '#shared/vocabulary.ts';
import { bestPassages } from './best-passages.ts';
import { concepts } from './ideas/concepts.ts';
import { readIdea } from './ideas/idea-meaning.ts';
import { tablePassages } from './passage-table.ts';
import { propose as proposed } from './fixtures/fixture-ideas.ts';
import { suits } from './ranked-passages.ts';

const chosenFor = (idea: string, suited: (id: string) => boolean = () => true) => {
  const choices = bestPassages(readIdea(idea, 'en', 'en'), 'en', suited);
  return [...choices].toSorted((a, b) => b[1].boost - a[1].boost).map(([id]) => id);
};

test('names for every concept the passages that a teacher chooses first, all in the table', () => {
  const ids = new Set(tablePassages().map(({ id }) => id));
  for (const { id, best } of concepts().values()) {
    expect([id, best.filter((each) => !ids.has(each))]).toEqual([id, []]);
    expect([id, new Set(best).size]).toEqual([id, best.length]);
  }
});

test('names a passage that suits each audience for most concepts', () => {
  const known = new Map(tablePassages().map((passage) => [passage.id, passage]));
  for (const audience of audiences) {
    const without = [...concepts().values()].filter(({ best }) => !best.some((id) => suits(known.get(id)!, audience)));
    expect([audience, without.length < concepts().size / 20]).toEqual([audience, true]);
  }
});

test('keeps the order of a concept’s choices and skips unsuitable ones', () => {
  const { best } = concepts().get('debt')!;
  expect(chosenFor('debt')).toEqual(best);
  expect(chosenFor('debt', (id) => id !== best[0])).toEqual(best.slice(1));
});

test('counts a passage that was chosen for two things in an idea twice', () => {
  const { boost: both } = bestPassages(readIdea('Forgiving a debt', 'en', 'en'), 'en', () => true).get(
    'the-unforgiving-servant',
  )!;
  const { boost: one } = bestPassages(readIdea('Forgiving an aunt', 'en', 'en'), 'en', () => true).get(
    'the-unforgiving-servant',
  )!;
  expect(both).toBeGreaterThan(one);
});

test('prefers a rare topic to general ones such as family or house', () => {
  const first = (words: string) => proposed({ words, audience: 'adults', limit: 1 }).proposals[0]!.id;
  for (const words of ['Alcohol in our family', 'Our house and the alcohol in it', 'L’alcool dans notre famille'])
    expect(concepts().get('alcohol')!.best).toContain(first(words));
  for (const words of ['A childless woman in a big family', 'une femme stérile dans une grande famille'])
    expect(concepts().get('childlessness')!.best).toContain(first(words));
});

test('names no concept by general verbs and small words', () => {
  for (const words of ['y a-t-il', 'on fait et on dit', 'they say and do', 'he walks and looks'])
    expect([words, proposed({ words, audience: 'family', limit: 1 }).fits]).toEqual([words, false]);
});
