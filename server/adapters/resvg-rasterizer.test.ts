import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { DrawnBy } from '#server/ports/rasterizer.ts';
import { type ForegroundWork, foregroundWork } from '#server/process/foreground-work.ts';
import { resvgRasterizer } from './resvg-rasterizer.ts';

const rasterizer = resvgRasterizer();
const impatient = resvgRasterizer({ timeoutMs: 1_500 });
afterAll(() => {
  rasterizer.close();
  impatient.close();
});

const svg = (inside: string, size = 'width="40" height="20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const red = svg('<rect width="40" height="20" fill="#f00"/>');
/** Parts within parts: ten times as many shapes at each level. */
const bomb = (levels: number, shape: string) => {
  let inside =
    `<defs><filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".1" numOctaves="9"/>` +
    `</filter></defs><g id="a0">${shape}</g>`;
  for (let level = 1; level <= levels; level++)
    inside += `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`;
  return svg(inside);
};
const endless = bomb(4, '<rect width="40" height="20" filter="url(#f)"/>');
const heavy = svg(
  `${'<g opacity=".9"><rect width="9" height="9"/>'.repeat(40)}<rect width="40" height="40"/>${'</g>'.repeat(40)}`,
  'width="40" height="40"',
);

test('makes a PNG of the requested width', async () => {
  const png = await rasterizer.png(red, 80);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([80, 40]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('draws several pictures at once without mixing them up', async () => {
  const sizes = await Promise.all(
    [10, 20, 30].map(async (width) => (await sharp(await rasterizer.png(red, width)).metadata()).width),
  );
  expect(sizes).toEqual([10, 20, 30]);
});

test.each([
  ['a huge picture', svg('', 'width="60000" height="60000"'), 100, 'too_large'],
  ['a tall picture', svg('', 'width="10" height="4000"'), 1000, 'too_large'],
  ['a huge width', red, 60_000, 'too_large'],
  ['a file', svg('<image href="file:///etc/passwd"/>'), 100, 'invalid'],
  ['an address', svg('<image xlink:href="https://example.com/a.png"/>'), 100, 'invalid'],
  ['an inline SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 100, 'invalid'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${red}`, 100, 'invalid'],
  ['no SVG at all', 'hello', 100, 'invalid'],
])('refuses %s', async (_, picture, width, code) => {
  await expect(rasterizer.png(picture, width)).rejects.toMatchObject({ name: 'Failure', code });
});

test.each([
  ['multiplies without end', impatient, bomb(40, '<rect width="1" height="1"/>'), 40, 'invalid', 'cannot be read'],
  ['takes too long', impatient, endless, 2_000, 'internal', 'more than 1.5 s'],
  ['takes too much memory', rasterizer, heavy, 4_000, 'internal', 'more than 512 MB'],
])('stops a picture that %s and draws the next one', async (_, which, picture, width, code, words) => {
  const [first, second] = await Promise.allSettled([which.png(picture, width), which.png(red, 40)]);
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { name: 'Failure', code, message: expect.stringContaining(words) },
  });
  expect(second.status).toBe('fulfilled');
});

/** Slow enough for everything else to be asked for meanwhile. */
const slow = bomb(1, '<rect width="40" height="20" filter="url(#f)"/>');
const baking = (creator: string) => ({ creator, kind: 'baking' }) as const;
const drawing = (creator: string) => ({ creator, kind: 'drawing' }) as const;

/** On a busy machine a picture takes longer on the clock than precedence lasts. */
const patient = () => foregroundWork({ precedence: { baking: 600_000, drawing: 600_000 }, pause: 600_000 });

/** A rasterizer all of whose children run already: one that is still starting would hold its creator up. */
async function warm(work: ForegroundWork) {
  const shared = resvgRasterizer({ children: 2, foreground: work });
  const bake = (creator: string) => work.run(creator, 'baking', () => shared.png(red, 40, undefined, baking(creator)));
  await Promise.all([bake('first'), bake('second'), bake('second'), shared.png(red, 40)]);
  return shared;
}

test('gives one creator at most one of the two child processes, takes turns, and prefers the studio', async () => {
  const work = patient();
  const shared = await warm(work);
  try {
    const ended: string[] = [];
    const draw = async (name: string, picture = red, by?: DrawnBy) => {
      const asked = () => shared.png(picture, 40, undefined, by).then(() => ended.push(name));
      await (by ? work.run(by.creator, 'baking', asked) : asked());
    };
    await Promise.all([
      ...Array.from({ length: 6 }, (_, nth) => draw(`ama ${nth}`, slow, baking('ama'))),
      ...Array.from({ length: 2 }, (_, nth) => draw(`kofi ${nth}`, red, baking('kofi'))),
      draw('studio'),
    ]);
    expect(ended.indexOf('kofi 1')).toBeLessThan(ended.indexOf('ama 2'));
    expect(ended.indexOf('studio')).toBeLessThan(ended.indexOf('ama 5'));
    const crowd = await Promise.allSettled(
      Array.from({ length: 30 }, () => shared.png(red, 40, undefined, baking('ama'))),
    );
    const refused = crowd.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(9);
    expect(refused[0]).toMatchObject({ reason: { code: 'too_many' } });
  } finally {
    shared.close();
  }
});

test('pictures of whoever asked for much wait while somebody else goes first, and none of a job is refused', async () => {
  const work = patient();
  const shared = await warm(work);
  try {
    const ended: string[] = [];
    const parts = Array.from({ length: 25 }, async (_, nth) => {
      await shared.png(red, 40, undefined, drawing('ama'));
      ended.push(`ama ${nth}`);
    });
    await work.run('kofi', 'drawing', async () => {
      const before = ended.length;
      for (let nth = 0; nth < 3; nth += 1) await shared.png(slow, 40, undefined, drawing('kofi'));
      // The one that was under way is kept back too: its job would go on with it.
      expect(ended.length).toBe(before);
    });
    await Promise.all(parts);
    expect(ended.length).toBe(25);
  } finally {
    shared.close();
  }
});

test('stops a picture that is no longer wanted', async () => {
  const stop = new AbortController();
  const drawing = impatient.png(endless, 2_000, stop.signal);
  const waiting = impatient.png(red, 40, stop.signal);
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await expect(drawing).rejects.toThrow('enough');
  await expect(waiting).rejects.toThrow('enough');
  expect((await impatient.png(red, 40)).length).toBeGreaterThan(50);
});
