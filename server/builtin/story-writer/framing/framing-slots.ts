import type { VerseRange } from '#shared/story/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Audience, Section, Tone } from '#shared/vocabulary.ts';
import type { Idea } from '../idea/creators-idea.ts';
import type { Comfort } from '../idea/needs-that-hurt.ts';
import type { Doing } from '../idea/main-deed.ts';
import { at, framingSentences, veryShort } from './framing-sentences.ts';
import type { DailyLife } from './daily-life.ts';
import { pointOf } from './last-word.ts';
import type { FramingRole } from '../repertoire/ewe-framing.ts';
import { genreOf } from '../repertoire/genres.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import { anew, tellingOf } from './seeded-choice.ts';
import { tightSlots } from './tight-slots.ts';

/** A sentence that may stand in a slot; `order` is its place when several do. */
export type Candidate = { readonly pair: Pair; readonly order: number };

/** A place in the telling where the studio speaks in English and French, and Scripture in Ewe. */
export type Slot = {
  readonly section: Section;
  readonly role: FramingRole;
  /** The most fitting first. */
  readonly pool: readonly Candidate[];
  /** Said in any case, before the others. */
  readonly lead?: readonly Pair[];
  /** Said in any case, behind the others. */
  readonly fixed: readonly Pair[];
  /** How many of the pool are said at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** More on the subject, said only where the tale would else be much too short. */
  readonly spare?: readonly Candidate[];
  /** How much of the framing belongs here, compared with the other slots. */
  readonly weight: number;
};

export type Voice = {
  readonly tone: Tone;
  readonly audience: Audience;
  readonly theme: Theme;
  readonly range: VerseRange;
  /** The passage of the table that the range is, or lies in; null for any other. */
  readonly known: TablePassage | null;
  /** What is done in a passage that the table does not know; null where it is not clear. */
  readonly doing: Doing | null;
  /** All of it is told, or nearly. */
  readonly isWhole: boolean;
  readonly idea: Idea | null;
  /** What the idea's need asks for, where it hurts. */
  readonly comfort?: Comfort | null;
  /** Other passages that answer the idea; null where there is none. */
  readonly answers?: readonly VerseRange[] | null;
  /** Of how many virtues it may say what they mean in everyday life; as many as it has room for where nothing is said. */
  readonly mostAdvice?: number;
  readonly words: number;
};

/** The slots of a telling. */
export type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly application: Slot | null;
  readonly honour: Slot | null;
  readonly farewell: Slot;
  /** What may be said of the passage's virtues in everyday life. */
  readonly daily: readonly DailyLife[];
};

type Shape = {
  /** Scripture from elsewhere follows the passage. */
  readonly hasRelated: boolean;
  readonly honorJesus: boolean;
  /** Words that are left for all slots together. */
  readonly room: number;
};

/** Words from which the way in has a beat of its own. */
const long = 480;
/** Words for the whole frame below which each section has one sentence. */
const tight = 45;
/** The same for a tale that is not very short. */
const tighter = 34;
/** Words for the whole frame below which the tone is heard at the end only. */
const narrow = 52;

/**
 * Lays out where the studio speaks and what it may say there. The same seed gives the same slots; each tone takes other
 * sentences, and so does each telling of a tale.
 */
export function framingSlots(voice: Voice, { hasRelated, honorJesus, room }: Shape, seed: string): Slots {
  const said = framingSentences(voice, seed);
  const { opening, wayIn, calls, takeHome, lead, reflections, honour, farewells } = said;
  const { idea, words, range } = voice;
  const { again } = tellingOf(seed);

  const kind = idea && idea[idea.written ?? 'en'].kind;
  // Of an idea that is no scene only the passage's own first sentence shows something.
  const saysMuch = kind !== null && ['question', 'voice', 'account', 'scene'].includes(kind);
  const firsts = opening && (saysMuch || !wayIn) ? [opening, ...said.openers] : said.openers;
  if (room < (words < veryShort ? tight : tighter))
    return tightSlots({
      hook: firsts.length > 0 ? anew(firsts, again).slice(0, 1) : calls.map(({ pair }) => pair),
      lesson: voice.comfort
        ? [(again > 0 && takeHome) || voice.comfort.lesson]
        : takeHome
          ? [pointOf(takeHome)]
          : said.lessons.slice(0, 4),
      end: honorJesus
        ? { role: 'honour', pairs: said.generalHonour }
        : { role: 'blessing', pairs: farewells.slice(0, 1) },
    });
  const isLong = words >= long;
  const way = wayIn ? [wayIn] : [];
  // What only names a subject waits until listeners have seen something.
  const namesOnly = kind !== null && ['topic', 'act', 'manner'].includes(kind) && !isLong;
  // Nobody at a funeral is told that it is about a funeral.
  const isSaid = opening !== null && !(voice.comfort && kind === 'topic' && wayIn);
  const taken = isSaid ? [opening] : [];
  const hook = {
    section: 'hook',
    role: 'call',
    least: calls.length > 0 && (room >= narrow || (way.length === 0 && !opening)) ? 1 : 0,
    most: 1,
    weight: 3,
  } as const;
  const reflection = { section: 'lesson', role: 'theme', fixed: [], weight: 5 } as const;
  // Jesus is somebody of a Gospel story, so the sentence on him belongs to the passage.
  const most = !honorJesus || genreOf(range) === 'gospel' ? 2 : 1;
  return {
    hook: {
      ...hook,
      lead: namesOnly ? way : taken,
      pool: calls,
      spare: said.books,
      fixed: namesOnly ? taken : isLong ? [] : way,
    },
    opening: isLong ? { ...hook, pool: [], fixed: way, least: 0, weight: 2 } : null,
    lesson: {
      ...reflection,
      lead,
      ...(hasRelated
        ? { pool: takeHome ? [] : reflections.slice(0, 1), least: takeHome ? 0 : 1, most: 1 }
        : { pool: reflections.slice(0, most), least: takeHome ? 0 : 1, most }),
    },
    application: hasRelated
      ? { ...reflection, pool: reflections.slice(takeHome ? 0 : 1).slice(0, most), least: 1, most }
      : null,
    honour: honorJesus
      ? { section: 'outro', role: 'honour', pool: at(1, honour), fixed: [], least: 1, most: 1, weight: 1 }
      : null,
    farewell: { section: 'outro', role: 'blessing', pool: at(1, farewells), fixed: [], least: 1, most: 1, weight: 2 },
    daily: said.daily,
  };
}
