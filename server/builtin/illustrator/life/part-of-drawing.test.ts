import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { identity } from './matrix.ts';
import { moving } from './moving.ts';
import { freeOf } from './page.ts';
import { partOfDrawing, type ReadDrawing } from './part-of-drawing.ts';
import { covered, marked, nodesOf, textOf } from './svg-nodes.ts';

const defs =
  '<defs><filter id="d0" filterUnits="userSpaceOnUse" x="-20" y="-20" width="440" ' +
  'height="340"><feGaussianBlur stdDeviation="4"/></filter></defs>';
const far = '<g opacity=".5"><ellipse cx="380" cy="20" rx="12" ry="8" fill="#fff"/></g>';
const inside =
  `<rect x="0" y="0" width="400" height="300" fill="#7fa8cf"/>${far}<g filter="url(#d0)"><path d="M0 200q100 ` +
  `-60 200 0t200 0V300H0Z" fill="#5a8f45"/></g><g transform="translate(200 260) rotate(10) scale(-2 2)">${moving('tree', '<path d="M-5 0L0 -60L5 0Z" fill="#6a4a33"/><circle cx="0" cy="-60" r="20" fill="#4d6f45"/>')}` +
  `</g>`;
const drawing: ReadDrawing = { defs, nodes: nodesOf(inside, identity), width: 400, height: 300 };

const drawn = async (svg: string, width: number) =>
  sharp(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
    .removeAlpha()
    .raw()
    .toBuffer();
const whole = (scale: number) =>
  drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${defs}${inside}</svg>`,
    400 * scale,
  );

test('marks what moves and where on the page it is', () => {
  const [tree, ...others] = marked(drawing.nodes, 'moves');
  expect(others).toEqual([]);
  expect(tree?.mark).toBe('tree');
  const box = tree?.node.box;
  expect(box?.top).toBeGreaterThan(80);
  expect(box?.top).toBeLessThan(110);
  expect(box?.bottom).toBeGreaterThan(258);
  expect(box?.bottom).toBeLessThan(265);
});

test('reads the same marks back from a drawing', () => {
  expect(textOf(drawing.nodes)).toBe(inside);
});

test.each([
  { left: 150, top: 80, right: 270, bottom: 180 },
  { left: 0, top: 0, right: 60, bottom: 60 },
  { left: 340, top: 180, right: 400, bottom: 300 },
])('crops a part of a drawing to that part of the picture: %o', async (part) => {
  const scale = 2;
  const [wide, high] = [(part.right - part.left) * scale, (part.bottom - part.top) * scale];
  const seen = await drawn(partOfDrawing(drawing, part, scale, new Map()), wide);
  const cut = await sharp(await whole(scale), { raw: { width: 800, height: 600, channels: 3 } })
    .extract({ left: part.left * scale, top: part.top * scale, width: wide, height: high })
    .raw()
    .toBuffer();
  expect(seen.length).toBe(cut.length);
  // A few pixels on slanted edges are rounded otherwise.
  const other = seen.filter((value, i) => Math.abs(value - (cut[i] as number)) > 6).length;
  expect(other / seen.length).toBeLessThan(0.002);
});

test('leaves out what lies outside the part, and draws the replacement of a part', () => {
  const part = { left: 150, top: 80, right: 270, bottom: 180 };
  const [tree] = marked(drawing.nodes, 'moves');
  const plain = partOfDrawing(drawing, part, 1, new Map());
  expect(plain).toContain('#4d6f45');
  expect(plain).not.toContain('cx="380"');
  const other = nodesOf('<circle cx="0" cy="-60" r="20" fill="#ff0000"/>', tree!.node.matrix);
  const changed = partOfDrawing(drawing, part, 1, new Map([[tree!.node, other]]));
  expect(changed).toContain('#ff0000');
  expect(changed).not.toContain('#4d6f45');
});

test('treats a cloud behind a hill as covered, but not by light or by a hill beside it', () => {
  const over = (later: string) => {
    const read = nodesOf(
      [
        `<rect width="400" height="300" fill="#7fa8cf"/>${moving('cloud', '<circle cx="60" cy="60" r="20" fill="#fff"/>')}`,
        later,
      ].join(''),
      identity,
    );
    const [cloud] = marked(read, 'moves');
    return covered(read, cloud!.node);
  };
  expect(over('<path d="M0 300L60 50L200 300Z" fill="#5a8f45"/>')).toBe(true);
  expect(over('<g transform="translate(50 40)"><rect width="90" height="90" fill="#caa"/></g>')).toBe(true);
  expect(over('<path d="M200 300L260 50L400 300Z" fill="#5a8f45"/>')).toBe(false);
  expect(
    over(
      '<rect width="400" height="300" fill="#fff2c9" fill-opacity=".05"/><g opacity=".3"><rect width="400" ' +
        'height="300" fill="#fff"/></g>',
    ),
  ).toBe(false);
});

test('finds free space beside people', () => {
  const box = { left: 0, top: 100, right: 100, bottom: 200 };
  const people = [
    { left: 30, top: 50, right: 50, bottom: 150 },
    { left: 45, top: 120, right: 60, bottom: 180 },
    { left: 80, top: 0, right: 90, bottom: 90 },
  ];
  expect(freeOf(box, people, 20).map(({ left, right }) => [left, right])).toEqual([
    [0, 30],
    [60, 100],
  ]);
});
