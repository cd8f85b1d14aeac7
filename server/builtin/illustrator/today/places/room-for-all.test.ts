import { expect, test } from 'vitest';
import { roomForAll } from './room-for-all.ts';

const spanOf = ([x, half, level]: readonly [x: number, half: number, level: number]) => ({ x, half, level });

test('leaves out what would cover something named earlier, and keeps what is on another level', () => {
  const sofa = [300, 100, 0] as const;
  const table = [380, 60, 10] as const;
  const plant = [480, 30, 0] as const;
  const goal = [380, 60, 60] as const;
  expect(roomForAll([sofa, table, plant, goal], spanOf)).toEqual([sofa, plant, goal]);
  expect(roomForAll([table, sofa], spanOf)).toEqual([table]);
});
