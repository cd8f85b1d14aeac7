import { expect, test } from 'vitest';
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import { planFor } from './action-roles.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';

const ama = { id: 'ama', called: 'Ama', sex: 'female', age: 'child', role: null, count: 1, feeling: null } as const;
const yaw = { ...ama, id: 'yaw', called: 'Yaw', sex: 'male', age: 'adult' } as const;
const shown = (change: Partial<SceneReading>) => {
  const where = {
    sentence: '',
    era: 'today',
    place: 'street',
    time: 'day',
    weather: 'clear',
    feeling: 'calm',
    shot: 'full',
  } as const;
  const who = {
    people: [ama, yaw],
    actors: ['yaw'],
    targets: ['ama'],
    action: 'give',
    things: [],
    animals: [],
  } as const;
  const { acting, shot } = sceneOf({ ...where, ...who, ...change }, { seed: 'a' });
  return [acting?.action, shot];
};

test('shows giving something undrawable from near, as speaking to the receiver', () => {
  expect(shown({ things: [{ name: 'forgiveness', count: 1 }] })).toEqual(['talk', 'half']);
  expect(shown({ things: [{ name: 'red apple', count: 1 }] })).toEqual(['give', 'half']);
});

test('shows somebody who holds out a thing to nobody as holding it', () => {
  const alone = { people: [yaw], targets: [], things: [{ name: 'book', count: 1 }] } as const;
  expect(shown(alone)).toEqual(['hold', 'half']);
  expect(shown({ ...alone, people: [yaw, ama] })).toEqual(['give', 'half']);
});

test('shows carrying, opening or kicking an unknown thing without a wrong thing', () => {
  expect(shown({ action: 'carry', targets: [] })).toEqual(['walk', 'full']);
  expect(shown({ action: 'open', targets: [] })).toEqual(['open', 'full']);
  expect(shown({ action: 'open', targets: [], things: [{ name: 'debate', count: 1 }] })).toEqual(['stand', 'half']);
  expect(shown({ action: 'kick', targets: [] })).toEqual(['stand', 'half']);
  expect(shown({ action: 'kick', targets: [], place: 'football-pitch' })).toEqual(['kick', 'full']);
});

test('lets only rulers order from a throne, and shows others speaking', () => {
  const father = { era: 'scripture', place: 'field', action: 'rule' } as const;
  expect(shown(father)).toEqual(['talk', 'full']);
  expect(shown({ ...father, people: [yaw], targets: [] })).toEqual(['stand', 'full']);
  expect(shown({ ...father, people: [ama, { ...yaw, role: 'king' }] })).toEqual(['rule', 'full']);
  expect(shown({ ...father, place: 'palace' })).toEqual(['rule', 'full']);
});

test('needs no thing for what is done to somebody, and uses bundles in Scripture', () => {
  expect(shown({ action: 'lift' })).toEqual(['lift', 'full']);
  expect(shown({ era: 'scripture' })).toEqual(['give', 'full']);
});

test('carries loads on the head in cultures where people do', () => {
  const head = (context: 'west-african' | 'universal') => {
    const where = {
      sentence: '',
      era: 'today',
      place: 'road',
      time: 'day',
      weather: 'clear',
      feeling: 'calm',
      shot: 'full',
    } as const;
    const who = {
      people: [ama],
      actors: ['ama'],
      targets: [],
      action: 'carry',
      things: [{ name: 'bucket', count: 1 }],
      animals: [],
    } as const;
    const scene = sceneOf({ ...where, ...who }, { seed: 'a', context });
    return scene.acting && planFor(scene, scene.acting, 0, false)?.plan.parts.some(({ head: load }) => load !== '');
  };
  expect([head('west-african'), head('universal')]).toEqual([true, false]);
});

test('gives a push without anger, a shared bicycle and a knock on a car no other meaning', () => {
  const bicycle = { things: [{ name: 'bicycle', count: 1 }], targets: [] } as const;
  expect(shown({ action: 'push' })[0]).toBe('walk');
  expect(shown({ action: 'push', feeling: 'anger' })[0]).toBe('push');
  expect(shown({ ...bicycle, action: 'share' })[0]).toBe('stand');
  expect(shown({ ...bicycle, action: 'knock', things: [{ name: 'car', count: 1 }] })[0]).toBe('stand');
  expect(
    shown({ action: 'sleep', targets: [], things: [{ name: 'car', count: 1 }], sentence: 'She slept in the car.' })[0],
  ).toBe('drive');
});
