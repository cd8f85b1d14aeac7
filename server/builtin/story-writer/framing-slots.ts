import { chapterRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { sentencesOf } from '#shared/prose.ts';
import { type Audience, type Section, type Tone, tones } from '#shared/vocabulary.ts';
import { type Idea, ideaOpening, ideaReturn } from './creators-idea.ts';
import type { Address } from './idea-forms.ts';
import type { FramingRole } from './repertoire/ewe-framing.ts';
import { genreOf } from './repertoire/genres.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';
import { chanceOf } from './seeded-choice.ts';
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
  /** All of it is told, or nearly. */
  readonly isWhole: boolean;
  readonly idea: Idea | null;
  readonly words: number;
};

/** The slots of a telling; `leadIns[n]` introduces the n-th related passage, `leadOuts[n]` follows it. */
export type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly leadIns: readonly Slot[];
  readonly application: Slot | null;
  readonly honour: Slot | null;
  readonly farewell: Slot;
  /** A line in the tone of the tale for the middle of a story. */
  readonly middle: Pair | null;
};

/** Explanations of hard words that no retelling before them can give. */
type Explained = { readonly explanations: Pair };
type Shape = Explained & {
  readonly related: readonly (Explained & { readonly range: VerseRange; readonly known: TablePassage | null })[];
  readonly honorJesus: boolean;
  readonly honourVerse: Explained | null;
  /** Words that are left for all slots together. */
  readonly room: number;
};

const at = (order: number, pairs: readonly Pair[]): Candidate[] => pairs.map((pair) => ({ pair, order }));

/** Book and chapter: verse numbers read aloud would only disturb. */
function referTo(pair: Pair, { book, from, to }: VerseRange): Pair {
  const chapters = chapterRange(book, from.chapter, to.chapter);
  return { en: pair.en.replace('{ref}', formatReference(chapters, 'en')), fr: pair.fr.replace('{ref}', formatReference(chapters, 'fr')) };
}

/** The first sentence of what the table says, for a tale that has no room for two. */
const firstSentence = ({ en, fr }: Pair): Pair => ({ en: sentencesOf(en)[0] ?? en, fr: sentencesOf(fr)[0] ?? fr });

/** What the table says after its first sentence, where both languages say it in as many. */
function sentencesAfterFirst({ en, fr }: Pair): Pair[] {
  const [english, french] = [sentencesOf(en).slice(1), sentencesOf(fr).slice(1)];
  return english.length > 0 && french.length > 0 ? [{ en: english.join(' '), fr: french.join(' ') }] : [];
}

/** Words below which a story has no line of ours in its middle. */
const leastForAMiddle = 200;
/** Words from which the way in has a beat of its own. */
const long = 480;
/** Words from which every tone has the sentence on Jesus that belongs to a place in the Bible. */
const leastForAPlace = 260;
/** Words for the whole frame below which each section has one sentence. */
const tight = 45;
/** Words for the whole frame below which a lesson does not come back to the idea. */
const leastForAnIdea = 30;
/** Words for the whole frame below which the tone is heard at the end only. */
const narrow = 52;
/** Words below which the lesson of a passage is one sentence in some of the tones. */
const short = 320;
/** Words below which the lesson of a passage is one sentence. */
export const veryShort = 180;
/** Of the virtues of a passage, the first ones are what it is about. */
const mainVirtues = 3;

/** How a tale speaks to its listeners: as the table does on this passage, where it speaks to them, else as their age asks for. */
export function addressOf(known: TablePassage | null, audience: Audience): Address {
  const text = known ? `${known.hook.fr} ${known.lesson.fr}` : '';
  if (/(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu.test(text)) return 'tu';
  if (/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu.test(text)) return 'vous';
  return ({ kids: 'tu', teens: 'tu', family: 'vous', adults: 'nous' } as const)[audience];
}

/** Lays out where the studio speaks and what it may say there. The same seed gives the same slots; each tone takes other sentences. */
export function framingSlots(
  { tone, audience, theme, range, known, isWhole, idea, words }: Voice,
  { related, honorJesus, honourVerse, explanations, room }: Shape,
  seed: string,
): Slots {
  const genre = genreOf(range);
  const isStory = genre === 'narrative' || genre === 'gospel';
  const turn = tones.indexOf(tone);
  const address = addressOf(known, audience);
  const pick = (file: Parameters<typeof repertoire>[0], ...keys: string[]): Pair[] =>
    keys
      .flatMap((key) => chanceOf(seed, `${file} ${key}`).shuffle(repertoire(file).get(key) ?? []))
      .filter((pair) => isStory || !/story|tale|surprise|ending|end(?:s| first)?[!?]|the end/i.test(pair.en));
  /** The other sentences of a list first, for each tone. */
  const turned = (pairs: readonly Pair[]): Pair[] => {
    const start = Math.round((turn * pairs.length) / tones.length);
    return pairs.length < tones.length ? rotated(pairs, turn % Math.max(1, pairs.length)) : rotated(pairs, start);
  };
  const inTone = (file: 'calls' | 'farewells'): Pair[] =>
    chanceOf(seed, `${file} ${tone}`).shuffle([...pick(file, tone), ...pick(file, `${tone} ${address}`)]);

  const opening = idea && ideaOpening(idea, tone, address);
  const back = idea && ideaReturn(idea, tone, address);
  const ideaAsks = opening !== null && (['en', 'fr'] as const).some((language) => opening[language].includes('?'));
  const asksFirst = (tone === 'gentle' || tone === 'somber') && !ideaAsks;
  const ways = known ? (asksFirst ? [known.question, known.hook] : [known.hook, known.question]) : turned(pick('openings', theme));
  const wayIn = ways[0];
  const calls = idea ? [] : at(1, inTone('calls').slice(0, 3));
  const books = idea ? [] : at(0, pick('books', range.book));

  const takesOne = words < veryShort || (words < short && !idea && (tone === 'fun' || tone === 'epic' || tone === 'somber'));
  const takeHome = known && isWhole && (takesOne ? firstSentence(known.lesson) : known.lesson);
  const lessons = turned(pick('lessons', theme));
  const virtues = known?.virtues.slice(0, mainVirtues) ?? [];
  const virtue = virtues[turn % Math.max(1, virtues.length)];
  const again = Math.floor(turn / Math.max(1, virtues.length));
  const ofVirtue = (file: 'virtues' | 'practice'): Pair[] => (virtue ? pick(file, virtue) : []);
  const one = (pairs: readonly Pair[]): Pair[] => pairs.slice(again % Math.max(1, pairs.length)).slice(0, 1);
  const thoughts = known ? at(4, one(ofVirtue('virtues'))) : at(4, lessons.slice(0, 2));
  const deeds = known && (!back || back.asks.en) ? at(6, one(ofVirtue('practice'))) : [];
  const readings = known ? [] : at(3, pick('readings', genre).slice(0, 1));
  const more = [
    ...at(0, takesOne && known && isWhole ? sentencesAfterFirst(known.lesson) : []),
    ...at(
      5,
      known
        ? [
            ...lessons.slice(0, 1),
            ...turned(pick('feelings', ...known.feelings)),
            ...ofVirtue('virtues'),
            ...turned(pick('virtues', ...virtues)),
          ]
        : lessons.slice(2),
    ),
    ...at(5, pick('readings', genre)),
    ...at(7, turned(pick('practice', ...virtues))),
  ];
  const honour = honourOf();
  const hasRelated = related.length > 0;
  const lead = back ? [answered(back, takeHome ? [takeHome] : [])] : takeHome ? [takeHome] : [];

  if (room < tight)
    return {
      middle: null,
      ...tightSlots({
        room,
        explanations,
        hook: opening ? [opening] : [...(wayIn && tone !== 'fun' ? [wayIn] : []), ...calls.map(({ pair }) => pair)],
        lesson: [
          ...(back ? [answered(back, takeHome ? [firstSentence(takeHome)] : [])] : []),
          ...(takeHome && (idea ? room < leastForAnIdea : turn % 2 === 0) ? [firstSentence(takeHome)] : []),
          ...(idea ? [] : [...thoughts.map(({ pair }) => pair), ...lessons.slice(0, 4)]),
        ],
        end: honorJesus ? { role: 'honour', pairs: honour } : { role: 'blessing', pairs: inTone('farewells').slice(0, 1) },
      }),
    };
  const isLong = words >= long;
  const way = wayIn && (!idea || room >= narrow) ? [wayIn] : [];
  const hook = { section: 'hook', role: 'call', least: room >= narrow ? 1 : 0, most: 1, weight: 3 } as const;
  const reflection = { section: 'lesson', role: 'theme', most: 2, weight: 5, spare: more } as const;
  return {
    middle: isStory && known && words >= leastForAMiddle ? (turned(pick('middles', tone))[0] ?? null) : null,
    hook: {
      ...hook,
      lead: opening ? [opening] : [],
      pool: calls,
      spare: books,
      fixed: isLong ? [] : [...way, explanations],
    },
    opening: isLong ? { ...hook, pool: [], fixed: [...way, explanations], least: 0, weight: 2 } : null,
    lesson: hasRelated
      ? { ...reflection, pool: takeHome ? [] : [...readings, ...thoughts], lead, fixed: [], least: takeHome ? 0 : 1, spare: [] }
      : { ...reflection, pool: [...thoughts, ...readings, ...deeds], lead, fixed: [], least: takeHome ? 0 : 1 },
    leadIns: related.map((other, index) => ({
      section: 'lesson',
      role: 'scripture',
      lead: turned(pick('lead-ins', 'related'))
        .slice(index, index + 1)
        .map((pair) => referTo(pair, other.range)),
      pool: other.known ? at(1, asksFirst || tone === 'epic' ? [other.known.question] : [other.known.hook]) : [],
      fixed: [other.explanations],
      least: 0,
      most: 1,
      weight: 2,
    })),
    application: hasRelated
      ? { ...reflection, pool: takeHome ? [...thoughts, ...deeds] : deeds, fixed: [], least: takeHome || deeds.length > 0 ? 1 : 0 }
      : null,
    honour: honorJesus
      ? {
          section: 'outro',
          role: 'honour',
          pool: at(1, honour),
          fixed: honourVerse ? [honourVerse.explanations] : [],
          least: 1,
          most: 1,
          weight: 1,
        }
      : null,
    farewell: { section: 'outro', role: 'blessing', pool: at(1, inTone('farewells').slice(0, 3)), fixed: [], least: 1, most: 1, weight: 2 },
  };

  /** One sentence on Jesus: for a story in which he is present, for this place in the Bible, else for what its people feel and what it is about. */
  function honourOf(): Pair[] {
    if (genre === 'gospel') return turned(pick('honour', 'gospel')).slice(0, 1);
    const place = pick('honour', `${range.book} ${range.from.chapter}`, range.book);
    if (place[0] && (words >= leastForAPlace || turn === 0)) return place.slice(0, 1);
    const general = turned([...new Set(pick('honour', ...(known?.feelings ?? []), theme))]);
    return general.slice(0, 1);
  }
}

const rotated = (pairs: readonly Pair[], start: number): Pair[] => [...pairs.slice(start), ...pairs.slice(0, start)];

/** The lesson behind the question that it answers, or before a sentence that brings the idea back; each language has its own order. */
function answered({ pair, asks }: ReturnType<typeof ideaReturn>, lesson: readonly Pair[]): Pair {
  const of = (language: 'en' | 'fr') => {
    const told = lesson.map((each) => each[language]);
    return (asks[language] ? [pair[language], ...told] : [...told, pair[language]]).filter(Boolean).join(' ');
  };
  return { en: of('en'), fr: of('fr') };
}
