import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { readingActions } from '#shared/pictures/scene-reading.ts';
import { animals } from '../animals/herd.ts';
import { plansOf } from './action-plans.ts';
import type { Placed } from '../staging/blocking.ts';
import { handAt, jointAt, reachOf, settle } from './contact.ts';
import { drawScene } from '../draw-scene.ts';
import type { Look } from '../looks/look.ts';
import { heldNamed, standingNamed } from '../reading/named-things.ts';
import { height as heightOf, pose } from '../body/pose.ts';
import { furnishings } from '../props/furnishings.ts';
import { held } from '../props/held.ts';
import { marvels } from '../props/marvels.ts';
import { vehicleLayer } from '../props/road-vehicles.ts';
import { vessels } from '../props/vessels.ts';
import { chance } from '../drawing/random.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';
import { setStage } from '../staging/set-stage.ts';
import { stageAction } from './stage-action.ts';
import { lookOfMember } from '../body/wardrobe.ts';

const readings = (
  JSON.parse(readFileSync(new URL('../fixtures/readings.json', import.meta.url), 'utf8')) as unknown[]
).map((one) => SceneReading.parse(one));
/** Their words are those of scenes that everybody knows, which are drawn as everybody knows them. */
const famous = readings.filter((reading) => setStage(order(reading, 0)).stage.scene.tableau !== null);
const own = readings.filter((reading) => !famous.includes(reading));

function order(reading: SceneReading, index: number, change: Partial<PictureOrder> = {}): PictureOrder {
  const page = { style: 'storybook-1', context: 'west-african', use: 'frame', width: 1280, height: 720 } as const;
  return {
    prompt: reading.sentence,
    story: [reading.sentence],
    reading,
    index,
    seed: 'test',
    take: 0,
    ...page,
    ...change,
  };
}
const named = (reading: SceneReading) => `${reading.action}: ${reading.sentence}`;

test('has a plan for every action of the readings, except when nobody acts', () => {
  expect(new Set(readings.map(({ action }) => action))).toEqual(new Set(readingActions));
  expect(readingActions.filter((action) => plansOf(action).length === 0)).toEqual(['none']);
});

test('names only existing postures, things and people in plans', () => {
  const wrong: string[] = [];
  const stands = (name: string) =>
    name === 'thing' ||
    [furnishings, vessels, marvels, animals].some((drawings) => name in drawings) ||
    vehicleLayer(name) !== undefined ||
    standingNamed(name, 'scripture') !== null;
  const isHeld = (name: string) =>
    !name || name === 'thing' || name === 'reading' || name in held || heldNamed(name, 'today') !== undefined;
  for (const action of readingActions)
    for (const { parts, things, others } of plansOf(action)) {
      const people = parts.map(({ who }) => who);
      for (const { who, postures, seat, holds, far, head, reach, meet, at, dx } of parts) {
        if (!/^(?:actor|target)\d?$/.test(who) || !Number.isFinite(dx)) wrong.push(`${action} ${who}`);
        wrong.push(
          ...postures
            .filter((posture) => !(pose(posture) as object | undefined))
            .map((posture) => `${action} ${posture}`),
        );
        if (seat && seat !== 'none' && !(seat in furnishings)) wrong.push(`${action} ${seat}`);
        wrong.push(...[holds, far, head].flatMap((names) => names.split('|')).filter((name) => !isHeld(name)));
        wrong.push(
          ...[...reach, ...meet, ...(at ? [at] : [])].map(({ whom }) => whom).filter((whom) => !people.includes(whom)),
        );
      }
      wrong.push(...others.filter((posture) => !(pose(posture) as object | undefined)));
      for (const { name } of things) if (!name.split('|').every(stands)) wrong.push(`${action} +${name}`);
    }
  expect(wrong).toEqual([]);
});

describe.each(own.map((reading) => [named(reading), reading] as const))('%s', (_, reading) => {
  test.each([0, 1])('shows the people of the reading and nobody else (turn %i)', (turn) => {
    const { blocking } = setStage(order(reading, turn));
    const babies = reading.people.filter(({ age }) => age === 'baby').length > 0;
    const alone = reading.people.every(({ age }) => age === 'baby');
    const wanted = reading.action === 'none' ? [] : reading.people.filter(({ age }) => alone || age !== 'baby');
    for (const { id, count } of wanted)
      expect(
        blocking.people.filter(({ member }) => member.id === id),
        id,
      ).toHaveLength(Math.min(count, 9));
    expect(blocking.people.filter(({ member }) => !wanted.some(({ id }) => id === member.id))).toEqual([]);
    expect(blocking.people.filter((one) => one.held === held.baby)).toHaveLength(
      reading.action === 'be-born' || (babies && !alone) ? 1 : 0,
    );
  });

  test.each([
    [0, 1280, 720],
    [1, 1280, 720],
    [0, 720, 1280],
    [1, 800, 800],
  ])('keeps everybody on the page (turn %i, %i x %i)', (turn, width, tall) => {
    const { stage, blocking, looks, camera } = setStage(order(reading, turn, { width, height: tall }));
    for (const placed of blocking.people) {
      const scale = camera.scale * (0.66 + 0.34 * placed.depth);
      const middle = stage.w / 2 + (camera.shift ?? 0);
      const [left, right] = reachOf(placed, looks.get(placed) as Look).map((x) => middle + x * scale) as [
        number,
        number,
      ];
      // From near, a back may leave the page.
      const over = camera.close ? 60 * scale : stage.w * 0.01;
      const look = looks.get(placed) as Look;
      const high =
        heightOf(placed.posture) * look.tall * (placed.scale ?? 1) +
        Math.max(0, placed.lift ?? 0) +
        (placed.mount ? 60 : 0);
      const feet = camera.top + (camera.low - camera.top) * placed.depth;
      expect(feet - high * scale, placed.member.id).toBeGreaterThan(0);
      expect(left, placed.member.id).toBeGreaterThan(-over);
      expect(right, placed.member.id).toBeLessThan(stage.w + over);
    }
  });

  test('shows contact between the right people', () => {
    for (const turn of [0, 1, 2]) {
      const scene = sceneOf(reading, { seed: 'test' });
      const { blocking, touches, still } = stageAction(scene, chance('test'), turn, false);
      const looks = new Map(
        blocking.people.map((one): [Placed, Look] => [
          one,
          lookOfMember('test', one.member, reading.era, 'universal', one.nth),
        ]),
      );
      const people = settle(blocking.people, touches, still, looks);
      const at = (i: number) => [people[i] as Placed, looks.get(blocking.people[i] as Placed) as Look] as const;
      for (const touch of touches) {
        if ('at' in touch) continue;
        const from = handAt(...at(touch.who), touch.hand);
        const goals =
          'theirs' in touch
            ? [handAt(...at(touch.whom), touch.theirs)]
            : [jointAt(...at(touch.whom), touch.joint), jointAt(...at(touch.whom), 'waist')];
        const apart = Math.min(...goals.map(([x, y]) => Math.hypot(from[0] - x, from[1] - y)));
        expect(apart, `turn ${turn}, ${JSON.stringify(touch)}`).toBeLessThan(6);
      }
    }
  });
});

test('varies the staging of the same action in consecutive pictures where it can', () => {
  const way = (reading: SceneReading, turn: number) => {
    const { people, things } = stageAction(sceneOf(reading, { seed: 'test' }), chance('test'), turn, false).blocking;
    return JSON.stringify([
      people.map(({ posture, held: has, tilt, lift, face }) => [posture, has, tilt, lift, face]),
      things.map(({ drawing, dx }) => [drawing, dx]),
    ]);
  };
  const acting = own.filter(({ action }) => action !== 'none');
  const several = acting.filter((reading) => new Set([0, 1, 2, 3].map((turn) => way(reading, turn))).size > 1);
  const single = acting.filter((one) => !several.includes(one)).map(({ action }) => action);
  expect(single.filter((action) => !['ride', 'drive', 'row'].includes(action))).toEqual([]);
  expect(several.filter((reading) => way(reading, 0) === way(reading, 1)).map(named)).toEqual([]);
});

test('returns the same picture for the same order, and another for another take', () => {
  for (const reading of own.slice(0, 4)) {
    expect(drawScene(order(reading, 0))).toBe(drawScene(order(reading, 0)));
    expect(drawScene(order(reading, 0))).not.toBe(drawScene(order(reading, 0, { take: 1 })));
  }
});

test('contains no NaN or infinite number', () => {
  for (const reading of own) expect(drawScene(order(reading, 1)), named(reading)).not.toMatch(/NaN|undefined|Infinity/);
});

test('lays flat things down and lets two carry what is bulky', () => {
  const people = ['kofi', 'ama'].map((id) => ({
    ...{ id, called: id, sex: null, age: 'adult', role: null, count: 1, feeling: null },
  }));
  const staged = (action: 'put' | 'carry', name: string) => {
    const reading = SceneReading.parse({
      ...{ sentence: 'They did it.', era: 'today', place: 'yard', time: 'day', weather: 'clear', people, action },
      ...{ actors: ['kofi', 'ama'], targets: [], things: [{ name, count: 1 }], animals: [], feeling: 'calm' },
      shot: 'full',
    });
    return stageAction(sceneOf(reading, { seed: 's' }), chance('s'), 0, false).blocking;
  };
  expect(staged('put', 'tart').things.find(({ name }) => name === 'tart')?.lies).toBe('flat');
  const { people: carriers, things } = staged('carry', 'sofa');
  const sofa = things.find(({ name }) => name === 'sofa');
  expect(carriers.map(({ dx = 0 }) => Math.sign(dx - (sofa?.dx ?? 0)))).toEqual([-1, 1]);
  expect(sofa?.lift).toBeGreaterThan(0);
});
