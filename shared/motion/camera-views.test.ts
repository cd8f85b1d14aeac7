import { expect, test } from 'vitest';
import { nearest, viewsOf } from './camera-views.ts';
import type { Face, Sight } from './sight.ts';

const sight = (faces: Face[], least = 0.5): Sight => ({ faces, focus: { x: 0.5, y: 0.6 }, least });
const main: Face = { x: 0.3, y: 0.35, size: 0.1 };
const other: Face = { x: 0.7, y: 0.4, size: 0.1 };
const kinds = (seen: Sight) => viewsOf(seen).map(({ kind }) => kind);

test('starts with the whole picture, then goes to the main person and to another', () => {
  expect(kinds(sight([main]))).toEqual(['wide', 'medium', 'close']);
  expect(kinds(sight([main, other]))).toEqual(['wide', 'medium', 'close', 'medium', 'close']);
  const [wide, , close, , listener] = viewsOf(sight([main, other]));
  expect(wide!.view).toEqual({ x: 0, y: 0, w: 1 });
  expect(close!.around).toEqual({ x: main.x, y: main.y });
  expect(listener!.view.x).toBeGreaterThan(close!.view.x + 0.2);
});

test('shows people who are close together in one view', () => {
  expect(kinds(sight([main, { ...main, x: 0.36 }]))).toEqual(['wide', 'medium', 'close']);
});

test('goes no closer than medium without faces, at the focus', () => {
  const [wide, medium] = viewsOf(sight([]));
  expect([wide!.kind, medium!.kind, viewsOf(sight([])).length]).toEqual(['wide', 'medium', 2]);
  expect(medium!.view.x + medium!.view.w / 2).toBeCloseTo(0.5);
  expect(medium!.view.y + medium!.view.w / 2).toBeCloseTo(0.6, 0);
});

test('shows another part without faces, unless it looks the same', () => {
  const places = (x: number) => viewsOf({ ...sight([]), focus: { x: 0.3, y: 0.6 }, aside: { x, y: 0.6 } });
  expect(places(0.75).map(({ kind }) => kind)).toEqual(['wide', 'medium', 'wide', 'medium']);
  expect(places(0.4).map(({ kind }) => kind)).toEqual(['wide', 'medium']);
  const [, low] = viewsOf({ ...sight([]), top: 0.15 });
  expect(low!.view.y).toBeCloseTo(0.12);
});

test('shows somebody else in a second view when heads fill the picture', () => {
  const row = [0.87, 0.53, 0.347, 0.13].map((x, n): Face => ({ x, y: 0.3, size: n === 0 ? 0.238 : 0.213 }));
  const views = viewsOf(sight(row));
  expect(views.map(({ kind }) => kind)).toEqual(['wide', 'medium', 'wide', 'medium']);
  expect(views[1]!.view.x + views[1]!.view.w).toBeLessThan(row[0]!.x);
  expect(views[3]!.view.x + views[3]!.view.w).toBeGreaterThan(0.98);
});

test('keeps every view inside the picture, around its subject, and sharp', () => {
  for (const least of [0.5, 0.6])
    for (const x of [0.02, 0.2, 0.5, 0.85, 0.99])
      for (const y of [0.05, 0.4, 0.9])
        for (const { view, around, kind } of viewsOf(sight([{ x, y, size: 0.12 }, other], least))) {
          expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(view.x, view.y) + view.w).toBeLessThanOrEqual(1.0001);
          if (kind !== 'wide') expect(view.w / nearest).toBeGreaterThanOrEqual(least - 0.0001);
          expect(
            around.x > view.x && around.x < view.x + view.w && around.y > view.y && around.y < view.y + view.w,
          ).toBe(true);
        }
});

test('cuts no face at the side where there is room', () => {
  const faces = [main, { x: 0.57, y: 0.35, size: 0.1 }];
  for (const { view } of viewsOf(sight(faces)))
    for (const side of [view.x, view.x + view.w].filter((at) => at > 0 && at < 1))
      for (const face of faces) expect(Math.abs(side - face.x)).toBeGreaterThan(face.size * 0.34);
});

test('goes slightly closer to a close picture unless the head has no room', () => {
  expect(kinds(sight([{ ...main, y: 0.45, size: 0.34 }]))).toEqual(['wide', 'close']);
  expect(kinds(sight([{ ...main, size: 0.6 }]))).toEqual(['wide']);
});

test('shows a low-resolution picture in full', () => {
  expect(kinds(sight([main, other], 0.8))).toEqual(['wide']);
});

test('shows no body without its head: a child is shown with the whole neighbour', () => {
  const child: Face = { x: 0.46, y: 0.56, size: 0.09 };
  const grown: Face = { x: 0.56, y: 0.2, size: 0.11 };
  for (const faces of [
    [child, grown],
    [grown, child],
  ])
    for (const { view } of viewsOf(sight(faces)))
      for (const face of faces) {
        const beside = face.x + face.size / 2 <= view.x || face.x - face.size / 2 >= view.x + view.w;
        expect(beside || face.y - face.size / 2 >= view.y).toBe(true);
        expect(beside || face.y + face.size / 2 <= view.y + view.w || face.y - face.size / 2 >= view.y + view.w).toBe(
          true,
        );
      }
});

test('goes slightly closer where somebody would be cut at half a head', () => {
  const child: Face = { x: 0.268, y: 0.63, size: 0.242 };
  const big: Face = { x: 0.731, y: 0.231, size: 0.278 };
  const near = viewsOf(sight([child, big])).find(({ around, kind }) => kind !== 'wide' && around.x === child.x)!;
  expect(near.view.x + near.view.w).toBeLessThan(big.x - big.size / 2);
  expect(near.view.w).toBeGreaterThanOrEqual(0.5 * nearest);
});

test('treats heads as wider in an upright frame, and separates two people only when farther apart', () => {
  const aspect = 9 / 16;
  const upright = (x: number): Sight => ({
    ...sight([
      { x: 0.3, y: 0.4, size: 0.06 },
      { x, y: 0.42, size: 0.06 },
    ]),
    aspect,
  });
  expect(kinds(upright(0.5))).toEqual(['wide', 'medium', 'close']);
  expect(kinds(upright(0.72))).toEqual(['wide', 'medium', 'close', 'medium', 'close']);
  for (const { view } of viewsOf(upright(0.72)))
    for (const x of [0.3, 0.72])
      for (const side of [view.x, view.x + view.w])
        if (side > 0 && side < 1) expect(Math.abs(side - x)).toBeGreaterThan(0.09);
});

test('keeps whoever is whole in a view whole while the camera approaches', () => {
  const angel: Face = { x: 0.5, y: 0.16, size: 0.09 };
  const below: Face[] = [0.36, 0.64].map((x) => ({ x, y: 0.52, size: 0.09 }));
  for (const low of [0.48, 0.5, 0.52, 0.54, 0.56])
    for (const seen of viewsOf(sight([angel, ...below.map((face) => ({ ...face, y: low }))], 0.35))) {
      const [foot, nearFoot] = [seen.view, seen.near].map(({ y, w }) => y + w) as [number, number];
      const whole = (end: number, top: number) =>
        end >= 1 || low + 0.6 * 0.09 <= end || low - 0.7 * 0.09 >= end || low < top;
      if (whole(foot, seen.view.y)) expect(whole(nearFoot, seen.near.y)).toBe(true);
      expect(seen.near.w).toBeLessThan(seen.view.w);
    }
});

test('shifts a view slightly to keep faces clear of captions', () => {
  const low: Face = { x: 0.62, y: 0.6, size: 0.08 };
  const [, medium] = viewsOf(sight([{ ...main, y: 0.28 }, low]));
  expect((low.y + 0.4 * low.size - medium!.view.y) / medium!.view.w).toBeLessThanOrEqual(0.81);
});

test('shows people in the caption area of an upright page slightly closer and higher', () => {
  const two = [0.45, 0.65].map((x): Face => ({ x, y: 0.64, size: 0.05 }));
  const upright = { ...sight(two, 0.4), aspect: 9 / 16 };
  const [wide] = viewsOf(upright);
  expect(wide!.view.w).toBeLessThan(1);
  for (const { x, y, size } of two) {
    expect((y + 0.4 * size - wide!.view.y) / wide!.view.w).toBeLessThanOrEqual(0.62);
    expect(x > wide!.view.x && x < wide!.view.x + wide!.view.w).toBe(true);
  }
  expect(viewsOf(sight(two, 0.4))[0]!.view.w).toBe(1);
  expect(viewsOf({ ...upright, faces: two.map((face) => ({ ...face, y: 0.4 })) })[0]!.view.w).toBe(1);
});

test('keeps captions below the chin of a large head, however close the camera is', () => {
  const chinIn = ({ y, size }: Face, view: { y: number; w: number }) => (y + 0.9 * size - view.y) / view.w;
  const found = new Set<string>();
  for (const size of [0.2, 0.3, 0.36, 0.4, 0.44, 0.48, 0.52, 0.56])
    for (const y of [0.35, 0.37, 0.4, 0.45, 0.5])
      for (const { kind, view, near } of viewsOf(sight([{ x: 0.41, y, size }]))) {
        if (kind === 'wide') continue;
        found.add(kind);
        for (const window of [view, near])
          expect(chinIn({ x: 0.41, y, size }, window), `${kind}, ${size} at ${y}`).toBeLessThan(0.8101);
      }
  expect([...found].toSorted()).toEqual(['close', 'medium']);
});

test('shows nobody whose head only peeps over the foot of a near view, or under its captions', () => {
  const angel: Face = { x: 0.46, y: 0.12, size: 0.08 };
  const shepherds = [0.29, 0.58].map((x): Face => ({ x, y: 0.46, size: 0.09 }));
  const views = viewsOf(sight([angel, ...shepherds], 0.45)).filter(({ kind }) => kind !== 'wide');
  expect(views.length).toBeGreaterThan(0);
  for (const { view, around } of views)
    for (const face of shepherds.filter(({ x }) => x !== around.x && x > view.x && x < view.x + view.w)) {
      const place = (at: number) => (at - view.y) / view.w;
      const isUnder = place(face.y - 0.7 * face.size) >= 1;
      expect(isUnder || place(face.y + 1.3 * face.size) <= 1, `${face.x} in ${JSON.stringify(view)}`).toBe(true);
      expect(isUnder || place(face.y + 0.9 * face.size) <= 0.81).toBe(true);
    }
});

test('leaves out a giant beside a child, whose head would be over the view, with his robe and arms', () => {
  const giant: Face = { x: 0.68, y: 0.17, size: 0.13 };
  const child: Face = { x: 0.35, y: 0.52, size: 0.09 };
  const near = viewsOf(sight([giant, child], 0.4)).filter(
    ({ kind, around }) => kind !== 'wide' && around.x === child.x,
  );
  expect(near.length).toBeGreaterThan(0);
  for (const { view } of near) expect(view.x + view.w).toBeLessThanOrEqual(giant.x - 0.9 * giant.size + 1e-9);
});

test('does not look at a child alone where the robe of a giant beside it cannot be left out', () => {
  const giant: Face = { x: 0.567, y: 0.138, size: 0.143 };
  const child: Face = { x: 0.378, y: 0.553, size: 0.069 };
  for (const { view, kind } of viewsOf(sight([giant, child])).filter(({ around }) => around.x === child.x))
    expect(giant.x < view.x + view.w || giant.x - 0.9 * giant.size >= view.x + view.w, kind).toBe(true);
});
