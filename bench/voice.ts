import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Scripture } from '#server/ports/bible.ts';
import type { Speech } from '#server/ports/sound.ts';
import type { Language } from '#shared/vocabulary.ts';
import { compare, errorRates, type Heard } from './voice/character-errors.ts';
import { type EngineName, engineKinds, type OpenEngine, openEngine } from './voice/engines.ts';
import { narrateFilm } from './voice/film-narration.ts';
import { heardSamples } from './voice/heard-sound.ts';
import { readLong } from './voice/long-reading.ts';
import { startRecogniser, whyNoRecogniser } from './voice/recogniser.ts';
import { selfCheck } from './voice/self-check.ts';
import { type SpeakingCost, watchSpeaking } from './voice/speaking-cost.ts';
import {
  drawVerses,
  openScripture,
  sentenceSet,
  type SpokenLanguage,
  spokenLanguages,
  type Verse,
  wordsOf,
} from './voice/verse-texts.ts';
import { alignerErrors, restErrors, wordErrors } from './voice/word-errors.ts';

/**
 * The built-in voices: what they cost, how a recogniser reads them back, how true their word times are, and what goes
 * wrong in a long reading:
 * `node bench/voice.ts [--engine natural|formant|all] [--model fp16|q8] [--voices en=ID,fr=ID] [--sentences 30]
 * [--verses 1000] [--seed 12] [--without film,recogniser]`, with the French Bible in `BIBLES_DIR`.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'all' },
    voices: { type: 'string', default: '' },
    sentences: { type: 'string', default: '30' },
    verses: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '12' },
    model: { type: 'string' },
    without: { type: 'string', default: '' },
  },
});
const left = new Set(values.without.split(','));
const names = values.engine === 'all' ? (Object.keys(engineKinds) as EngineName[]) : [values.engine as EngineName];
const model = values.model === 'fp16' || values.model === 'q8' ? values.model : undefined;
if (values.model && !model) throw new Error('--model is fp16 or q8');
if (names.some((name) => !engineKinds[name]))
  throw new Error(`--engine is ${Object.keys(engineKinds).join(', ')} or all`);
const chosen = Object.fromEntries(values.voices.split(',').map((pair) => pair.split('=')));

type Read = { readonly verse: Verse; readonly speech: Speech };
type Reading = { readonly read: Read[]; readonly refused: string[]; readonly cost: SpeakingCost };

selfCheck();
const folder = await mkdtemp(join(tmpdir(), 'bench-voice-'));
const { scripture, close } = await openScripture();
const engines = new Map<EngineName, OpenEngine>();
try {
  for (const name of names)
    try {
      engines.set(name, await openEngine(name, chosen, model));
    } catch (error) {
      console.log(`${name}: left out, ${error instanceof Error ? error.message : String(error)}\n`);
    }
  await measure(scripture);
} finally {
  for (const engine of engines.values()) await engine.close();
  await close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(texts: Scripture): Promise<void> {
  const sets = new Map<SpokenLanguage, Verse[]>();
  for (const language of spokenLanguages)
    sets.set(language, (await sentenceSet(texts, language)).slice(0, Number(values.sentences)));
  const readings = new Map<string, Reading>();
  for (const engine of engines.values())
    for (const [language, verses] of sets) readings.set(`${engine.name} ${language}`, await readSet(engine, verses));
  table(
    [
      'engine, voice',
      'CPU s a second of speech',
      'wall s a second of speech',
      'peak MB of the speaking process',
      'words a minute',
      'refused',
    ],
    await rowsOf(async (engine, language) => {
      const { read, refused, cost } = readings.get(`${engine.name} ${language}`)!;
      const seconds = read.reduce((sum, { speech }) => sum + speech.durationMs / 1000, 0);
      const words = read.reduce((sum, { verse }) => sum + wordsOf(verse.text).length, 0);
      const cells = [cost.cpuSeconds / seconds, cost.wallSeconds / seconds].map((value) => value.toFixed(2));
      return [...cells, cost.peakMegabytes.toFixed(0), ((words * 60) / seconds).toFixed(0), String(refused.length)];
    }),
  );
  await tellWordTimes(readings, sets);
  if (!left.has('recogniser')) await tellRecognised(readings);
  if (Number(values.verses) > 0) await tellLongReading(texts);
  if (!left.has('film')) await tellFilm(texts);
}

/** One engine and one language; the first call, which starts the engine, does not count. */
async function readSet(engine: OpenEngine, verses: readonly Verse[]): Promise<Reading> {
  await engine.speak(verses[0]!.language === 'fr' ? 'Bonjour à tous.' : 'Good morning to all.', verses[0]!.language);
  const stop = watchSpeaking();
  const read: Read[] = [];
  const refused: string[] = [];
  for (const verse of verses)
    try {
      read.push({ verse, speech: await engine.speak(verse.text, verse.language) });
    } catch (error) {
      refused.push(`${verse.reference} (${verse.language}): ${error instanceof Error ? error.message : String(error)}`);
    }
  const cost = stop();
  for (const line of refused) console.log(`${engine.name} refused ${line}`);
  return { read, refused, cost };
}

async function tellWordTimes(readings: Map<string, Reading>, sets: Map<SpokenLanguage, Verse[]>): Promise<void> {
  const rows = await rowsOf(async (engine, language) => {
    const { read } = readings.get(`${engine.name} ${language}`)!;
    const rests = read.flatMap(({ speech }) => restErrors(speech));
    const other = [...engines.values()].find(({ name }) => name !== engine.name);
    if (!other) return [...spread(rests), '', '', '', '', ''];
    const others = new Map(
      readings.get(`${other.name} ${language}`)!.read.map(({ verse, speech }) => [verse.reference, speech]),
    );
    const pairs = read.flatMap(({ verse, speech }) =>
      others.has(verse.reference) ? [{ verse, speech, other: others.get(verse.reference)! }] : [],
    );
    const words = pairs.flatMap((pair) => wordErrors(pair.speech, pair.other));
    const own: number[] = [];
    for (const pair of pairs.slice(0, Math.min(10, sets.get(language)!.length)))
      own.push(...(await alignerErrors(engine, pair.verse, pair.other).catch(() => [])));
    return [...spread(rests), ...spread(words), ...spread(own).slice(1, 3)];
  });
  const after = ['later than the sound after rests, ms (median)', 'p50 of |error|', 'p90', 'rests'];
  const all = [
    'later than the aligner, all words, ms (median)',
    'p50 of |error|',
    'p90',
    'words',
    'the aligner itself: p50',
    'p90',
  ];
  table(['engine, voice', ...after, ...all], rows);
}

function spread(errors: readonly number[]): string[] {
  const at = (all: readonly number[], part: number) =>
    (all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? Number.NaN).toFixed(0);
  const sizes = errors.map(Math.abs);
  return [at(errors, 0.5), at(sizes, 0.5), at(sizes, 0.9), String(errors.length)];
}

async function tellRecognised(readings: Map<string, Reading>): Promise<void> {
  const missing = whyNoRecogniser();
  if (missing) return console.log(`\nCharacter error rates: ${missing}`);
  const recogniser = startRecogniser(folder);
  const worst: string[] = [];
  try {
    const rows = await rowsOf(async (engine, language) => {
      const all: Heard[] = [];
      for (const { verse, speech } of readings.get(`${engine.name} ${language}`)!.read)
        all.push(
          compare(verse.reference, verse.text, await recogniser.hear(heardSamples(speech.wav), language), language),
        );
      for (const each of all.toSorted((a, b) => b.errors / b.length - a.errors / a.length).slice(0, 5))
        worst.push(
          `- ${engine.name} ${language}, ${each.reference}, ${percent(each.errors / each.length)}: heard "${each.heard.slice(0, 200)}"`,
        );
      const { mean, median, capped } = errorRates(all);
      return [percent(mean), percent(capped), percent(median), String(all.length)];
    });
    table(['engine, voice', 'CER', 'CER, at most 100 % a sentence', 'median sentence', 'sentences'], rows);
    console.log(`\nThe five worst of each:\n\n${worst.join('\n')}`);
  } finally {
    recogniser.close();
  }
}

async function tellLongReading(texts: Scripture): Promise<void> {
  const verses: Verse[] = [];
  for (const language of spokenLanguages)
    verses.push(...(await drawVerses(texts, language, Number(values.verses) / 2, Number(values.seed))));
  const rows: string[][] = [];
  for (const engine of engines.values()) {
    const found = await readLong(engine, verses);
    const { refused, dropped, clicks, jumps, greatestJump, levelSpread, wordsPerMinute } = found;
    const levels = [`${jumps} (${greatestJump.toFixed(1)})`, levelSpread.toFixed(1)];
    const counts = [found.verses, refused.length, dropped.length, clicks.length].map(String);
    rows.push([engine.name, ...counts, ...levels, wordsPerMinute.toFixed(0)]);
    for (const line of [...refused, ...dropped, ...clicks].slice(0, 20)) console.log(`${engine.name}: ${line}`);
  }
  const heads = [
    'verses',
    'refused (NaN, silence)',
    'words dropped',
    'clicks',
    'jumps over 6 dB (greatest)',
    'spread of sentence levels, dB',
  ];
  table(['engine', ...heads, 'words a minute'], rows);
}

async function tellFilm(texts: Scripture): Promise<void> {
  const rows: string[][] = [];
  const ewe = await openEngine('formant', {});
  for (const engine of engines.values()) {
    const { wallSeconds, filmSeconds } = await narrateFilm(texts, (language: Language) =>
      language === 'ee' ? ewe : engine,
    );
    rows.push([engine.name, ...[wallSeconds, filmSeconds, wallSeconds / filmSeconds].map((value) => value.toFixed(2))]);
  }
  await ewe.close();
  table(['engine', 'narration of three languages, s', 'film, s', 'ratio'], rows);
}

async function rowsOf(cells: (engine: OpenEngine, language: SpokenLanguage) => Promise<string[]>): Promise<string[][]> {
  const rows: string[][] = [];
  for (const engine of engines.values())
    for (const language of spokenLanguages)
      rows.push([`${engine.name}, ${(await engine.voiceFor(language)).id}`, ...(await cells(engine, language))]);
  return rows;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(
    [
      '',
      `| ${heads.join(' | ')} |`,
      `|${'---|'.repeat(heads.length)}`,
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n'),
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
