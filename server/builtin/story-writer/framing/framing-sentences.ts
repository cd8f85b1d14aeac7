// Collects everything the studio may say around a passage: opening, idea, lesson, reflection, farewell. Framing means
// these sentences.
import type { TablePassage } from '#server/passages/passage-table.ts';
import { type feelings, virtueOfTheme } from '#server/passages/passage-words.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import { type Audience, type Tone, tones } from '#shared/vocabulary.ts';
import { ideaOpening } from '../idea/idea-sentences.ts';
import { dailyLife } from './daily-life.ts';
import type { Idea } from '../idea/creators-idea.ts';
import type { Candidate, Voice } from './slots.ts';
import type { Address } from '../idea/idea-grammar.ts';
import { genreOf } from '../repertoire/genres.ts';
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';
import type { NeedSaid } from '../idea/need-said.ts';
import { comforting } from '../idea/needs-that-hurt.ts';
import { lastWord, partedLesson, pointOf } from './last-word.ts';
import { openingFeelings } from './opening-feeling.ts';
import { anew, chanceOf, rotated, tellingOf } from './seeded-choice.ts';

/** In tales shorter than this, in words, the lesson is one sentence. */
export const veryShort = 180;
/** From this many words, a lesson may say what it means in everyday life. */
const long = 320;
/** How many virtues of a passage, from the first on, say what it is about. */
const mainVirtues = 2;
/** How many of its feelings, from the first on, people mainly have in it. */
const mainFeelings = 2;
/** For how many virtues a tale gives everyday advice; advice on minor ones would fit any tale. */
const livedVirtues = 3;
/** Tones whose lesson is one sentence where possible. */
export const tersely: readonly Tone[] = ['fun', 'epic', 'somber'];
/** Tones that end with something to do today; the others end with the last sentence of the lesson, or a last word. */
const asksToDo: readonly Tone[] = ['gentle', 'fun', 'epic'];
/** Words that do not belong after a sad tale. */
const cheerful = /\b(?:joy|wedding|glad|happy|sing|song|laugh)/i;
/** Feelings in a passage that a sad tale may call hard to hear. */
const heavyFeelings: readonly (typeof feelings)[number][] = [
  'grief',
  'despair',
  'hurt',
  'rejection',
  'sadness',
  'pain',
  'loneliness',
  'shame',
  'guilt',
  'regret',
];
/** Closing requests that suit only children. */
const forSmallOnes =
  /\b(?:draws?|clap|like best|act out|your turn|sleep well|who will be the first|tell the story|comfortabl[ey]|close your eyes|before we go to sleep)\b/iu;
const quietTones: readonly Tone[] = ['inspirational', 'gentle', 'somber'];

/** Of what a tale asks of its listeners, what can be its last words: no question. */
const toDo = (pairs: readonly Pair[]): Pair[] => pairs.filter(({ en }) => !en.endsWith('?'));

/** Gives sentences the same place (`order`) in a slot. */
export const at = (order: number, pairs: readonly Pair[]): Candidate[] => pairs.map((pair) => ({ pair, order }));

/** What listeners are about to hear, by the kind of text. */
const kindToHear = (genre: ReturnType<typeof genreOf>): string =>
  genre === 'narrative' || genre === 'gospel' ? 'a story' : genre === 'poetry' ? 'a song' : 'words';

const written = (idea: Idea): 'en' | 'fr' => idea.written ?? 'en';

const beforeLast = (text: string): string => sentencesOf(text).slice(0, -1).join(' ');
/**
 * One thought from the listener's day: the need's own; with a question of the idea it ends in that one, and a sentence
 * of the idea comes before it.
 */
function openingOf({ says, today }: NeedSaid, own: Pair | null): Pair {
  if (!own) return says;
  if (!today) return own;
  return own.en.endsWith('?')
    ? { en: `${beforeLast(says.en)} ${own.en}`, fr: `${beforeLast(says.fr)} ${own.fr}` }
    : joined(own, says);
}

/** Two thoughts in a row. */
const joined = (first: Pair, second: Pair): Pair => ({
  en: `${first.en} ${second.en}`,
  fr: `${first.fr} ${second.fr}`,
});

/** How a tale addresses its listeners in French: as the table does for this passage, otherwise by their age. */
export function addressOf(known: TablePassage | null, audience: Audience): Address {
  const text = known ? `${known.hook.fr} ${known.lesson.fr}` : '';
  if (/(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu.test(text)) return 'tu';
  if (/(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu.test(text)) return 'vous';
  return ({ kids: 'tu', teens: 'tu', family: 'vous', adults: 'nous' } as const)[audience];
}

/**
 * What the studio may say of a passage in a tone, and how its idea is taken up. The same seed gives the same sentences;
 * each tone takes others, and so does each telling of a tale.
 */
export function framingSentences(
  {
    tone: asked,
    audience,
    theme,
    range,
    known,
    outline,
    isWhole,
    idea,
    comfort = null,
    need = null,
    words,
    mostAdvice = livedVirtues,
    isForIdea = idea !== null,
  }: Voice,
  seed: string,
) {
  // Nobody jokes or cheers where somebody is hurt.
  const tone = comfort && (asked === 'fun' || asked === 'epic') ? 'gentle' : asked;
  const { tale, again } = tellingOf(seed);
  /**
   * How many sentences may be chosen from to meet the length; only one when a tale is told again, so that it differs.
   */
  const choice = (most: number) => (again > 0 ? 1 : most);
  const genre = genreOf(range);
  const isStory = genre === 'narrative' || genre === 'gospel';
  const turn = tones.indexOf(tone);
  const address = addressOf(known, audience);
  const pick = (file: Parameters<typeof repertoire>[0], ...keys: string[]): Pair[] =>
    keys
      .flatMap((key) => chanceOf(tale, `${file} ${key}`).shuffle(repertoire(file).get(key) ?? []))
      .filter((pair) => isStory || !/story|tale|surprise|ending|end(?:s| first)?[!?]|the end/i.test(pair.en));
  /** Rotates a list, so that each tone begins with another sentence. */
  const turned = (pairs: readonly Pair[]): Pair[] => {
    const start = Math.round((turn * pairs.length) / tones.length);
    return pairs.length < tones.length ? rotated(pairs, turn % Math.max(1, pairs.length)) : rotated(pairs, start);
  };
  const mood = known?.feelings.some((feeling) => heavyFeelings.includes(feeling))
    ? 'of a heavy passage'
    : 'of any passage';
  const isGrown = audience === 'teens' || audience === 'adults';
  const inTone = (file: 'calls' | 'farewells'): Pair[] =>
    chanceOf(tale, `${file} ${tone}`)
      .shuffle([...pick(file, tone), ...pick(file, `${tone} ${address}`), ...pick(file, `${tone} ${mood}`)])
      .filter(({ en }) => !isGrown || !forSmallOnes.test(en));
  // Lively tones open with the kind of text, quiet ones with what the passage makes people feel.
  const ofKind = range.book === 'JOB' ? [] : pick('calls', `${genre} ${tone}`);
  const felt = known ? openingFeelings(known).flatMap((feeling) => pick('calls', `feeling ${feeling}`)) : [];
  const quietTurn = quietTones.indexOf(tone);
  const fitting = quietTurn >= 0 && felt.length > 0 ? rotated(felt, quietTurn).slice(0, 1) : ofKind;

  const said = idea && ideaOpening(idea, tone, address, audience);
  const ownWords = said && (said.en || said.fr) ? said : null;
  // A note that cannot be said by a narrator is replaced by the sentence for its need, where the need is certain.
  const isSayable =
    ownWords !== null && ['question', 'account', 'scene', 'thanks'].includes(idea![written(idea!)].kind);
  const opening = need ? openingOf(need, isSayable ? ownWords : null) : ownWords;
  // The opening of a whole passage may name what a part of it does not tell.
  const opens = isWhole ? known : null;
  // From an idea the tale cuts to what the passage shows, as a film does: a question of the passage's own would be
  // another person's, and a sentence that names its kind and subject would fit any tale.
  const fromIdea = opens
    ? [opens.hook]
    : outline?.hook
      ? [outline.hook]
      : anew(
          turned(chanceOf(tale, 'from an idea').shuffle(pick('lead-ins', `from an idea to ${kindToHear(genre)}`))),
          again,
        ).slice(0, 1);
  const virtuesOf = (most: number) =>
    known?.virtues.slice(0, most) ?? (outline?.isRetold ? [virtueOfTheme[theme]] : []);
  // Whoever hurts is not told what to do.
  const lived = comfort ? [] : virtuesOf(mostAdvice);
  const start = chanceOf(tale, `everyday life for ${audience}`).upTo(12);
  const daily = dailyLife(lived, { turn: idea ? 0 : turn + start, again, start, mayPray: tone !== 'fun' });
  // Sentences about the first virtue come before those about the second.
  const lastWords = dailyLife(virtuesOf(mainVirtues), { turn: 0, again: 0, start: 0, mayPray: false }).flatMap(
    ({ ends }, place) => chanceOf(tale, `last words ${place} for ${audience}`).shuffle(ends),
  );
  const themed = turned(pick('openings', theme));
  const openers = opens
    ? openersOf(opens)
    : outline?.hook
      ? // Its line would tell the end first.
        [[outline.hook]]
      : [...pick('books', range.book), ...themed].map((each): readonly Pair[] => [each]);
  const wayIn = anew(openers, again)[0] ?? [];
  // A passage of the table has an opening sentence of its own.
  const hasHook = opens !== null || Boolean(outline?.hook);
  const calls =
    idea || hasHook
      ? []
      : at(
          1,
          anew(
            chanceOf(tale, `opening ${tone}`).shuffle([...fitting.slice(0, 2), ...inTone('calls').slice(0, 1)]),
            again,
          ).slice(0, choice(3)),
        );
  const books =
    opens && !idea
      ? at(
          2,
          [opens.question, opens.hook].filter((each) => !wayIn.includes(each)),
        )
      : idea || hasHook
        ? []
        : at(
            2,
            themed.filter((each) => !wayIn.includes(each)),
          );

  const isTerse = !isForIdea && tersely.includes(tone);
  const inShort = (lesson: Pair) =>
    words < veryShort ? pointOf(lesson) : isTerse ? (lastWord(lesson) ?? lesson) : lesson;
  const ownLesson = known && isWhole ? inShort(known.lesson) : (outline?.lesson ?? null);
  const lessons = anew(turned(pick('lessons', theme)), again);
  const virtues = virtuesOf(mainVirtues);
  const ofVirtues = turned(pick('virtues', ...virtues));
  const passageLessons = comfort
    ? [comforting(comfort, known && isWhole ? known.lesson : null), comfort.lesson, ...shortComfort(comfort)]
    : ownLesson
      ? [ownLesson, ...otherLessons(ownLesson)]
      : [];
  const takeHomes = passageLessons.map((each) => (need && comfort ? joined(each, need.lesson) : each));
  const differing = takeHomes.filter((each, place) => takeHomes.findIndex(({ en }) => en === each.en) === place);
  const [takeHome = null] = anew(differing, again);
  const thoughts = at(4, known ? anew(ofVirtues, again) : outline ? [] : lessons).slice(0, 1);
  // What a tale asks its listeners to do gives way to what it says of the creator's own idea.
  const mayAsk = (known !== null || outline?.isRetold) && !comfort && !isForIdea;
  const tasks = mayAsk && asksToDo.includes(tone) ? turned(toDo(pick('practice', ...virtues))) : [];
  const deeds =
    mayAsk && tasks.length === 0 && words < long
      ? at(6, anew(turned(pick('practice', ...virtues)), again)).slice(0, 1)
      : [];
  const readings = known || outline ? [] : at(3, anew(pick('readings', genre), again).slice(0, 1));
  // The ending must belong to this tale: the need that it was written for, the last thing that its passage teaches, or
  // a sentence about its main virtue.
  const mayPart =
    (known ? isForIdea || tone === 'inspirational' : outline?.isRetold) && !need && !comfort && again === 0;
  const parts = mayPart && takeHome ? partedLesson(takeHome) : null;
  const ownEnd = comfort ? null : need ? (need.today ?? need.lesson) : (parts?.last ?? null);
  // Behind the lesson the tale comes back to whoever asked, and ends with what to do today.
  const back = comfort ? null : need?.today ? need.lesson : null;
  const lead = takeHome ? [parts?.first ?? takeHome] : [];
  // One sentence on Jesus: for this place in the Bible in some of the tones, else for what the passage is about; in a
  // story of his, on what he is today.
  const ofPlace =
    genre === 'gospel' || idea || comfort ? [] : pick('honour', `${range.book} ${range.from.chapter}`, range.book);
  const placeHonour = turn % 2 === 0 ? ofPlace.slice(turn / 2, turn / 2 + 1) : [];
  // What Jesus did where people felt as they do in the passage: it belongs to this tale, not to any.
  const alike = () => known?.feelings.slice(0, mainFeelings).flatMap((feeling) => pick('honour', feeling)) ?? [];
  const today = comfort ? pick('honour', 'love now') : virtues.flatMap((virtue) => pick('honour', `${virtue} now`));
  const ofSubject =
    genre === 'gospel' && !comfort
      ? [...today, ...pick('honour', 'gospel').slice(0, known ? 2 : tones.length)]
      : [...new Set([...(comfort ? [] : alike()), ...(comfort ? [] : pick('honour', theme)), ...today])];
  // Filtered before the list is rotated; otherwise a sad tale of a joyful passage would start where the first tone
  // does.
  const isSerious = (pair: Pair) => (tone !== 'somber' && !comfort) || !cheerful.test(pair.en);
  const serious = ofSubject.filter(isSerious);
  // With fewer sentences than tones, two tones would say the same; that Jesus loves us suits any tale.
  const anywhere =
    serious.length === 0 || (known && serious.length < tones.length)
      ? pick('honour', 'love now').filter(isSerious)
      : [];
  const general = turned([...new Set([...serious, ...anywhere])]);
  // Where the lesson of a tale for an idea speaks of Jesus, another sentence on him would belong to any tale.
  const isNamed = isForIdea && takeHome !== null && /\bJesus\b|\bChrist\b/u.test(takeHome.en);
  return {
    ...{
      turn,
      opening,
      isNeed: opening !== null && opening === need?.says,
      fromIdea,
      wayIn,
      openers: openers.flatMap(([first]) => first ?? []),
      calls,
      isTerse,
      books,
      takeHome,
      lead,
      back,
      lessons,
    },
    /**
     * Thoughts that any passage might have: with a sentence on Jesus and a farewell behind them, more than one would be
     * a string of maxims.
     */
    reflections: comfort || hasThought(takeHome) ? [] : takeHome ? deeds : [...thoughts, ...readings, ...deeds],
    ...{
      honour: isNamed ? [] : anew([...placeHonour, ...general], again).slice(0, 1),
      generalHonour: anew(general, again).slice(0, 1),
      farewells: need?.today
        ? [need.today]
        : comfort
          ? anew(chanceOf(tale, 'comfort').shuffle(comfort.outro), again).slice(0, choice(comfort.outro.length))
          : ownEnd
            ? [ownEnd]
            : known
              ? anew(isForIdea ? lastWords : [...tasks, ...turned(lastWords)], again).slice(0, 1)
              : anew(inTone('farewells'), again).slice(0, choice(3)),
      daily,
    },
  };

  /**
   * Ways into a passage of the table, another one first in each tone: what it shows, what it asks, and what it asks
   * behind a sentence in the tone.
   */
  function openersOf({ hook, question }: TablePassage): (readonly Pair[])[] {
    const [shown, asked] = [[hook], [question]];
    const [inTune] = pick('calls', `question ${quietTones.includes(tone) ? 'somber' : 'fun'}`);
    const tuned = inTune ? [inTune, question] : [question, hook];
    const first: Record<Tone, readonly Pair[]> = {
      ...{ inspirational: shown, gentle: asked, fun: tuned, epic: [hook, question], somber: tuned },
    };
    const ways = isForIdea || comfort ? [shown, asked] : [first[tone], shown, asked, tuned];
    return ways.filter((each, place) => ways.findIndex(([begins]) => begins === each[0]) === place);
  }

  /** Other lessons for a tale told again. Each follows the passage's own point, unless the tale is very short. */
  function otherLessons(lesson: Pair): Pair[] {
    const whole = isWhole ? known : null;
    const point = whole && lastWord(whole.lesson);
    // What is said for any virtue might miss the creator's own idea.
    if (whole && idea) return [...(point ? [point] : []), joined(whole.line, point ?? lesson)];
    const more = whole ? ofVirtues : lessons.slice(0, 2);
    return more.map((each) => (words < veryShort ? each : joined(point ?? lesson, each)));
  }
  /** What comforts in fewer words; nothing is left out where somebody may be in danger. */
  function shortComfort({ isUrgent, lesson }: NonNullable<Voice['comfort']>): Pair[] {
    const point = isUrgent ? null : lastWord(lesson);
    return point ? [point] : [];
  }
  function hasThought(lesson: Pair | null): boolean {
    return lesson !== null && ofVirtues.some(({ en }) => lesson.en.endsWith(en));
  }
}
