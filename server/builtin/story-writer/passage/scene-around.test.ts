import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { formatReference, parseReference } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { moreToSay } from '../framing/more-to-say.ts';
import { factsFor } from './facts.ts';
import { sceneAround } from './scene-around.ts';

const around = (reference: string, audience: Audience) => {
  const range = parseReference(reference)!;
  const { before, after } = sceneAround(knownAs(range)!, range, audience);
  return [before && formatReference(before), after && formatReference(after)];
};

test.each([
  ['Luke 1:5-25', 'family', null, 'Luke 1:57-66'],
  ['Exodus 2:1-10', 'adults', 'Exodus 1:8-22', null],
  // Elisha is in both, and it is another story.
  ['2 Kings 4:8-37', 'adults', null, null],
  // A song is not a story that continues.
  ['Psalm 100', 'family', null, null],
] as const)('around %s for %s the same story is told before in %s and behind in %s', (of, audience, before, after) => {
  expect(around(of, audience)).toEqual([before, after]);
});

test('introduces people without repeating what the passage tells', () => {
  const facts = (reference: string) => {
    const range = parseReference(reference)!;
    return factsFor(knownAs(range)!, range).map(({ en }) => en);
  };
  expect(facts('2 Kings 6:1-7').join()).toMatch(/^Elisha was a prophet/u);
  expect(facts('Ruth 2').join()).toContain('Naomi came from Bethlehem');
  expect(facts('Ruth 1').join()).not.toContain('Naomi came from Bethlehem');
});

test('adds more as space allows, and questions only after their steps', () => {
  const say = (words: string) => ({ en: words, fr: words });
  const ten = (word: string) => say(Array.from({ length: 10 }, () => word).join(' '));
  const daily = [{ steps: ten('step'), questions: [say('Who?')], prayer: say('Amen.'), ends: [] }];
  const offer = { facts: [say('A fact.')], book: say('A book.'), beginsWithFacts: true, daily };
  const said = (room: number) => moreToSay(offer, room, ['en']);
  expect(said(-9)).toEqual({ setting: [], life: [], prayer: [] });
  expect(said(2)).toEqual({ setting: [say('A fact.')], life: [], prayer: [] });
  expect(said(60)).toEqual({ setting: [say('A fact.')], life: [[ten('step'), say('Who?')]], prayer: [say('Amen.')] });
  expect(said(200).setting).toEqual([say('A book.'), say('A fact.')]);
});
