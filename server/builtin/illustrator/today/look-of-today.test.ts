import { expect, test } from 'vitest';
import { readingAges } from '#shared/pictures/scene-reading.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { brush } from '../drawing/brush.ts';
import { chosenLook } from '../looks/chosen-looks.ts';
import { figure } from '../body/figure.ts';
import type { CastMember } from '../scene.ts';
import { lookOfMember } from '../body/wardrobe.ts';
import { lookOfToday } from './look-of-today.ts';
import { inSwimwear } from './swimwear.ts';
import { cutOutfit, wear } from './outfits.ts';
import { chance } from '../drawing/random.ts';

const person = (id: string, more: Partial<CastMember> = {}): CastMember => ({
  id,
  kind: 'man',
  count: 1,
  hurt: false,
  ...more,
});

test('keeps the look of a present-day person throughout a tale, and never a robe', () => {
  const ama = person('ama', { sex: 'female', age: 'child' });
  expect(lookOfToday('tale', ama, 'west-african')).toEqual(lookOfToday('tale', ama, 'west-african'));
  expect(lookOfMember('tale', ama, 'today', 'west-african').attire).toBeDefined();
  expect(lookOfMember('tale', ama, 'scripture', 'west-african').attire).toBeUndefined();
});

test('rotates the outfits of people of one sex and age, also in the land of Scripture', () => {
  const boys = [0, 1, 2].map((turn) => person(`boy-${turn}`, { kind: 'child', sex: 'male', age: 'child', turn }));
  const worn = boys.map((boy) => {
    const { attire } = lookOfToday('tale', boy, 'west-african');
    return [attire?.top, attire?.topCloth.print, attire?.bottom, attire?.bottomCloth.print].join();
  });
  expect(new Set(worn).size).toBeGreaterThan(1);
  const men = [0, 1, 2, 3].map((turn) =>
    lookOfMember('tale', person(`man-${turn}`, { turn, age: 'adult' }), 'scripture', 'universal'),
  );
  expect(new Set(men.map(({ robe }) => robe)).size).toBe(4);
});

test('draws a widow as old only when the text says so', () => {
  const widow = (age: 'adult' | 'old') =>
    lookOfMember('tale', person('widow', { kind: 'widow', sex: 'female', age }), 'scripture', 'universal').hair;
  expect(widow('adult')).not.toBe(widow('old'));
});

test('prefers sex, age and role from the reading to the kind', () => {
  const nurse = lookOfToday('tale', person('efua', { kind: 'man', sex: 'female', role: 'nurse' }), 'west-african');
  expect(nurse).toMatchObject({
    woman: true,
    beard: 'none',
    headwear: 'nurse-cap',
    attire: { top: 'scrubs', bottom: 'trousers' },
  });
  const driver = lookOfToday('tale', person('mensah', { sex: 'male', role: 'bus driver' }), 'west-african');
  expect(driver).toMatchObject({ woman: false, headwear: 'visor-cap' });
  const nana = lookOfToday('tale', person('nana', { kind: 'woman', age: 'old' }), 'european');
  expect(nana).toMatchObject({ woman: true, age: 'old' });
});

test('scales people by age: baby, child, teen, adult', () => {
  for (const context of culturalContexts)
    for (const sex of ['female', 'male'] as const) {
      const tall = (['baby', 'child', 'teen', 'adult'] as const).map(
        (age) => lookOfToday('tale', person('kofi', { sex, age }), context).tall,
      );
      expect(tall).toEqual(tall.toSorted((a, b) => a - b));
      expect(new Set(tall).size).toBe(4);
    }
});

test('gives pupils one uniform cloth and different faces', () => {
  const pupils = [0, 1, 2, 3].map((nth) =>
    lookOfToday('tale', person('pupils', { sex: 'male', age: 'child', role: 'pupil', count: 4 }), 'west-african', nth),
  );
  expect(new Set(pupils.map(({ attire }) => JSON.stringify([attire?.topCloth, attire?.bottomCloth]))).size).toBe(1);
  expect(new Set(pupils.map(({ tall }) => tall)).size).toBe(4);
});

test('gives children of the Bible child bodies', () => {
  const child = lookOfMember('tale', person('child', { kind: 'child' }), 'scripture', 'universal');
  expect(child.age).toBe('child');
  const old = lookOfMember('tale', person('simeon', { age: 'old' }), 'scripture', 'universal');
  expect(old).toMatchObject({ age: 'old', beard: 'long' });
});

test('applies the creator’s words to present-day clothes', () => {
  const look = lookOfToday('tale', person('kofi', { sex: 'male' }), 'european');
  const words = { look: 'a lean man with glasses', cloth: 'a red striped T-shirt, blue jeans, white trainers' };
  expect(chosenLook(words, look)).toMatchObject({
    build: 0.9,
    attire: {
      top: 'tee',
      topCloth: { colour: '#a8332c', print: 'stripes' },
      bottom: 'trousers',
      bottomCloth: { colour: '#2f5f9a' },
    },
  });
  expect(chosenLook(words, look).attire).toMatchObject({
    glasses: true,
    shoes: { kind: 'trainers', colour: '#f5f0e4' },
  });
  expect(chosenLook({ look: 'braids', cloth: 'a yellow dress with no apron' }, look)).toMatchObject({
    hairStyle: 'braids',
    attire: { bottom: 'dress', over: null },
  });
});

test('lists every outfit that a role or a context names, and draws every figure', () => {
  const named = [
    ...wear.roles.flatMap(({ female, male }) => [...female, ...male]),
    ...Object.values(wear.contexts).flatMap(({ women, men, girls, boys, oldWomen, oldMen }) => [
      ...women,
      ...men,
      ...girls,
      ...boys,
      ...oldWomen,
      ...oldMen,
    ]),
  ];
  for (const name of named) expect(cutOutfit(name, chance(name), ['discs']).top, name).toBeDefined();
  expect(() => cutOutfit('toga', chance('toga'), ['discs'])).toThrow('toga');
  for (const age of readingAges)
    for (const posture of ['stand', 'run', 'kneel', 'sit', 'rest', 'lie', 'ride'] as const) {
      const ink = brush();
      const drawn = figure(ink, {
        look: lookOfToday('tale', person('afi', { sex: 'female', age }), 'west-african'),
        posture,
        feeling: 'happy',
        lit: 1,
      });
      expect(drawn + ink.defs()).not.toMatch(/NaN|undefined|Infinity/);
    }
});

test('dresses swimmers for the water, girls and women in a suit of one piece', () => {
  const [boy, girl] = (['male', 'female'] as const).map((sex) => {
    const member = person(sex, { kind: sex === 'male' ? 'child' : 'girl', sex, age: 'child' });
    return inSwimwear(lookOfToday('tale', member, 'european'), 'tale', sex, 0);
  });
  expect(boy?.attire).toMatchObject({ bottom: 'shorts', sleeve: 'none', shoes: { kind: 'barefoot' } });
  expect(boy?.attire?.topCloth.colour).toBe(boy?.skin);
  expect(girl?.attire?.topCloth).toEqual(girl?.attire?.bottomCloth);
});
