import { describe, expect, test } from 'vitest';
import { type DeedVerdict, judgedDeed, toldDeedsIn } from '../fixtures/told-deeds.ts';

const judgedIn = (name: string) => toldDeedsIn(name).map(judgedDeed);
const share = (all: readonly boolean[]) => all.filter(Boolean).length / Math.max(1, all.length);

/** What goes wrong, for whoever reads a failing test. */
const wrong = (all: readonly DeedVerdict[]) =>
  all
    .filter(({ action }) => action === 'wrong')
    .map(({ text, reading }) => `${reading.action}: ${text}`)
    .join('\n');

describe.each([
  {
    name: 'told-deeds.tsv',
    scenes: 120,
    right: 0.95,
    wrongs: 0.03,
    see: 0.95,
    actors: 0.95,
    targets: 0.7,
    things: 0.95,
  },
  {
    name: 'told-deeds-fresh.tsv',
    scenes: 40,
    right: 0.92,
    wrongs: 0.03,
    see: 0.9,
    actors: 0.95,
    targets: 0.8,
    things: 0.9,
  },
  {
    name: 'told-deeds-harder.tsv',
    scenes: 40,
    right: 0.92,
    wrongs: 0.03,
    see: 0.95,
    actors: 0.9,
    targets: 0.5,
    things: 0.9,
  },
  {
    name: 'told-deeds-last.tsv',
    scenes: 40,
    right: 0.9,
    wrongs: 0.03,
    see: 0.9,
    actors: 0.9,
    targets: 0.5,
    things: 0.9,
  },
])('$name', ({ name, scenes, right, wrongs, ...parts }) => {
  const judged = judgedIn(name);

  test('shows the right action, and seldom a wrong one', () => {
    expect(judged).toHaveLength(scenes);
    expect(share(judged.map(({ action }) => action === 'right'))).toBeGreaterThanOrEqual(right);
    expect(share(judged.map(({ action }) => action === 'wrong')), wrong(judged)).toBeLessThanOrEqual(wrongs);
  });

  test.each(Object.entries(parts))('%s in at least %d', (part, bar) => {
    const known = judged.flatMap(({ isRight }) => isRight[part as keyof typeof isRight] ?? []);
    expect(share(known)).toBeGreaterThanOrEqual(bar);
  });
});
