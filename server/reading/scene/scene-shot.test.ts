import { expect, test } from 'vitest';
import { chooseShots, fittingShots, type ShotSubject } from './scene-shot.ts';

const subject = (change: Partial<ShotSubject>): ShotSubject => ({
  action: 'stand',
  feeling: 'calm',
  seen: 1,
  targets: 0,
  smallThing: false,
  hasThing: false,
  ...change,
});
const first = (change: Partial<ShotSubject>) => fittingShots(subject(change))[0];

test('prefers the shot that shows what happens', () => {
  expect(first({ action: 'weep', feeling: 'tears' })).toBe('face');
  expect(first({ action: 'be-ashamed', feeling: 'shame' })).toBe('face');
  expect(first({ action: 'give', seen: 2, targets: 1, smallThing: true })).toBe('hands');
  expect(first({ action: 'hug', feeling: 'joy', seen: 2, targets: 1 })).toBe('half');
  expect(first({ action: 'teach', seen: 9, targets: 1 })).toBe('over-shoulder');
  expect(first({ action: 'arrive', seen: 6 })).toBe('wide');
  expect(first({ action: 'rule' })).toBe('from-below');
  expect(first({ action: 'none', seen: 0, hasThing: true })).toBe('thing');
});

test('shows legs where the action needs them, and does not crop a crowd', () => {
  for (const action of ['run', 'kick', 'climb', 'jump', 'dance', 'fall', 'ride'] as const)
    for (const seen of [1, 2, 6])
      expect(fittingShots(subject({ action, seen, feeling: 'fear' }))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:half|face|hands|over-shoulder)$/)]),
      );
  expect(fittingShots(subject({ action: 'talk', seen: 7 }))).not.toContain('half');
  expect(fittingShots(subject({ action: 'weep', feeling: 'tears', seen: 3 }))).not.toContain('face');
});

test('repeats no shot in a row, and takes four of eight from other distances', () => {
  const talk = fittingShots(subject({ action: 'tell', seen: 2, targets: 1 }));
  const run = fittingShots(subject({ action: 'run' }));
  for (const scenes of [Array.from({ length: 8 }, () => talk), [run, talk, run, talk, talk, run, run, talk]]) {
    const shots = chooseShots(scenes);
    expect(shots.filter((shot, i) => shot === shots[i - 1])).toEqual([]);
    expect(new Set(shots).size).toBeGreaterThanOrEqual(4);
    expect(shots.every((shot, i) => scenes[i]?.includes(shot))).toBe(true);
  }
});

test('repeats a shot when the scene allows only one', () => {
  expect(chooseShots([['full'], ['full']])).toEqual(['full', 'full']);
});
