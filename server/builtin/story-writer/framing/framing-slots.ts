// Lays out the places (slots) of a tale where the studio speaks, with the sentences that may stand in each.
import { at, framingSentences, veryShort } from './framing-sentences.ts';
import { pointOf } from './last-word.ts';
import { genreOf } from '../repertoire/genres.ts';
import { anew, tellingOf } from './seeded-choice.ts';
import { tightSlots } from './tight-slots.ts';
import type { Voice, Slots } from './slots.ts';

type Shape = {
  readonly honorJesus: boolean;
  /** Words that are left for all slots together. */
  readonly room: number;
};

/** From this many words, the introduction has a beat of its own. */
const long = 480;
/** With fewer words than this for all framing, each section has one sentence. */
const tight = 45;
/** The same limit for a tale that is not very short. */
const tighter = 34;
/** With fewer words than this for all framing, the tone is heard at the end only. */
const narrow = 52;

/**
 * Lays out where the studio speaks and what it may say there. The same seed gives the same slots; each tone takes other
 * sentences, and so does each telling of a tale.
 */
export function framingSlots(voice: Voice, { honorJesus, room }: Shape, seed: string): Slots {
  const said = framingSentences(voice, seed);
  const { opening, fromIdea, calls, takeHome, lead, reflections, honour, farewells } = said;
  const { idea, words, range } = voice;
  const { again } = tellingOf(seed);

  const kind = idea && idea[idea.written ?? 'en'].kind;
  const saysMuch = said.isNeed || (kind !== null && ['question', 'voice', 'account', 'scene'].includes(kind));
  // Nobody at a funeral is told that it is about a funeral.
  const isSaid = opening !== null && !(voice.comfort && kind === 'topic');
  const way = isSaid ? fromIdea : said.wayIn;
  const firsts = isSaid && (saysMuch || way.length === 0) ? [opening, ...said.openers] : said.openers;
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
  // The listener's world and that of the passage are two pictures.
  const isApart = words >= long || isSaid;
  const taken = isSaid ? [opening] : [];
  const hook = {
    section: 'hook',
    role: 'call',
    least: calls.length > 0 && (room >= narrow || (way.length === 0 && !opening)) ? 1 : 0,
    most: 1,
    weight: 3,
  } as const;
  const reflection = { section: 'lesson', role: 'theme', fixed: [], weight: 5 } as const;
  // Jesus is a person of Gospel stories, so a sentence on him already belongs to the passage.
  const most = !honorJesus || genreOf(range) === 'gospel' ? 2 : 1;
  // Where the tale comes back to whoever asked, Jesus is named on the way there, not between the last two thoughts.
  const back = said.back;
  return {
    hook: {
      ...hook,
      lead: taken,
      pool: calls,
      spare: said.books,
      fixed: isApart ? [] : way,
    },
    opening: isApart ? { ...hook, pool: [], fixed: way, least: 0, weight: 2 } : null,
    lesson: {
      ...reflection,
      lead,
      pool: reflections.slice(0, most),
      least: takeHome ? 0 : 1,
      most,
    },
    honour:
      honorJesus && honour.length > 0
        ? {
            ...{ section: back ? 'lesson' : 'outro', role: 'honour', pool: at(1, honour), fixed: [] },
            ...{ least: 1, most: 1, weight: 1 },
          }
        : null,
    back: back ? { ...reflection, pool: [], lead: [back], least: 0, most: 0 } : null,
    farewell: {
      ...{ section: 'outro', role: 'blessing', pool: at(1, farewells), fixed: [], least: 1, most: 1, weight: 2 },
    },
    daily: said.daily,
  };
}
