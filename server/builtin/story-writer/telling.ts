// Composes a whole tale: passage, framing sentences and further passages, at the requested length. The main file of
// this module.
import type { Scripture } from '#server/ports/bible.ts';
import { knownWhole } from '#server/passages/known-passage.ts';
import { backgroundOf, placeOfBackground } from '#server/passages/pericopes/background.ts';
import { pericopeOf } from '#server/passages/pericopes/pericopes.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat } from '#shared/story/story.ts';
import { type Language, lengthTolerance, type Section, tones } from '#shared/vocabulary.ts';
import { bridgeTo } from './second-passage/bridges.ts';
import { framingPools } from './framing/ewe-pools.ts';
import { fitSentences, fitVerses, leastWords } from './framing/framing-fit.ts';
import { moreToSay } from './framing/more-to-say.ts';
import { veryShort } from './framing/framing-sentences.ts';
import { framingSlots } from './framing/framing-slots.ts';
import type { Slot, Voice } from './framing/slots.ts';
import { passageTeller, plainTeller, type Told, type TellPassage, type TellPlainly } from './passage/passage-teller.ts';
import { factsFor, type Named } from './passage/facts.ts';
import { introductions } from './passage/introduced-people.ts';
import { lessonOfRelated, tellRelated } from './second-passage/related-telling.ts';
import { type SceneAround, sceneAround } from './passage/scene-around.ts';
import { genreOf } from './repertoire/genres.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';
import { leadInsFor, tellsStory } from './passage/scripture-lead-ins.ts';
import { chanceOf } from './framing/seeded-choice.ts';
import { beatsOf } from './told-beats.ts';

type TellingAsk = {
  readonly scripture: Scripture;
  readonly range: VerseRange;
  readonly voice: Voice;
  readonly languages: readonly Language[];
  readonly honorJesus: boolean;
  readonly seed: string;
  readonly signal: AbortSignal;
};
type Setting = Pick<Parameters<typeof moreToSay>[0], 'book' | 'beginsWithFacts'> & {
  readonly facts: readonly Named[];
  /** What happened before the passage. */
  readonly background: Pair | null;
};
type Surroundings = { readonly setting: Setting; readonly around: SceneAround; readonly wordsToSay: number };
type Ask = TellingAsk & Surroundings;
type Chosen = {
  readonly main: Told;
  /** The parts of the story before and after the passage. */
  readonly before: Told | null;
  readonly after: Told | null;
  /** A passage on the same subject, for a tale that would be too short without one. */
  readonly related: Told | null;
};

/** The share of the words for the studio's framing: larger in a short tale than in a long one. */
const framingShare = (words: number): number => Math.min(0.34, 0.06 + 75 / words);
/** The most of the words that a passage may take before it is told by its summary instead. */
const mostForThePassage = (words: number): number => (words < veryShort ? 0.9 : 1);
/** Corrections to the room for Scripture, as shares of the length. They are tried in turn until the length is right. */
const corrections = [0, -0.06, 0.06, -0.12, 0.12, -0.2, 0.2, -0.3];
const closeEnough = 0.06;
/** The penalty, as a share of the length, for a tale that quotes no verse of its passage. */
const unquoted = 0.3;
/** The same penalty when the passage is told in full, which is better than a summary with a verse. */
const unquotedInFull = 0.08;
/** The penalty for leaving out the verse that listeners wait for. */
const unheard = 0.1;
/** The penalty for each segment that is read out right after another. */
const readOut = 0.04;
/** The share of the words that may be missing before extra framing is added. */
const mostMissing = 0.11;

/** Below this many words a tale is told in plain words only. */
const tiny = 125;
/** With at least this many words, every tone has room to introduce two people. */
const mostlyFacts = 480;
/** The fewest words of a sentence that says more about a person than a name. */
const worthSaying = 6;
/** With at least this many words, there is room to quote much of a passage. */
const long = 700;

/** How many words must be missing before the parts of the story around a passage are added. */
const leastOfScene = 60;
/** The shares of the words for other parts of the same story, and for all passages besides the tale's own. */
const mostOfScenes = 0.55;
const mostOfOthers = 1 / 3;

/** Words of a text in a language, over all beats. */
const wordsOf = (beats: readonly Beat[], language: Language): number =>
  beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0);

/**
 * The farthest that any language is from the target, as a share of it. Ewe quotes every turning point, so a very short
 * tale may be longer in it.
 */
const farthestOff = (beats: readonly Beat[], languages: readonly Language[], words: number): number =>
  Math.max(
    ...languages.map((language) => {
      const off = wordsOf(beats, language) / words - 1;
      return language === 'ee' && languages.length > 1 && words < veryShort ? Math.max(0, -off) : Math.abs(off);
    }),
  );

/**
 * Tells the passage whole, with a frame and other Scripture where there is room; tries several shares and keeps the
 * best length. What happened before it is left out where the tale would be too long for that reason alone.
 */
export async function tell(asked: TellingAsk): Promise<Beat[]> {
  const ask = { ...asked, ...surroundingsOf(asked) };
  const best = await tellBest(ask);
  if (!ask.setting.background || best.off <= lengthTolerance) return best.beats;
  const bare = await tellBest({ ...ask, setting: { ...ask.setting, background: null } });
  return bare.off <= lengthTolerance ? bare.beats : best.beats;
}

/** Tries several shares and keeps the best length. */
async function tellBest(ask: Ask): Promise<{ beats: Beat[]; off: number }> {
  const { scripture, languages, voice } = ask;
  const largestUnit = Math.max(24, Math.min(80, voice.words * 0.25));
  const tellers = [true, false].map((mixes) => {
    const room = { isVeryShort: voice.words < veryShort, isTiny: voice.words < tiny, isLong: voice.words >= long };
    return passageTeller({ scripture, languages, audience: voice.audience, largestUnit, ...room, mixes });
  });
  const plainly = plainTeller({ scripture, languages, largestUnit });
  const most = mostForThePassage(voice.words);
  let best: { beats: Beat[]; off: number; faults: number; isGood: boolean } | null = null;
  for (const [read, teller] of tellers.entries()) {
    for (const correction of corrections) {
      ask.signal.throwIfAborted();
      const share = { usual: 1 - framingShare(voice.words) + correction, most: most + Math.min(0, correction) };
      const chosen = await choose(ask, teller, plainly, share);
      const beats = await frame(ask, chosen);
      const off = farthestOff(beats, languages, voice.words);
      const { coarseness, isQuoted, isHeard } = chosen.main;
      const missed = (isQuoted ? 0 : coarseness === 0 ? unquotedInFull : unquoted) + (isHeard ? 0 : unheard);
      const faults = off + coarseness * lengthTolerance + missed + read * readOut;
      if (!best || faults < best.faults) best = { beats, off, faults, isGood: isQuoted && isHeard };
      if (best.off <= closeEnough && best.isGood) break;
    }
    if (best && best.off <= lengthTolerance && best.isGood) break;
  }
  if (!best) throw new RangeError('A tale needs at least one try');
  return best;
}

/** `share` of the words: what Scripture usually has, and the most that the passage itself may have. */
async function choose(
  ask: Ask,
  teller: TellPassage,
  plainly: TellPlainly,
  share: { usual: number; most: number },
): Promise<Chosen> {
  const { voice, range, seed, around } = ask;
  const { background } = ask.setting;
  const free = voice.words * share.usual - (background ? countWords(background.en) : 0);
  const main = await teller(range, free, Math.max(free, voice.words * share.most));
  if (!main.isWhole) return { main, before: null, after: null, related: null };
  let left = Math.min(free - main.words, voice.words * mostOfScenes);
  // A story that continues is told further before anything else is said, its outcome first, because listeners want to
  // know it.
  const scene = async (of: VerseRange | null): Promise<Told | null> => {
    const told = of && left >= leastOfScene ? await plainly(of, left, main.coarseness === 0) : null;
    left -= told?.words ?? 0;
    return told;
  };
  const after = await scene(around.after);
  // What led to it would keep whoever asked from the answer.
  const before = voice.isForIdea ? null : await scene(around.before);
  const scenes = (before?.words ?? 0) + (after?.words ?? 0);
  const room = Math.min(free - main.words - scenes - ask.wordsToSay, voice.words * mostOfOthers - scenes);
  const taken = [before, after].flatMap((each) => each?.range ?? []);
  return { main, before, after, related: await tellRelated(voice, { room, taken }, plainly, seed) };
}

/**
 * What is known of a passage, the parts of the story around it, and how many words can be said about it before another
 * passage is added.
 */
function surroundingsOf({ voice, range, seed }: TellingAsk): Surroundings {
  const { known, audience, words } = voice;
  const setting = settingOf(voice);
  const { daily } = framingSlots(voice, { honorJesus: true, room: words }, seed);
  const { setting: told, life, prayer } = moreToSay({ ...setting, daily }, words, ['en']);
  const said = [...told, ...life.flat(), ...prayer];
  return {
    setting,
    around: known ? sceneAround(known, range, audience) : { before: null, after: null },
    wordsToSay: said.reduce((sum, { en }) => sum + countWords(en), 0),
  };
}

/** Introduces the people of a passage or, when it tells no story, its book. */
function settingOf({ known: ofTable, range, tone, words }: Voice): Setting {
  const beginsWithFacts = tones.indexOf(tone) % 2 === 0;
  const pericope = ofTable ? null : pericopeOf(range);
  const known = ofTable ?? pericope;
  const background = known && backgroundOf(known, range, words);
  // A pericope that is retold says who its people are.
  if (!known || pericope?.retold.length) return { facts: [], book: null, beginsWithFacts, background };
  // Those who hear a tale in another tone hear less of what was known before.
  const all = factsFor(known, range).filter(({ name }) => !background?.en.includes(name));
  const facts =
    tone === 'inspirational' || words >= mostlyFacts
      ? all
      : all
          .slice(0, 1)
          .map(({ name, en, fr }) => ({ name, en: sentencesOf(en)[0]!, fr: sentencesOf(fr)[0]! }))
          // A short fact such as “Elisha was a prophet” is already clear from the passage.
          .filter(({ en }) => countWords(en) >= worthSaying);
  if (tellsStory(known) || genreOf(range) === 'gospel') return { facts, book: null, beginsWithFacts, background };
  const book = repertoire('books').get(range.book)?.[0] ?? null;
  return { facts: facts.filter(({ name }) => !book?.en.includes(name)).slice(0, 1), book, beginsWithFacts, background };
}

/** Puts the framing around the told passages, and returns the beats of the whole tale in order. */
async function frame(ask: Ask, { main, before, after, related }: Chosen): Promise<Beat[]> {
  const { languages, voice, seed, range } = ask;
  const leadIns = leadInsFor(seed, voice.tone);
  const retold = voice.known ?? pericopeOf(range);
  const { background, facts } = ask.setting;
  const heard = introductions([...facts, ...(background ? [background] : [])].map(({ en }) => en));
  const about = { languages, audience: voice.audience, explained: new Set<string>(), known: retold, leadIns, heard };
  const told = beatsOf('setup', main.parts, { ...about, isIntroduced: false });
  const scene = (of: Told | null): Beat[] =>
    of ? beatsOf('setup', of.parts, { ...about, isIntroduced: true, known: knownWhole(of.range) }) : [];
  const [led, came] = [scene(before), scene(after)];
  const other = related
    ? beatsOf('lesson', related.parts, { ...about, isIntroduced: true, known: knownWhole(related.range) })
    : [];
  const taught = related && lessonOfRelated(related, voice.tone);
  const own = languages.filter((language) => language !== 'ee');
  const tellings = [...led, ...told, ...came, ...other];
  const longest = (beats: readonly Beat[]) =>
    Math.max(...(own.length > 0 ? own : languages).map((language) => wordsOf(beats, language)));
  const slots = framingSlots(voice, { honorJesus: ask.honorJesus, room: voice.words - longest(told) }, seed);
  const said = (section: Section, role: Slot['role'], ...lead: Pair[]): Slot => ({
    ...{ section, role, pool: [], least: 0, most: 0, lead, fixed: [], weight: 2 },
  });
  const frameSlots = [slots.hook, slots.opening, slots.lesson, slots.honour, slots.back, slots.farewell];
  const room =
    voice.words -
    (background ? countWords(background.en) : 0) -
    longest(tellings) -
    leastWords(
      frameSlots.flatMap((slot) => slot ?? []),
      own,
    );
  const [begins] = main.parts[0]?.retold ?? [];
  const parable = begins ? leadIns.parable(range, begins.en) : null;
  const offer = { ...ask.setting, daily: slots.daily };
  const more = moreToSay(own.length > 0 ? offer : { ...offer, facts: [], book: null, daily: [] }, room, own);
  const also = (section: Section, role: Slot['role'], pairs: readonly Pair[]) =>
    pairs.length > 0 ? said(section, role, ...pairs) : null;
  const place = placeOfBackground(before?.range ?? null, range, retold?.range ?? range);
  // A summary says in short what led to it.
  const isTold = main.coarseness === 0 && own.length > 0;
  const since = (where: typeof place) =>
    background && isTold && where === place ? said('setup', 'scripture', background) : null;
  const order: (Slot | readonly Beat[] | null)[] = [
    slots.hook,
    slots.opening,
    since('before-scene'),
    also('setup', 'scripture', more.setting),
    ...(before ? [said('setup', 'scripture', leadIns.scene('before')), led] : []),
    ...(before ? [said('setup', 'scripture', leadIns.scene('then'))] : []),
    since('after-scene'),
    parable ? said('setup', 'scripture', parable) : null,
    told,
    ...(after ? [said('setup', 'scripture', leadIns.scene('after')), came] : []),
    slots.lesson,
    ...(related ? [said('lesson', 'scripture', bridgeTo(knownWhole(related.range)!, voice.known!)), other] : []),
    taught ? said('lesson', 'scripture', taught) : null,
    ...more.life.map((pairs) => also('lesson', 'theme', pairs)),
    slots.honour,
    slots.back,
    slots.farewell,
    also('outro', 'blessing', more.prayer),
  ];
  const isSlot = (item: (typeof order)[number]): item is Slot => item !== null && 'role' in item;
  const places = order.filter(isSlot);
  const quotes = order.flatMap((item) => (item === null || isSlot(item) ? [] : item));
  const ranges = [main, before, after, related].flatMap((each) => each?.range ?? []);
  const frames = await fill(ask, places, quotes, ranges);
  return order
    .flatMap((item) => (item === null ? [] : isSlot(item) ? (frames[places.indexOf(item)] ?? []) : item))
    .filter((beat) => languages.every((language) => beat.text[language]));
}

/**
 * One beat a slot: the studio's sentences in English and French, verses in Ewe, as long as each language still needs.
 */
async function fill(
  ask: TellingAsk,
  slots: readonly Slot[],
  told: readonly Beat[],
  ranges: readonly VerseRange[],
): Promise<Beat[]> {
  const { languages, voice, seed, scripture } = ask;
  const missing = (language: Language) => voice.words - wordsOf(told, language);
  const own = languages.filter((language) => language !== 'ee');
  const target = own.reduce((sum, language) => sum + missing(language), 0) / Math.max(1, own.length);
  const sentences = fitSentences(slots, target, languages, voice.words * mostMissing);
  const quoted = told.flatMap((beat) => [...(beat.range ? [beat.range] : []), ...(beat.quotes?.ee ?? [])]);
  const roles = slots.map((slot) => slot.role);
  const pools = languages.includes('ee') ? await framingPools(scripture, roles, voice, [...ranges, ...quoted]) : [];
  const verses = fitVerses(pools, missing('ee'), chanceOf(seed, 'verses that frame'));
  return slots.map((slot, at) => ({
    section: slot.section,
    range: null,
    text: Object.fromEntries(
      languages.map((language) => [
        language,
        language === 'ee'
          ? (verses[at] ?? []).map((verse) => verse.text).join(' ')
          : (sentences[at] ?? [])
              .map((pair) => pair[language])
              .filter(Boolean)
              .join(' '),
      ]),
    ),
  }));
}
