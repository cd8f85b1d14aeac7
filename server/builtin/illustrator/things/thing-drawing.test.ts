import { readFileSync } from 'node:fs';
import { metadata } from '@iconify-json/fluent-emoji-flat';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawnLength, heldThing, sketched, thingDrawing } from './thing-drawing.ts';
import { sketchOf, thingRow, thingTables } from './thing-table.ts';

const { rows, names } = thingTables();
const categories: Readonly<Record<string, readonly string[]>> = metadata.categories ?? {};

test('has a size and a name for hundreds of things', () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(names.size).toBeGreaterThan(1200);
  expect(rows.filter(({ cm }) => !(cm > 0 && cm < 2000))).toEqual([]);
});

test('draws every name at its size in the table', () => {
  const wrong = [...names].filter(([name, row]) => {
    if (row.drawing === '-') return thingDrawing(name) !== null;
    const [word = '', era] = name.split('@');
    const drawing = thingDrawing(word, { era: era === 'scripture' ? 'scripture' : 'today' });
    return !drawing || Math.abs(Math.max(drawing.width, drawing.height) - drawnLength(row.cm)) > 0.01;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('draws every everyday noun of the list', () => {
  const text = readFileSync(new URL('./everyday-nouns.txt', import.meta.url), 'utf8');
  const nouns = text
    .split('\n')
    .filter((one) => !one.startsWith('#'))
    .flatMap((one) => one.split(', '))
    .filter(Boolean);
  expect(nouns.length).toBeGreaterThan(450);
  expect(nouns.filter((noun) => thingDrawing(noun) === null)).toEqual([]);
});

test.each(['glue stick', 'diving board', 'hockey stick', 'drumstick', 'car seat'])(
  'draws no %s rather than what its last word means',
  (name) => {
    expect(thingDrawing(name)).toBeNull();
  },
);

test('scales sizes to an adult of 200 units, and keeps small things visible', () => {
  expect(thingDrawing('door')?.height).toBeCloseTo((205 * 200) / 175);
  expect(thingDrawing('car')?.width).toBeCloseTo((430 * 200) / 175);
  expect(drawnLength(3)).toBeGreaterThan(10);
  expect(drawnLength(3)).toBeLessThan(drawnLength(9));
});

test('has the measured bounds in the data file', () => {
  const wrong = [...new Set(rows.map(({ drawing }) => drawing))].filter((drawing) => {
    const svg = (sketched(drawing) ?? '').replaceAll(/<(?:path|ellipse|rect)[^>]* opacity=[^>]*>/g, '');
    const real = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2000 -2000 4000 4000">${svg}</svg>`, {
      font: { loadSystemFonts: false },
    }).getBBox();
    const [x = 0, y = 0, width = 0, height = 0] = sketchOf(drawing)?.box ?? [];
    return (
      !real ||
      Math.abs(real.x - x) + Math.abs(real.y - y) + Math.abs(real.width - width) + Math.abs(real.height - height) > 0.3
    );
  });
  expect(wrong).toEqual([]);
});

test('has no face, hand, person or flag among the things', () => {
  const kept = new Set(rows.map(({ drawing }) => drawing));
  const forbidden = ['Smileys & Emotion', 'People & Body', 'Flags', 'Symbols'].flatMap(
    (category) => categories[category] ?? [],
  );
  expect(forbidden.length).toBeGreaterThan(1000);
  expect(forbidden.filter((icon) => kept.has(icon))).toEqual([]);
  expect([...kept].filter((icon) => /face|person|hand-with/.test(icon))).toEqual([]);
});

test('draws nothing in pure white or neon colours', () => {
  const icons = [...new Set(rows.map(({ drawing }) => drawing))].filter((drawing) => !drawing.includes('/'));
  const neon = /#(?:fff|ffffff|00d26a|f8312f|f92f60|00a6ed|8d65c5|fcd53f)"/i;
  expect(icons.filter((icon) => neon.test(sketchOf(icon)?.svg ?? ''))).toEqual([]);
});

test('draws the same thing the same way, lit from the side of the light', () => {
  expect(thingDrawing('bicycle')).toEqual(thingDrawing('bicycle'));
  expect(thingDrawing('bicycle', { side: -1 })?.svg).not.toEqual(thingDrawing('bicycle', { side: 1 })?.svg);
});

test.each([
  ['cell phone', 'mobile-phone'],
  ['Her old school bags', 'backpack'],
  ['a piece of bread', 'bread'],
  ['red apples', 'red-apple'],
  ['tomatoes', 'own/tomato-basin'],
  ['three sacks of rice', 'own/sack'],
  ['knives', 'kitchen-knife'],
  ['his father’s wallet', 'own/wallet'],
  ['a loaf of sugar bread', 'bread'],
  ['a plate of hot jollof rice', 'curry-rice'],
  ['a tray of ripe mangoes', 'mango'],
  ['a valise', 'luggage'],
  ['bottle of orange juice', 'own/glass-bottle'],
  ['her lunch box', 'own/lunch-box'],
  ['two rubbish bags', 'own/plastic-bag'],
  ['swimming trunks', 'shorts'],
  ['a tall palm tree', 'own/palm-tree'],
  ['the mango tree', 'own/mango-tree'],
])('draws %s as %s', (name, drawing) => {
  expect(thingRow(name, 'today')?.drawing).toBe(drawing);
});

test('has lamps, cups and bags of its own for the Bible', () => {
  expect(thingRow('lamp', 'scripture')?.drawing).toBe('prop/lamp');
  expect(thingRow('lamp', 'today')?.drawing).toBe('own/kerosene-lamp');
  expect(thingRow('her bag', 'scripture')?.drawing).toBe('prop/pouch');
});

test.each([
  '',
  '   ',
  'the',
  'zzyzx',
  'forgiveness',
  'tomorrow',
  'x'.repeat(500),
  'constructor',
  'paper bus',
  'a boxing ring',
  'the crown of thorns',
  'sea of people',
])('draws nothing for %j', (name) => {
  expect(thingDrawing(name)).toBeNull();
  expect(heldThing(name)).toBeNull();
});

test('holds a thing without a handle in both arms unless it is too large or on fire', () => {
  for (const name of ['drum', 'stool', 'tyre']) expect(heldThing(name), name).not.toBeNull();
  for (const name of ['barrel', 'charcoal stove', 'fire', 'cupboard']) expect(heldThing(name), name).toBeNull();
});

test('holds a thing at its grip, and never a bus', () => {
  const umbrella = thingDrawing('umbrella');
  expect(umbrella?.grip[1]).toBeCloseTo(-0.06 * (umbrella?.height ?? 0));
  expect(heldThing('umbrella')).toContain(` ${Math.round(-(umbrella?.grip[1] ?? 0) * 10) / 10})`);
  expect(heldThing('bus')).toBeNull();
  expect(heldThing('coin')).toMatch(/^<g transform="translate\([-\d.]+ [-\d.]+\) scale\([1-9]/);
  expect(thingDrawing('bus')?.stands).toBe(true);
});
