import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { secondOpinion } from '#server/reading/learned/second-opinion.ts';
import { pictureCast } from '#server/studio/4-images/cast/cast-in-scene.ts';
import { readingOf } from '#server/studio/4-images/drawing/tale-readings.ts';
import { limits } from '#shared/vocabulary.ts';
import { contactSheet, type SheetTile } from './pictures/contact-sheet.ts';
import { emptyScores, ratesOf, ratesTable, scoresIn } from './pictures/picture-scores.ts';
import { type SetTale, setTalesIn } from './pictures/picture-sets.ts';
import { type PlannedTale, talePlanner } from './pictures/planned-tales.ts';
import { watchSpeaking } from './voice/speaking-cost.ts';

const usage = `npm run pictures -- [options]

Draws the tales of a file of sets for a judge: contact sheets, sheet.json and an empty scores.csv.

  --set bench/pictures/sets.yaml
  --out DIR            where the sheets go; needed to draw
  --only a,b           only these tales
  --scenes 6           pictures a tale
  --words 300          words of a tale told from a passage
  --style storybook-1
  --sheet 6            pictures on a contact sheet
  --scores FILE        prints the rates of a filled scores.csv, and draws nothing`;

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: fileURLToPath(new URL('./pictures/sets.yaml', import.meta.url)) },
    out: { type: 'string' },
    only: { type: 'string' },
    scenes: { type: 'string', default: '6' },
    words: { type: 'string', default: '300' },
    style: { type: 'string', default: 'storybook-1' },
    sheet: { type: 'string', default: '6' },
    scores: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** A picture as `sheet.json` lists it: its number over all sheets, and its place in its tale from 1. */
type ListedPicture = { number: number; set: SetTale['set']; tale: string; index: number; prompt: string };

function wholeNumber(name: 'scenes' | 'words' | 'sheet', least: number, most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new RangeError(`--${name} must be a whole number from ${least} to ${most}, not ${values[name]}`);
}

/** The selected tales of the set. */
function chosenTales(): SetTale[] {
  const all = setTalesIn(values.set);
  const only = values.only?.split(',') ?? all.map(({ id }) => id);
  const missing = only.filter((id) => !all.some((tale) => tale.id === id));
  if (missing.length > 0) throw new RangeError(`${values.set} has no tale ${missing.join(', ')}`);
  return all.filter(({ id }) => only.includes(id));
}

async function planned(tales: readonly SetTale[]): Promise<PlannedTale[]> {
  const dir = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    const scripture = bibleLibrary({ files: diskFiles(dir), folders: [], site: null });
    await scripture.install('WEB', { signal: new AbortController().signal });
    const asked = {
      words: wholeNumber('words', limits.customWords.min, limits.customWords.max),
      scenes: wholeNumber('scenes', limits.scenes.min, limits.scenes.max),
    };
    const plan = talePlanner({ scripture, writer: builtinStoryWriter({ scripture }), ...asked });
    const plans: PlannedTale[] = [];
    for (const tale of tales) plans.push(await plan(tale));
    return plans;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Draws every picture, and each contact sheet once its pictures are done. Throws RangeError when that would overwrite a
 * judge's answers.
 */
async function drawAll(plans: readonly PlannedTale[], out: string): Promise<void> {
  const sheetSize = wholeNumber('sheet', 1, 24);
  const scores = join(out, 'scores.csv');
  if (existsSync(scores) && scoresIn(scores).length > 0)
    throw new RangeError(`${scores} has been filled in: choose another folder`);
  mkdirSync(out, { recursive: true });
  const rasterizer = resvgRasterizer({ children: 1 });
  const illustrator = builtinIllustrator({ rasterizer });
  const listed: ListedPicture[] = [];
  const cpuSeconds: number[] = [];
  let tiles: SheetTile[] = [];
  let sheets = 0;
  const keepSheet = async () => {
    if (tiles.length === 0) return;
    sheets += 1;
    const file = join(out, `sheet-${String(sheets).padStart(2, '0')}.jpg`);
    await contactSheet(tiles, file);
    console.log(`${file}  pictures ${listed.length - tiles.length + 1} to ${listed.length}`);
    tiles = [];
  };
  try {
    for (const { tale, prompts } of plans) {
      const opinion = await secondOpinion(prompts);
      for (const [at, prompt] of prompts.entries()) {
        const scene = { prompt, story: prompts, index: at };
        const look = { seed: tale.id, take: 0, style: values.style, context: tale.context, use: 'frame' } as const;
        const order = {
          ...scene,
          ...look,
          cast: pictureCast(null, scene),
          reading: readingOf({ ...scene, passage: 'passage' in tale ? tale.passage : null }, [], opinion),
          width: 960,
          height: 540,
        };
        const cost = process.platform === 'linux' ? watchSpeaking() : null;
        const { bytes } = await illustrator.draw(order, new AbortController().signal);
        if (cost) cpuSeconds.push(cost().cpuSeconds);
        const number = listed.length + 1;
        listed.push({ number, set: tale.set, tale: tale.id, index: at + 1, prompt });
        tiles.push({
          picture: bytes,
          heading: `${number} · ${tale.id}, ${at + 1} of ${prompts.length}`,
          words: prompt,
        });
        if (tiles.length === sheetSize) await keepSheet();
      }
    }
    await keepSheet();
  } finally {
    rasterizer.close();
  }
  writeFileSync(join(out, 'sheet.json'), `${JSON.stringify(listed, null, 2)}\n`);
  writeFileSync(scores, emptyScores(listed));
  if (cpuSeconds.length > 0) console.log(costLine(cpuSeconds));
}

function costLine(seconds: readonly number[]): string {
  const mean = seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  return `${seconds.length} pictures, ${mean.toFixed(2)} s CPU a picture, ${Math.max(...seconds).toFixed(2)} s at most`;
}

if (values.help) console.log(usage);
else if (values.scores) console.log(ratesTable(ratesOf(scoresIn(values.scores))));
else if (values.out) await drawAll(await planned(chosenTales()), values.out);
else throw new RangeError(`Say with --out where the pictures go\n\n${usage}`);
