import { expect, test } from 'vitest';
import { deedsOfTwo, everydayDeedOf, everydayDeeds, isDrawnDeed } from '#shared/pictures/everyday-deeds.ts';
import {
  type ReadingAction,
  type ReadingPlace,
  type ReadPerson,
  readingActions,
  type SceneReading,
} from '#shared/pictures/scene-reading.ts';
import { animals } from '../animals/herd.ts';
import { pose } from '../body/pose.ts';
import { chance } from '../drawing/random.ts';
import { furnishings } from '../props/furnishings.ts';
import { held } from '../props/held.ts';
import { vehicleLayer } from '../props/road-vehicles.ts';
import { vessels } from '../props/vessels.ts';
import { heldNamed } from '../reading/named-things.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';
import { plansOf, plansOfDeed } from './action-plans.ts';
import { stageAction } from './stage-action.ts';

const person = (id: string, age: ReadPerson['age'] = 'adult'): ReadPerson => ({
  ...({ id, called: id, sex: 'female', age, role: null, count: 1, feeling: null } as const),
});

type Asked = {
  sentence: string;
  action: ReadingAction;
  people?: ReadPerson[];
  things?: string[];
  place?: ReadingPlace;
  roofed?: boolean;
};

function staged({ sentence, action, people = [person('ama')], things = [], place = 'yard', roofed = false }: Asked) {
  const reading: SceneReading = {
    ...{ sentence, action, place, people, era: 'today', time: 'day', weather: 'clear', feeling: 'calm', shot: 'full' },
    ...{ actors: [people[0]!.id], targets: people.slice(1).map(({ id }) => id), animals: [] },
    things: things.map((name) => ({ name, count: 1 })),
  };
  return stageAction(sceneOf(reading, { seed: 'test' }), chance('test'), 0, roofed).blocking;
}

test.each([
  ['clean', 'Ama ironed the shirt.', 'iron'],
  ['clean', 'Maman repassait la chemise.', 'iron'],
  ['clean', 'Ama swept the yard.', null],
  ['lift', 'Esi raised her hand in class.', 'raise-hand'],
  ['ask', 'Esi leva la main.', 'raise-hand'],
  ['pour', 'She watered the flowers.', 'water-plants'],
  ['pour', 'She poured water into the cup.', null],
  ['heal', 'She braided the hair of her daughter.', 'braid'],
  ['draw', 'They painted the wall blue.', 'paint-wall'],
  ['draw', 'He painted a picture.', 'paint-picture'],
  ['give', 'She gave him the iron.', null],
  ['talk', 'The two brothers did not speak to each other.', 'turn-away'],
  ['talk', 'The two brothers spoke to each other.', null],
  ['hug', 'Ama sat down beside Kofi on the bench and put her arm around him.', 'sit-close'],
  ['search', 'Kofi looked under the bed for his ball.', 'look-under'],
  ['look', 'Kofi looked through the window.', 'look-through-window'],
  ['carry', 'The men loaded the sacks onto the lorry.', 'load-vehicle'],
  ['carry', 'The shepherd carried the lamb on his shoulders.', 'shoulder-animal'],
  ['carry', 'Ama wrapped the puppy in her coat.', 'carry-animal'],
  ['carry', 'Kofi carried his sister on his back.', 'piggyback'],
  ['carry', 'Papa portait la fille dans ses bras.', 'carry-child'],
  ['hold-hands', 'The nurse held the hand of the old man in his bed.', 'sit-at-bedside'],
  ['tell', 'Nana told them a story by the fire.', 'tell-by-fire'],
  ['write', 'The teacher wrote the word on the board.', 'write-on-board'],
] as const)('reads %s, "%s" as the deed %s', (action, sentence, deed) => {
  expect(everydayDeedOf(action, sentence)).toBe(deed);
});

test('keeps deeds of one world out of the other', () => {
  const [torn, carried] = ['He tore his clothes.', 'They loaded the sacks into the car.'];
  expect(everydayDeedOf('weep', torn, 'scripture')).toBe('tear-clothes');
  expect(everydayDeedOf('weep', torn, 'today')).toBeNull();
  expect(everydayDeedOf('carry', carried, 'scripture')).toBeNull();
});

test('has a small animal in the arms once, and not beside its people', () => {
  const reading: Omit<SceneReading, 'animals'> = {
    ...({ sentence: 'Ama held the puppy.', action: 'hold', place: 'yard', era: 'today', time: 'day' } as const),
    ...({ weather: 'clear', feeling: 'calm', shot: 'full', actors: ['ama'], targets: [], things: [] } as const),
    people: [person('ama')],
  };
  const scene = sceneOf({ ...reading, animals: [{ name: 'puppy', count: 1 }] }, { seed: 'test' });
  const { people, things } = stageAction(scene, chance('test'), 0, false).blocking;
  expect([people[0]?.inArms, things.filter(({ animal }) => animal)]).toEqual(['dog', []]);
});

/** The first thing and the first animal of a scene. */
const inHand = ['thing', 'beast'];
const drawn = [...Object.keys({ ...furnishings, ...animals }), ...inHand, 'bucket'];

test.each(everydayDeeds)('has a plan for %s that names only existing postures, things and people', (deed) => {
  const plans = plansOfDeed(deed);
  expect(plans).not.toHaveLength(0);
  const wrong = plans.flatMap(({ parts, things, others }) => [
    ...[...parts.flatMap(({ postures }) => postures), ...others].filter((one) => !(pose(one) as object | undefined)),
    ...parts
      .flatMap(({ holds, far }) => [holds, far])
      .flatMap((names) => names.split('|'))
      .filter((name) => name && !inHand.includes(name) && !(name in held) && !heldNamed(name, 'today')),
    ...parts
      .flatMap(({ reach, meet, at }) => [...reach, ...meet, ...(at ? [at] : [])])
      .filter(({ whom }) => !parts.some(({ who }) => who === whom)),
    ...things.filter(({ name }) => !drawn.includes(name) && !vessels[name] && !vehicleLayer(name)),
  ]);
  expect(wrong).toEqual([]);
});

test('shows a deed with its own things and nothing besides', () => {
  const { things } = staged({
    ...{ sentence: 'Ama ironed the shirt.', action: 'clean', things: ['shirt'], place: 'kitchen', roofed: true },
  });
  expect(things.map(({ drawing }) => drawing)).toEqual([furnishings['ironing-board']]);
});

test('gives a child a bicycle of its size', () => {
  const ride = (age: ReadPerson['age']) =>
    staged({ sentence: 'Esi rode her bicycle.', action: 'ride', people: [person('esi', age)], things: ['bicycle'] });
  const [grown, small] = [ride('adult'), ride('child')];
  expect(small.things[0]?.scale).toBeLessThan(grown.things[0]?.scale ?? 0);
  expect(small.people[0]?.lift).toBeLessThan(grown.people[0]?.lift ?? 0);
});

test('has a child carry the bag of an old woman, not the woman', () => {
  const { people } = staged({
    ...{ sentence: 'Yaw carried the bag of Nana.', action: 'carry', things: ['bag'] },
    people: [person('yaw', 'child'), person('nana', 'old')],
  });
  expect(people.map(({ lift }) => lift ?? 0)).toEqual([0, 0]);
});

test('seats the pupils of a class at desks', () => {
  const { people, things } = staged({
    ...{ sentence: 'The teacher taught them.', action: 'teach', place: 'classroom', roofed: true },
    people: [person('teacher'), { ...person('pupils', 'child'), count: 4 }],
  });
  expect(people.filter(({ posture }) => posture === 'sit-at-table')).toHaveLength(4);
  expect(things.filter(({ drawing }) => drawing === furnishings.desk)).toHaveLength(4);
});

test('knows which deeds have no picture of one person alone', () => {
  const needsOther = (action: ReadingAction) =>
    plansOf(action).every(({ mutual, low, upwards, child, parts }) => {
      const own = parts.filter(({ who }) => who.startsWith('actor'));
      const touches = own.some(({ reach, meet, at }) => reach.length + meet.length > 0 || at);
      if (low || upwards || child) return true;
      return own.some(({ who }) => who === 'actor2') || (parts.length > own.length && (touches || mutual));
    });
  const alone = readingActions.filter((action) => action !== 'none' && needsOther(action));
  expect(alone.toSorted()).toEqual([...deedsOfTwo].toSorted());
  expect([isDrawnDeed('hug', 1), isDrawnDeed('hug', 2), isDrawnDeed('sing', 1)]).toEqual([false, true, true]);
});

test('carries a small thing into view: whoever gives a key is seen from near', () => {
  const reading: Omit<SceneReading, 'things'> = {
    ...({ sentence: 'Ama gave Yaw the key.', action: 'give', place: 'street', era: 'today', time: 'day' } as const),
    ...({ weather: 'clear', feeling: 'calm', shot: 'full', actors: ['ama'], targets: ['yaw'], animals: [] } as const),
    people: [person('ama'), person('yaw', 'child')],
  };
  const shotOf = (name: string) => sceneOf({ ...reading, things: [{ name, count: 1 }] }, { seed: 'test' }).shot;
  expect([shotOf('key'), shotOf('bicycle')]).toEqual(['half', 'full']);
});

test('leaves furniture of rooms in them, but what is carried out', () => {
  const has = (action: ReadingAction, roofed: boolean) =>
    JSON.stringify(staged({ sentence: 'Ama took the tin.', action, things: ['tin', 'shelf'], roofed }).things);
  expect(has('take', false)).toBe('[]');
  const moved = staged({ sentence: 'Ama carried the shelf.', action: 'carry', things: ['shelf'], place: 'yard' });
  expect(moved.people[0]?.held ?? moved.things[0]).toBeDefined();
});
