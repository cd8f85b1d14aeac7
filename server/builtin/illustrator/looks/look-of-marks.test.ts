import { expect, test } from 'vitest';
import { readingMarks } from '#shared/pictures/scene-reading.ts';
import { contrast } from '../light/colour.ts';
import { brush } from '../drawing/brush.ts';
import { figure } from '../body/figure.ts';
import type { CastMember } from '../scene.ts';
import { lookOfMember } from '../body/wardrobe.ts';

const person = (id: string, more: Partial<CastMember> = {}): CastMember => ({
  id,
  kind: 'man',
  count: 1,
  hurt: false,
  ...more,
});

test('gives a family one skin colour in both eras, and twins the same clothes', () => {
  for (const era of ['scripture', 'today'] as const) {
    const family = ['ama', 'kofi', 'esi', 'yaw'].map((id, turn) =>
      lookOfMember('tale', person(id, { sex: 'male', age: 'child', family: 'ama', turn }), era, 'universal'),
    );
    expect(new Set(family.map(({ skin }) => skin)).size).toBe(1);
  }
  const twin = (id: string, turn: number) =>
    lookOfMember(
      'tale',
      person(id, { sex: 'female', age: 'child', family: 'akua', marks: ['twin'], turn }),
      'today',
      'west-african',
    );
  expect(twin('akua', 0)).toEqual(twin('ama', 1));
});

test('draws marks: belly, closed eyes, a stick in a free hand, a baby on the back', () => {
  const drawn = (more: Partial<CastMember>, held?: string) =>
    figure(brush(), {
      look: lookOfMember('tale', person('ama', { sex: 'female', age: 'adult', ...more }), 'today', 'west-african'),
      posture: 'relaxed',
      feeling: 'calm',
      lit: 1,
      ...(held ? { held } : {}),
    });
  const plain = drawn({});
  for (const mark of readingMarks.filter((one) => !['twin', 'cap', 'uniform', 'headscarf'].includes(one)))
    expect(drawn({ marks: [mark] })).not.toBe(plain);
  expect(drawn({ marks: ['stick'] }, '<g/>')).toBe(drawn({}, '<g/>'));
});

test('draws only women pregnant, and sets off the carrying cloth from the robe', () => {
  const man = lookOfMember(
    'tale',
    person('kofi', { sex: 'male', age: 'adult', marks: ['pregnant'] }),
    'scripture',
    'universal',
  );
  expect(man.pregnant).toBeUndefined();
  const mother = lookOfMember(
    'tale',
    person('ama', { kind: 'woman', sex: 'female', age: 'adult', marks: ['baby-on-back'] }),
    'scripture',
    'universal',
  );
  expect(contrast(mother.onBack!.cloth, mother.robe)).toBeGreaterThan(0.1);
});

test('dresses present-day soldiers, nurses and pupils recognizably', () => {
  expect(
    lookOfMember('tale', person('yaw', { sex: 'male', age: 'adult', role: 'soldier' }), 'today', 'west-african'),
  ).toMatchObject({
    headwear: 'beret',
    attire: { topCloth: { print: 'camouflage' }, bottomCloth: { print: 'camouflage' } },
  });
  expect(
    lookOfMember('tale', person('efua', { sex: 'female', age: 'adult', role: 'nurse' }), 'today', 'european').headwear,
  ).toBe('nurse-cap');
  const pupil = lookOfMember(
    'tale',
    person('kofi', { sex: 'male', age: 'child', marks: ['uniform'] }),
    'today',
    'west-african',
  );
  expect(pupil.attire?.topCloth.colour).toBe('#f6f1e6');
});

test('draws the clothes of the tale in both eras', () => {
  const worn = (era: 'scripture' | 'today', marks: CastMember['marks']) =>
    lookOfMember('tale', person('edem', { sex: 'male', age: 'adult', marks }), era, 'west-african');
  expect(worn('today', ['bald', 'white-robe'])).toMatchObject({
    ...{ hairStyle: 'bald', headwear: 'bare' },
    attire: { bottom: 'gown', bottomCloth: { colour: '#f5f0e4' } },
  });
  expect(worn('scripture', ['white-robe'])).toMatchObject({ robe: '#f5f0e4', mantle: null });
  expect(worn('today', ['apron']).attire?.over?.cut).toBe('apron');
  expect(worn('today', ['suit']).attire).toMatchObject({
    over: { cut: 'suit' },
    details: expect.arrayContaining(['tie']),
  });
  expect(worn('today', ['hood']).headwear).toBe('hood');
});
