import { expect, test } from 'vitest';
import { headFromBehind } from './back-of-head.ts';
import { brush } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { figure } from './figure.ts';
import type { CastMember } from '../scene.ts';
import { lookOfMember } from './wardrobe.ts';

const nurse: CastMember = {
  id: 'efua',
  kind: 'woman',
  count: 1,
  hurt: false,
  sex: 'female',
  age: 'adult',
  role: 'nurse',
};
const drawn = (era: 'scripture' | 'today', away: boolean) => {
  const look = lookOfMember('tale', nurse, era, 'universal');
  return { look, svg: figure(brush(), { look, posture: 'talk', feeling: 'calm', lit: 1, away }) };
};
/** Where a hand is in the order of the drawing. */
const hands = (svg: string, skin: string) => svg.lastIndexOf(`fill="${skin}"`);

test('draws both hands behind the body when somebody is seen from behind', () => {
  for (const era of ['scripture', 'today'] as const) {
    const [front, back] = [drawn(era, false), drawn(era, true)];
    const share = ({ look, svg }: typeof front) => hands(svg, look.skin) / svg.length;
    expect(back.svg).not.toBe(front.svg);
    expect(share(back)).toBeLessThan(share(front));
  }
});

test('covers the neck with long hair from behind, and shows skin on a bald head', () => {
  const { look } = drawn('scripture', true);
  const neck = shade(look.skin, 0.12);
  const head = (hairStyle: 'long' | 'short' | 'bald') => headFromBehind({ ...look, headwear: 'bare', hairStyle });
  expect(head('short')).toContain(neck);
  expect(head('long')).not.toContain(neck);
  expect(head('bald')).toContain(`fill="${look.skin}"`);
});
