import { expect, test } from 'vitest';
import { isCompiled, rowMultiplier } from './linear-rows.ts';

test('has compiled rows equal to their source', () => {
  expect(isCompiled(), 'Run `node scripts/build-linear-rows.ts`.').toBe(true);
});

test('multiplies rows by layers, whatever their number', () => {
  const [inputs, outputs] = [8, 6];
  const weight = Float32Array.from({ length: inputs * outputs }, (_, at) => Math.sin(at));
  const bias = Float32Array.from({ length: outputs }, (_, at) => at);
  const { layer } = rowMultiplier();
  layer({ weight: weight.map((value) => -value), bias });
  const multiplied = layer({ weight, bias });
  for (const count of [1, 4, 6, 3]) {
    const rows = Float32Array.from({ length: count * inputs }, (_, at) => Math.cos(at));
    const expected = Array.from({ length: count * outputs }, (_, at) => {
      const [row, output] = [Math.floor(at / outputs), at % outputs];
      let sum = bias[output]!;
      for (let each = 0; each < inputs; each += 1) sum += rows[row * inputs + each]! * weight[output * inputs + each]!;
      return sum;
    });
    for (const [at, value] of multiplied(rows, count).entries()) expect(value).toBeCloseTo(expected[at]!, 4);
  }
});
