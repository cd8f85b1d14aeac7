/**
 * Makes `drawings.tsv` of `server/builtin/illustrator/things`: the icons that `things.csv` names, in our colours, and
 * the bounds of all drawings. Run it after a change of `things.csv` or of a drawing: `node scripts/build-things.ts`.
 */
import { writeFileSync } from 'node:fs';
import { icons } from '@iconify-json/fluent-emoji-flat';
import { Resvg } from '@resvg/resvg-js';
import { paletteColour } from '#server/builtin/illustrator/things/palette-colour.ts';
import { sketched } from '#server/builtin/illustrator/things/thing-drawing.ts';
import { gripLevels, thingTables } from '#server/builtin/illustrator/things/thing-table.ts';

const target = (name: string) => new URL(`../server/builtin/illustrator/things/${name}`, import.meta.url);
/**
 * The bounds of what is drawn, lines with their width, rounded to this many digits; see-through light round a thing is
 * no part of it.
 */
function bounds(svg: string, digits: number): string {
  const solid = svg.replaceAll(/<(?:path|ellipse|rect)[^>]* opacity=[^>]*>/g, '');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2000 -2000 4000 4000">${solid}</svg>`;
  const box = new Resvg(page, { font: { loadSystemFonts: false } }).getBBox();
  if (!box) throw new Error(`Nothing is drawn by ${svg.slice(0, 80)}`);
  return [box.x, box.y, box.width, box.height].map((side) => Number(side.toFixed(digits))).join(' ');
}

/** The middle of what is drawn at each grip level, in shares of its width from the left. */
function middles(svg: string, box: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const frame = `width="100" height="100" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"`;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${svg}</svg>`;
  const { pixels } = new Resvg(page, { font: { loadSystemFonts: false } }).render();
  return gripLevels
    .map((level) => {
      const row = Math.round((1 - level) * 99);
      const drawn = [...Array(100).keys()].filter((column) => (pixels[(row * 100 + column) * 4 + 3] ?? 0) > 128);
      return drawn.length === 0
        ? 0.5
        : Math.round(drawn.reduce((sum, column) => sum + column + 0.5, 0) / drawn.length) / 100;
    })
    .join(' ');
}

/** What is painted of a thing that has most of its colour elsewhere: "a red bicycle" has no red tyres. */
const painted = new Map([['own/bicycle', '#35607a']]);

/** The colour that most of a drawing has, of those that it is drawn in. */
function mainColour(svg: string, box: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const frame = `width="100" height="100" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"`;
  const { pixels } = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${svg}</svg>`, {
    font: { loadSystemFonts: false },
  }).render();
  const seen = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue;
    const colour = `#${[0, 1, 2].map((n) => (pixels[at + n] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  const used = [...svg.matchAll(/"(#[\da-f]{6})"/gi)].map(([, colour = '']) => colour.toLowerCase());
  const [first = '#808080'] = used.toSorted((a, b) => (seen.get(b) ?? 0) - (seen.get(a) ?? 0));
  return first;
}

const recoloured = (body: string) =>
  body
    .replaceAll(
      /(fill|stroke)="(#[\da-f]{3,6})"/gi,
      (_, paint: string, colour: string) => `${paint}="${paletteColour(colour)}"`,
    )
    .replaceAll(/[\t\n]/g, ' ');

const rows = [...new Set(thingTables().rows.map(({ drawing }) => drawing))].toSorted();
const lines = rows.map((drawing) => {
  if (drawing.includes('/')) {
    const svg = sketched(drawing);
    if (!svg) throw new Error(`things.csv names ${drawing}, which is not drawn.`);
    const box = bounds(svg, 1);
    return `${drawing}\t${box}\t${middles(svg, box)}\t${painted.get(drawing) ?? mainColour(svg, box)}\t`;
  }
  const body = icons.icons[drawing]?.body;
  if (!body) throw new Error(`things.csv names ${drawing}, which is no icon of Fluent Emoji Flat.`);
  if (/<(?:mask|clipPath|linearGradient|use|image|text)/.test(body)) throw new Error(`${drawing} is no plain drawing.`);
  const box = bounds(body, 2);
  const svg = recoloured(body);
  return `${drawing}\t${box}\t${middles(body, box)}\t${mainColour(svg, box)}\t${svg}`;
});
const notice =
  '# Drawings of things: name, bounds (x, y, width, height), middles at the grip levels, main colour, SVG ' +
  'of icons. Made by scripts/build-things.ts.\n' +
  '# The icons are from Fluent Emoji (flat), Copyright (c) Microsoft Corporation, under the MIT License, ' +
  'in other colours.\n';
writeFileSync(target('drawings.tsv'), `${notice}${lines.join('\n')}\n`);
console.log(`drawings.tsv: ${lines.length} drawings`);
