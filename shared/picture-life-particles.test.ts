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
const moments = Array.from({ length: 240 }, (_, frame) => frame / 30);

test.each(kinds)('%s: the same moment is the same, another one is another', (of) => {
  const at = (seconds: number, seed = 7) => particlesAt(part(of), seed, seconds, 16 / 9);
  expect(at(3.4)).toEqual(at(3.4));
  expect(at(3.4)).not.toEqual(at(4.4));
  expect(at(3.4)).not.toEqual(at(3.4, 8));
});

test.each(kinds)('%s lie in their area, and fewer where there is less of them', (of) => {
  let [all, few] = [0, 0];
  for (const seconds of moments) {
    const strokes = particlesAt(part(of), 7, seconds, 16 / 9);
    all += strokes.length;
    few += particlesAt(part(of, 0.3), 7, seconds, 16 / 9).length;
    for (const { x, y, radius, alpha } of strokes) {
      expect(x).toBeGreaterThan(0.08);
      expect(x).toBeLessThan(0.72);
      expect(y).toBeGreaterThan(0.18);
      expect(y).toBeLessThan(0.72);
      expect(radius).toBeGreaterThan(0);
      expect(alpha).toBeLessThanOrEqual(0.9);
    }
  }
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all * 0.7);
});

test.each(kinds)('%s come and go softly', (of) => {
  const count = (seconds: number) => particlesAt({ ...part(of), strength: 1 }, 7, seconds, 16 / 9).map(({ alpha }) => alpha);
  for (const [n, seconds] of moments.entries()) {
    if (n === 0) continue;
    const [before, now] = [count(moments[n - 1]!), count(seconds)].map((alphas) => alphas.reduce((sum, alpha) => sum + alpha, 0));
    expect(Math.abs(now! - before!)).toBeLessThan(0.12 * Math.max(2, before!) + 0.3);
  }
});
