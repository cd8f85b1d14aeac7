import { expect, test } from 'vitest';
import { dangerIdeas, fixtureSense } from '../fixtures/fixture-ideas.ts';
import { speaksOfDanger } from './danger.ts';
import { answersIn, languageOfIdea } from './idea-language.ts';
import { needsOf } from './needs-of-idea.ts';

const { danger, none } = dangerIdeas();
function isWarned(idea: string): boolean {
  const language = answersIn(languageOfIdea(idea));
  return speaksOfDanger(idea, language, needsOf(fixtureSense(idea), language));
}

test('says where to turn when an idea speaks of danger to life, violence or abuse', () => {
  expect([...danger.tuned, ...danger.heldOut].filter((idea) => !isWarned(idea))).toEqual([]);
});

test('reports no danger for a picnic, a bride price, a figure of speech or a death in the Bible', () => {
  expect([...none.tuned, ...none.heldOut].filter(isWarned)).toEqual([]);
});
