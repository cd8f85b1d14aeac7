import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { readTale } from '../tale/read-tale.ts';

type Expected = {
  readonly text: string;
  readonly action: string;
  readonly actors?: string[];
  readonly targets?: string[];
  readonly place?: string;
  readonly things?: string[];
  readonly animals?: string[];
  readonly shot?: string;
};
type Trait = Exclude<keyof Expected, 'text'>;
const scenes = ['english', 'french', 'scripture'].flatMap(
  (name) => parse(readFileSync(new URL(`../fixtures/${name}-scenes.yaml`, import.meta.url), 'utf8')) as Expected[],
);

const one = (text: string) => readTale({ scenes: [{ text }] })[0]!;
const among = (got: readonly string[], wanted: readonly string[]) =>
  wanted.length === 0
    ? got.length === 0
    : wanted.every((want) =>
        want.split('|').some((each) => got.some((name) => name.toLowerCase().includes(each.toLowerCase()))),
      );

/** Whether a reading has what a fixture expects; null when the fixture says nothing. */
function holds(expected: Expected, trait: Trait, reading: SceneReading): boolean | null {
  const called = (ids: readonly string[]) =>
    ids.map((id) => reading.people.find((person) => person.id === id)?.called ?? id);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  const want = expected[trait];
  if (want === undefined) return null;
  if (typeof want === 'string') return want.split('|').includes(reading[trait as 'action' | 'place' | 'shot']);
  const got = {
    actors: called(reading.actors),
    targets: called(reading.targets),
    things: names(reading.things),
    animals: names(reading.animals),
  };
  return among(got[trait as keyof typeof got], want);
}

describe('sixty scenes', () => {
  const bars = { action: 0.85, actors: 0.85, targets: 0.75, place: 0.9, things: 0.85, animals: 1, shot: 0.75 } as const;
  const readings = scenes.map((expected) => ({ expected, reading: one(expected.text) }));

  test.each(Object.entries(bars))('%s is right in at least %d', (trait, bar) => {
    const judged = readings.flatMap(({ expected, reading }) => holds(expected, trait as Trait, reading) ?? []);
    expect(judged.filter(Boolean).length / judged.length).toBeGreaterThanOrEqual(bar);
  });

  test('reads every scene so that it can be drawn', () => {
    for (const { reading } of readings) expect(SceneReading.safeParse(reading).error).toBeUndefined();
  });
});
