import type { Scripture } from '#server/ports.ts';
import { countWords } from '#shared/prose.ts';
import type { Beat } from '#shared/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import { framingPools } from './ewe-pools.ts';
import { fitSentences, fitVerses } from './framing-fit.ts';
import { framingSlots, type Slot, type Voice } from './framing-slots.ts';
import type { Material } from './passage-material.ts';
import { quote, spanOf } from './quotation.ts';
import { chanceOf } from './seeded-choice.ts';
import { type Choice, chooseVerses } from './verse-choice.ts';

type TellingAsk = {
  readonly scripture: Scripture;
  readonly material: Material;
  readonly voice: Voice;
  readonly languages: readonly Language[];
  readonly honorJesus: boolean;
  readonly seed: string;
  readonly signal: AbortSignal;
};

/** Share of the words that the studio's own framing has: more in a short tale than in a long one. */
const framingShare = (words: number): number => 0.2 + 0.16 * Math.min(1, Math.max(0, (700 - words) / 500));

/** Words of a text in a language, over all beats. */
const wordsOf = (beats: readonly Beat[], language: Language): number =>
  beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0);

/** The farthest that any language is from the target, as a share of it. */
const farthestOff = (beats: readonly Beat[], languages: readonly Language[], words: number): number =>
  Math.max(...languages.map((language) => Math.abs(wordsOf(beats, language) / words - 1)));

/** Tells the material in the words of Scripture, with a frame; tries several shares of verses and keeps the best length. */
export async function tell(ask: TellingAsk): Promise<{ beats: Beat[]; choice: Choice }> {
  const { words } = ask.voice;
  let best: { beats: Beat[]; choice: Choice; off: number } | null = null;
  for (const correction of [0, -0.06, 0.06, -0.12, 0.12, -0.2, 0.2, -0.3]) {
    ask.signal.throwIfAborted();
    const share = 1 - framingShare(words) + correction;
    const choice = chooseVerses(ask.material, {
      words: words * share,
      most: words * Math.min(1, share + 0.14),
      languages: ask.languages,
      withHonour: ask.honorJesus && words >= 320,
    });
    const beats = await frame(ask, choice);
    const off = farthestOff(beats, ask.languages, words);
    if (!best || off < best.off) best = { beats, choice, off };
    if (best.off <= 0.09) break;
  }
  if (!best) throw new RangeError('A tale needs at least one try');
  return best;
}

async function frame(ask: TellingAsk, choice: Choice): Promise<Beat[]> {
  const { languages, material, voice, seed } = ask;
  const related = choice.related.map((units) => spanOf(units)).filter((range) => range !== null);
  const shape = { related, honorJesus: ask.honorJesus, honourVerse: choice.honour !== null };
  const slots = framingSlots(voice, shape, chanceOf(seed, 'framing'));
  const quoted = (section: Beat['section'], units: Choice['setup']) => quote(section, units, languages);
  const told = {
    setup: quoted('setup', choice.setup),
    point: quoted('lesson', choice.point),
    related: choice.related.map((units) => quoted('lesson', units)),
    honour: choice.honour ? quoted('outro', [choice.honour]) : [],
  };
  const order: (Slot | readonly Beat[] | null)[] = [
    slots.hook,
    slots.opening,
    told.setup,
    told.point,
    slots.lesson,
    ...slots.leadIns.flatMap((slot, turn) => [slot, told.related[turn] ?? []]),
    slots.application,
    slots.honour,
    told.honour,
    slots.farewell,
  ];
  const isSlot = (item: (typeof order)[number]): item is Slot => item !== null && 'role' in item;
  const places = order.filter(isSlot);
  const frames = await fill(
    ask,
    places,
    order.flatMap((item) => (item === null || isSlot(item) ? [] : item)),
    [material.range, ...related],
  );
  return order
    .flatMap((item) => (item === null ? [] : isSlot(item) ? (frames[places.indexOf(item)] ?? []) : item))
    .filter((beat) => languages.every((language) => beat.text[language]));
}

/** One beat a slot: the studio's sentences in English and French, verses in Ewe, as long as each language still needs. */
async function fill(
  ask: TellingAsk,
  slots: readonly Slot[],
  quotes: readonly Beat[],
  ranges: Parameters<typeof framingPools>[3],
): Promise<Beat[]> {
  const { languages, voice, seed, scripture } = ask;
  const missing = (language: Language) => voice.words - wordsOf(quotes, language);
  const own = languages.filter((language) => language !== 'ee');
  const target = own.reduce((sum, language) => sum + missing(language), 0) / Math.max(1, own.length);
  const sentences = fitSentences(slots, target, languages);
  const pools = languages.includes('ee')
    ? await framingPools(
        scripture,
        slots.map((slot) => slot.role),
        voice.theme,
        [...ranges, ...quotes.flatMap((beat) => beat.range ?? [])],
      )
    : [];
  const verses = fitVerses(pools, missing('ee'), chanceOf(seed, 'verses that frame'));
  return slots.map((slot, at) => ({
    section: slot.section,
    range: null,
    text: Object.fromEntries(
      languages.map((language) => [
        language,
        language === 'ee'
          ? (verses[at] ?? []).map((verse) => verse.text).join(' ')
          : (sentences[at] ?? []).map((pair) => pair[language]).join(' '),
      ]),
    ),
  }));
}
