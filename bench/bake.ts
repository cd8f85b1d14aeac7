// What one thumbnail costs: our composition, rasterised by resvg and packed by sharp, against headless Chromium
// photographing the same SVG, and against satori laying out the same picture and words, rasterised by the same resvg.
// Usage: node bench/bake.ts [rounds]
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import satori from 'satori';
import sharp from 'sharp';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFile, fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { bake } from '#server/studio/5-thumbnails/bake.ts';
import { type LayoutKey, layoutKeys, layouts, paletteOf } from '#server/studio/5-thumbnails/layouts.ts';
import { cropPicture, lookAt } from '#server/studio/5-thumbnails/picture-look.ts';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { brandFace } from '#shared/thumbnail/fonts.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { fontFacesOf } from '#test/harness/font-faces.ts';

const rounds = Number(process.argv[2] ?? 15);
const words = { title: 'The Good Samaritan', subtitle: 'Luke 10:25-37' };
const prompt = 'The Samaritan kneels by the wounded man on the road, his donkey beside him, at sunset';

/** CPU seconds of this process and all its living descendants (Linux). */
function familyCpu(): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ');
        return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
      } catch {
        return [];
      }
    });
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid)!));
  return processes.filter(({ pid }) => isOurs(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / 100;
}

type Cost = { wall: number[]; cpu: number; bytes: number };
const fresh = (): Cost => ({ wall: [], cpu: 0, bytes: 0 });
async function measured(cost: Cost, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const [cpu, start] = [familyCpu(), performance.now()];
  const png = await work();
  cost.wall.push(performance.now() - start);
  cost.cpu += (familyCpu() - cpu) * 1000;
  cost.bytes = png.length;
  return png;
}
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
const dir = await mkdtemp(join(tmpdir(), 'bench-bake-'));
const order = {
  prompt,
  story: [prompt],
  index: 0,
  seed: 'bench',
  take: 0,
  style: 'storybook-1',
  context: 'west-african',
  use: 'frame',
} as const;
const picture = join(dir, 'frame.jpg');
await writeFile(
  picture,
  (await builtinIllustrator({ rasterizer }).draw({ ...order, ...pictureSize }, new AbortController().signal)).bytes,
);

const starting = performance.now();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const faces = fontFacesOf([brandFace]);
await page.setContent(`<style>${faces}body{margin:0}svg{display:block}</style><main></main>`);
await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
console.log(`Chromium with its fonts started in ${Math.round(performance.now() - starting)} ms (not counted below)`);

/** Ours from the stored picture to the PNG; `alone` from the same SVG that Chromium gets. */
const ours = fresh();
const alone = fresh();
const photo = fresh();
const compose = async (key: LayoutKey): Promise<string> => {
  const look = await lookAt(picture);
  const { composition, crop } = layouts[key](words, paletteOf(look, 0), look);
  return composeSvg({ ...composition, picture: await cropPicture(picture, crop) });
};
const shoot = async (svg: string): Promise<Uint8Array> => {
  await page.evaluate(async (text) => {
    document.querySelector('main')!.innerHTML = text;
    await (document.querySelector('image') as SVGImageElement & { decode?: () => Promise<void> }).decode?.();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, svg);
  return page.screenshot({ type: 'png' });
};
const peer = fresh();
const montserrat = readFileSync(fontFile(brandFace.family, brandFace.weight));
const plain = { position: 'absolute', display: 'flex', fontFamily: 'Montserrat', fontWeight: 800 } as const;
/** The picture of our composition under the same two texts, as HTML that satori turns into outlines. */
const layOut = async (svg: string): Promise<Uint8Array> => {
  const src = /<image href="([^"]+)"/.exec(svg)?.[1];
  const node = (type: string, props: object) => ({ type, props, key: null });
  const title = {
    ...plain,
    left: 56,
    top: 200,
    width: 680,
    fontSize: 110,
    lineHeight: 1.06,
    color: '#fff',
    textShadow: '0 4px 10px #000',
  };
  const verse = {
    ...plain,
    left: 56,
    top: 480,
    padding: '4px 14px',
    borderRadius: 10,
    fontSize: 40,
    color: '#102030',
    background: '#ffd23f',
  };
  const card = node('div', {
    style: { display: 'flex', width: 1280, height: 720 },
    children: [
      node('img', { src, width: 1280, height: 720 }),
      node('div', { style: title, children: words.title }),
      node('div', { style: verse, children: words.subtitle }),
    ],
  });
  const fonts = [{ name: 'Montserrat', data: montserrat, weight: 800 as const, style: 'normal' as const }];
  return bake(rasterizer, await satori(card, { width: 1280, height: 720, fonts }));
};
let [difference, pixels] = [0, 0];
for (let round = -1; round < rounds; round += 1) {
  const key = layoutKeys[(round + layoutKeys.length) % layoutKeys.length]!;
  const svg = await compose(key);
  const [a, b, c, d] = round < 0 ? [fresh(), fresh(), fresh(), fresh()] : [ours, alone, photo, peer];
  await measured(a, async () => bake(rasterizer, await compose(key)));
  const mine = await measured(b, () => bake(rasterizer, svg));
  const theirs = await measured(c, () => shoot(svg));
  await measured(d, () => layOut(svg));
  const [left, right] = await Promise.all([mine, theirs].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  for (let at = 0; at < left!.length; at += 1) difference += Math.abs(left![at]! - right![at]!);
  pixels += left!.length;
}
await browser.close();
rasterizer.close();
await rm(dir, { recursive: true });

const row = (name: string, { wall, cpu, bytes }: Cost) => {
  const ratio = median(wall) / median(photo.wall);
  console.log(
    `| ${name} | ${median(wall).toFixed(0)} | ${(cpu / wall.length).toFixed(0)} | ${ratio.toFixed(2)} | ${(cpu / photo.cpu).toFixed(2)}` +
      ` | ${Math.round(bytes / 1024)} |`,
  );
};
console.log(`\n${rounds} rounds, one after the other in turn\n`);
console.log('| way | ms a bake (median) | ms CPU | time / Chromium | CPU / Chromium | KB |\n|---|---|---|---|---|---|');
row('ours, from the stored picture', ours);
row('ours, from the same SVG', alone);
row('satori and resvg, from the same picture and words', peer);
row('headless Chromium, warm, from the same SVG', photo);
console.log(`\nMean difference between the two pictures: ${(difference / pixels).toFixed(2)} of 255`);
