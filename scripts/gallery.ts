import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { type CulturalContext, culturalContexts } from '#shared/vocabulary.ts';
import { knownScenes, plannedScenes } from '#test/known-scenes/known-scenes.ts';

const usage = `npm run gallery -- [options]

  --out docs/gallery   where the sheets go
  --only a,b           only these known scenes, and no sheets of the tale
  --style storybook-1  of the sheet of known scenes
  --context universal  of the sheet of known scenes
  --width 320          pixels of one picture on a sheet
  --columns 7
  --seed gallery`;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'docs/gallery' },
    only: { type: 'string' },
    style: { type: 'string', default: 'storybook-1' },
    context: { type: 'string', default: 'universal' },
    width: { type: 'string', default: '320' },
    columns: { type: 'string', default: '7' },
    seed: { type: 'string', default: 'gallery' },
    help: { type: 'boolean', default: false },
  },
});

type Tile = { readonly picture: Uint8Array; readonly caption: string };

const gap = 10;
const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lays pictures out in rows, each with its caption below it, and keeps them as one JPEG. */
async function sheet(tiles: readonly Tile[], columns: number, file: string): Promise<void> {
  const width = Number(values.width);
  const height = Math.round((width * 9) / 16);
  const captionHigh = Math.round(width * 0.075);
  const rows = Math.ceil(tiles.length / columns);
  const [wide, high] = [columns * (width + gap) + gap, rows * (height + captionHigh + gap) + gap];
  const at = (i: number) => ({
    left: gap + (i % columns) * (width + gap),
    top: gap + Math.floor(i / columns) * (height + captionHigh + gap),
  });
  const words = tiles
    .map(({ caption }, i) => {
      const { left, top } = at(i);
      return (
        `<text x="${left + width / 2}" y="${top + height + captionHigh * 0.72}" text-anchor="middle" ` +
        `font-family="sans-serif" font-size="${Math.round(captionHigh * 0.62)}" fill="#3a2f28">${escaped(caption)}` +
        `</text>`
      );
    })
    .join('');
  const pictures = await Promise.all(
    tiles.map(async ({ picture }, i) => ({ input: await sharp(picture).resize(width, height).toBuffer(), ...at(i) })),
  );
  await sharp({ create: { width: wide, height: high, channels: 3, background: '#f7f1e6' } })
    .composite([
      ...pictures,
      {
        input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${words}</svg>`),
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(file);
  console.log(`${file}  ${tiles.length} pictures, ${wide} x ${high}`);
}

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  mkdirSync(values.out, { recursive: true });
  const rasterizer = resvgRasterizer({ children: 2 });
  const illustrator = builtinIllustrator({ rasterizer });
  const told = await plannedScenes();
  const draw = async (change: Pick<PictureOrder, 'prompt' | 'story' | 'index'> & Partial<PictureOrder>) => {
    const base = {
      seed: values.seed,
      take: 0,
      style: values.style,
      context: values.context as CulturalContext,
      use: 'frame',
    } as const;
    return (await illustrator.draw({ ...base, width: 1280, height: 720, ...change }, new AbortController().signal))
      .bytes;
  };
  try {
    const only = values.only?.split(',');
    const scenes: Tile[] = [];
    for (const scene of knownScenes.filter(({ key }) => !only || only.includes(key)))
      scenes.push({ picture: await draw(await told(scene)), caption: scene.title });
    await sheet(scenes, Math.min(scenes.length, Number(values.columns)), join(values.out, 'scenes.jpg'));
    if (only) return;
    await taleSheets(draw, await wholeTale(), illustrator.styles());
  } finally {
    rasterizer.close();
  }

  /** The prompts of one tale from its first to its last scene. */
  async function wholeTale(): Promise<readonly string[]> {
    const samaritan = knownScenes.find(({ key }) => key === 'samaritan');
    return samaritan ? (await told(samaritan)).story : [];
  }
}

/** `west-african` as text: West African. */
const named = (key: string) =>
  key.replaceAll(/(^|-)(\w)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());

/** One tale in every context, and in every style. */
async function taleSheets(
  draw: (order: Pick<PictureOrder, 'prompt' | 'story' | 'index'> & Partial<PictureOrder>) => Promise<Uint8Array>,
  story: readonly string[],
  styles: readonly { key: string; label: string }[],
): Promise<void> {
  const pictures = async (change: Partial<PictureOrder>, name: string) => {
    const tiles: Tile[] = [];
    for (const [index, prompt] of story.entries())
      tiles.push({ picture: await draw({ prompt, story, index, ...change }), caption: index === 0 ? name : '' });
    return tiles;
  };
  const contexts: Tile[] = [];
  for (const context of culturalContexts) contexts.push(...(await pictures({ context }, named(context))));
  await sheet(contexts, story.length, join(values.out, 'contexts.jpg'));
  const every: Tile[] = [];
  for (const { key, label } of styles) every.push(...(await pictures({ style: key }, label)));
  await sheet(every, story.length, join(values.out, 'styles.jpg'));
}

await main();
