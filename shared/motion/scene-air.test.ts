import { expect, test } from 'vitest';
import { airOfScene } from './scene-air.ts';
import type { SceneReading } from '../pictures/scene-reading.ts';

const scene = (more: Partial<SceneReading>) =>
  airOfScene({ place: 'road', weather: 'clear', time: 'day', things: [], ...more });

test('adds rain, snow, dust and stars in the open air, and sparks at any fire', () => {
  expect(scene({})).toEqual([]);
  expect(scene({ weather: 'rain' })).toEqual(['rain']);
  expect(scene({ weather: 'storm', place: 'boat' })).toEqual(['rain']);
  expect(scene({ weather: 'snow' })).toEqual(['snow']);
  expect(scene({ weather: 'dust', place: 'desert' })).toEqual(['dust']);
  expect(scene({ time: 'night' })).toEqual(['stars']);
  expect(scene({ time: 'night', weather: 'cloudy' })).toEqual([]);
  expect(scene({ time: 'night', weather: 'fire' })).toEqual(['stars', 'sparks']);
  expect(scene({ time: 'night', things: [{ name: 'camp fire', count: 1 }] })).toEqual(['stars', 'sparks']);
});

test('adds no rain or stars under a roof, but does in front of the door', () => {
  expect(scene({ place: 'house', weather: 'rain' })).toEqual([]);
  expect(scene({ place: 'house', time: 'night', things: [{ name: 'fire', count: 1 }] })).toEqual(['sparks']);
  expect(scene({ place: 'house', weather: 'rain', isOutside: true })).toEqual(['rain']);
});
