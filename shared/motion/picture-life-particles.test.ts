import { expect, test } from 'vitest';
import type { Particles } from './picture-life.ts';
import { particlesAt } from './picture-life-particles.ts';

const kinds = ['rain', 'snow', 'dust', 'sparks', 'smoke', 'stars', 'birds', 'leaves', 'glints'] as const;
const part = (of: Particles['of'], strength = 1): Particles => ({
  kind: 'particles',
  of,
  area: { x: 0.1, y: 0.2, w: 0.6, h: 0.5 },
  strength,
});
const moments = Array.from({ length: 120 }, (_, frame) => frame / 15);

test.each(kinds)('%s: repeats the same state for the same time, and varies over time', (of) => {
  const at = (seconds: number, seed = 7) => particlesAt(part(of), seed, seconds, 16 / 9);
  expect(at(3.4)).toEqual(at(3.4));
  expect(at(3.4)).not.toEqual(at(4.4));
  expect(at(3.4)).not.toEqual(at(3.4, 8));
});

test.each(kinds)('keeps %s in their area, and fewer at lower density', (of) => {
  const all = moments.flatMap((seconds) => particlesAt(part(of), 7, seconds, 16 / 9));
  const few = moments.flatMap((seconds) => particlesAt(part(of, 0.3), 7, seconds, 16 / 9)).length;
  const outside = all.filter(({ x, y }) => x < 0.08 || x > 0.72 || y < 0.18 || y > 0.72);
  const wrong = all.filter(({ radius, alpha }) => radius <= 0 || alpha > 0.9);
  expect([outside, wrong]).toEqual([[], []]);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all.length * 0.7);
});

test.each(kinds)('fades %s in and out softly', (of) => {
  const count = (seconds: number) =>
    particlesAt({ ...part(of), strength: 1 }, 7, seconds, 16 / 9).map(({ alpha }) => alpha);
  for (const [n, seconds] of moments.entries()) {
    if (n === 0) continue;
    const [before, now] = [count(moments[n - 1]!), count(seconds)].map((alphas) =>
      alphas.reduce((sum, alpha) => sum + alpha, 0),
    );
    expect(Math.abs(now! - before!)).toBeLessThan(0.2 * Math.max(2, before!) + 0.3);
  }
});
