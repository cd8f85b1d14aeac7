import { expect, test } from 'vitest';
import { roomForWorkers } from './worker-room.ts';

const fullHd = { width: 1920, height: 1080, fps: 30 };

test('plans one worker per core while memory allows, and at least one', () => {
  expect(roomForWorkers(fullHd, 2, 8e9)).toBe(2);
  expect(roomForWorkers(fullHd, 8, 32e9)).toBe(8);
  expect(roomForWorkers(fullHd, 8, 3e9)).toBe(4);
  expect(roomForWorkers(fullHd, 64, 8e9)).toBe(12);
  expect(roomForWorkers(fullHd, 4, 2e8)).toBe(1);
  expect(roomForWorkers(fullHd, 1, 0)).toBe(1);
});

test('reserves memory for a small film that is encoded alongside', () => {
  expect(roomForWorkers(fullHd, 64, 8e9, { width: 854, height: 480 })).toBe(10);
});

test('plans more workers for smaller frames', () => {
  expect(roomForWorkers({ width: 640, height: 360, fps: 30 }, 16, 2e9)).toBeGreaterThan(
    roomForWorkers(fullHd, 16, 2e9),
  );
});
