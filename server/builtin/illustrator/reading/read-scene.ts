// Makes a scene of an order: a well-known scene, a reading of the text, or (without one) word lists.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import type { PersonKind } from '../staging/kinds.ts';
import { completeCast } from '../looks/complete-cast.ts';
import { type Entry, strongest } from './lexicon.ts';
import { eventWords } from './lexicon-events.ts';
import { moodWords, placeWords, timeWords, weatherWords } from './lexicon-places.ts';
import { chance } from '../drawing/random.ts';
import { jesus, type Memory, readCast } from '../looks/read-cast.ts';
import { animalsOf, propsOf } from './read-things.ts';
import { ownPeople } from '../looks/own-people.ts';
import { partWords, type Words } from './read-words.ts';
import { recognise } from '../staging/known-tableaux.ts';
import { castOf, herdsIn, propsIn } from '../staging/tableau.ts';
import { sceneOf } from './scene-of-reading.ts';
import type { CastMember, Place, Scene, SceneEvent, Time } from '../scene.ts';

type SceneWords = Pick<PictureOrder, 'prompt' | 'story' | 'index' | 'seed' | 'cast' | 'reading' | 'readingIsChosen'>;
type Reading = { words: Words; place: Place | null; time: Time | null; event: SceneEvent | null; cast: CastMember[] };

/** What the telling says; what is only said aloud counts when the telling is silent. */
const most = <T>(entries: readonly Entry<T>[], { told, said }: Words): T | null =>
  (strongest(entries, [[told, 1]]) ?? strongest(entries, [[said, 1]]))?.means ?? null;

/** Words that only tales of Jesus use, where "he" may go unnamed for many verses. */
const gospel =
  /\b(?:jesus|disciples|apostles|the twelve|rabbi|pharisees?|galilee|kingdom of god|kingdom of heaven|capernaum|son of man|rebuked the wind|teacher(?=,))/i;

const merge = (cast: CastMember[], { seen, teacher, unnamed }: Memory): Memory => ({
  seen: [...cast, ...seen.filter((old) => !cast.some(({ id }) => id === old.id))].map((one) => ({
    ...one,
    hurt: one.hurt || seen.some((old) => old.id === one.id && old.hurt),
  })),
  teacher: cast.find(({ kind }) => kind === 'jesus') ?? teacher,
  unnamed,
});

/** How Jesus rose: only then is a tomb open. */
const rises =
  /\b(?:he|jesus|lord|christ) (?:is|has|had) (?:been )?risen\b|\bempty tomb\b|\bstone (?:was |had been )?(?:rolled|taken) (?:away|back)|\brise again\b.*\btomb\b|\bmagdalene\b/i;

/**
 * Reads the scene of one picture: well-known scenes are shown in their traditional form, unless the creator changed the
 * reading; everything else is shown as read.
 */
export function readScene(order: SceneWords): Scene {
  const read = order.reading ? sceneOf(order.reading, order) : readWords(order);
  const tale = [...order.story, order.prompt].join(' ').slice(0, 20_000);
  // A view of the place borrows the words of a scene, and shows nobody.
  const isView = order.reading !== undefined && pictureViewIn(order.prompt) !== null;
  const known =
    order.readingIsChosen || isView || order.reading?.era === 'today' ? null : recognise(order.prompt, tale);
  if (!known) return read.place === 'tomb' && rises.test(tale) && gospel.test(tale) ? { ...read, risen: true } : read;
  const before = order.story
    .slice(0, order.index)
    .filter((prompt) => recognise(prompt, tale)?.key === known.key).length;
  const cast = castOf(known.lines);
  const { scene, lines, key } = known;
  return {
    ...read,
    ...scene,
    acting: null,
    cast,
    animals: herdsIn(lines),
    props: [...new Set([...(scene.props ?? []), ...propsIn(lines)])],
    tableau: { key, before, mirror: chance(order.seed, key, before >> 1).maybe(0.5) !== (before % 2 === 1) },
  };
}

/**
 * Reads the words of one picture: its own prompt, with the places and people of the tale so far where it leaves them
 * open.
 */
function readWords(order: SceneWords): Scene {
  const known = ownPeople(order.cast ?? []);
  const readings: Reading[] = [];
  let memory: Memory = {
    seen: [],
    teacher: null,
    unnamed: order.story.some((prompt) => gospel.test(prompt)) ? jesus : null,
  };
  for (const prompt of [...order.story.slice(0, order.index), order.prompt]) {
    const words = partWords(prompt);
    const event = most(eventWords, words);
    const cast = readCast(words, event, memory, known);
    memory = merge(cast, memory);
    readings.push({ words, event, cast, place: placeIn(words, readings.length > 0), time: most(timeWords, words) });
  }
  const own = readings.at(-1) as Reading;
  const text = `${own.words.told} ${own.words.said}`;
  const luck = chance(order.seed, order.index, 'reading');
  const event = eventOf(own, luck.next());
  const flood = order.story
    .slice(Math.max(0, order.index - 4), order.index + 1)
    .some((prompt) => /\b(?:noah|ark)\b/i.test(prompt));
  const named = placeOf(readings, order.story.slice(order.index + 1), event);
  const ashore =
    flood &&
    named === 'sea' &&
    /\b(?:built|build|make an ark|make a ship|two by two|by pairs|enter(?:ed)?|came in|went in)\b/i.test(text);
  const place = ashore ? 'hills' : named;
  const creation = order.story.some((prompt) => /\b(?:created the heavens|let there be light)\b/i.test(prompt));
  const before = own.place === null ? readings.at(-2) : undefined;
  const props = propsOf(
    flood && (named === 'sea' || /rainbow|noah/i.test(text)) ? `${own.words.told} ark` : own.words.told,
    own.words.said,
    event,
    place,
    before ? `${before.words.told} ${before.words.said}` : '',
  );
  return {
    era: 'scripture',
    shot: null,
    place,
    event,
    time: timeOf(readings, luck.next(), place, [order.index, order.story.length]),
    weather: strongest(weatherWords, [[text, 1]])?.means ?? (place === 'sea' ? lastingStorm(readings) : 'clear'),
    mood: most(moodWords, own.words) ?? 'calm',
    wide: own.words.wide,
    cast: completeCast(
      props.includes('burning-bush') ? own.cast.filter(({ kind }) => kind !== 'angel') : own.cast,
      event,
      place,
      props.includes('gifts'),
    ).filter(({ id }) => !(creation && id === 'pilgrim')),
    animals: animalsOf(creation ? text : own.words.told, event, own.cast, place),
    props,
    tableau: null,
    near: null,
    acting: null,
    open: false,
    side: null,
  };
}

/** A place that is only talked about does not move a tale that is somewhere already. */
function placeIn({ told, said }: Words, begun: boolean): Place | null {
  const found = strongest(placeWords, [
    [told, 1],
    [said, 0.45],
  ]);
  return found && begun && found.score < 1.6 && !strongest(placeWords, [[told, 1]]) ? null : (found?.means ?? null);
}

/** The event to show: one that needs people or things the text does not have is replaced. */
function eventOf({ event, cast, words }: Reading, luck: number): SceneEvent {
  const alone = cast.reduce((sum, { count }) => sum + count, 0) < 2;
  if ((event === 'duel' || event === 'defeat') && !cast.some(({ kind }) => kind === 'giant')) return 'journey';
  if (
    words.talk &&
    (event === null || ['arrive', 'journey', 'ponder', 'pass', 'attack', 'teach', 'tend', 'give'].includes(event))
  )
    return /\?/.test(words.said + words.told) ? 'ask' : 'teach';
  if (
    event === 'feast' &&
    !/supper|feast|banquet|dinner|wedding|passover|table|reclin|sat down with|broke/i.test(words.told + words.said)
  )
    return alone ? 'ponder' : 'give';
  if (event === 'rule' && !cast.some(({ kind }) => rulers.has(kind))) return alone ? 'ponder' : 'teach';
  if (event === 'tend' && alone) return cast.some(({ kind }) => kind === 'shepherd') ? 'lead' : 'pray';
  if (event === 'ask' && alone) return 'pray';
  if (event && !(event === 'embrace' && alone) && !(event === 'ponder' && !alone)) return event;
  if (!alone) return luck < 0.5 ? 'teach' : 'journey';
  return (['journey', 'ponder', 'pray', 'wait'] as const)[Math.floor(luck * 4)] ?? 'journey';
}

const rulers = new Set<PersonKind>(['king', 'queen', 'pharaoh', 'judge', 'rich-man', 'jesus']);

const homes: Partial<Record<SceneEvent, Place>> = {
  crucify: 'golgotha',
  birth: 'stable',
  create: 'deep',
  sail: 'sea',
  'walk-on-water': 'sea',
  fish: 'shore',
  sow: 'field',
  harvest: 'field',
  feast: 'house',
  baptize: 'river',
  herd: 'pasture',
  duel: 'valley',
  defeat: 'valley',
  rule: 'palace',
  build: 'hills',
};

/**
 * The place named by the scene itself, otherwise where the event belongs, otherwise where the tale was last, otherwise
 * where it goes next.
 */
function placeOf(readings: Reading[], later: readonly string[], event: SceneEvent): Place {
  const own = readings.at(-1)?.place;
  const home = homes[event];
  if (
    own &&
    !(
      home &&
      ['city', 'hills', 'heaven', 'road'].includes(own) &&
      ['sea', 'stable', 'golgotha', 'river'].includes(home)
    )
  )
    return own;
  if (home) return home;
  const before = [...readings].reverse().findIndex(({ place }) => place && place !== 'heaven');
  const known = readings.at(-1)?.cast ?? [];
  const told = readings.some(({ cast }) => cast.some(({ id }) => id !== 'pilgrim' && id !== 'man'));
  const stays = readings
    .slice(-1 - before, -1)
    .some(({ cast }) => cast.some(({ id }) => id !== 'pilgrim' && known.some((one) => one.id === id)));
  if (before >= 0 && (before < 3 || (stays && before < 5)))
    return readings[readings.length - 1 - before]?.place ?? 'hills';
  for (const prompt of later.slice(0, told ? later.length : 1)) {
    const found = strongest(placeWords, [[partWords(prompt).told, 1]]);
    if (found && found.score >= 1.2) return found.means;
  }
  return told || readings.length + later.length === 1
    ? 'hills'
    : (wide[(readings.length - 1) % wide.length] ?? 'hills');
}

/** Where thoughts may be at home that name no place. */
const wide: readonly Place[] = ['hills', 'road', 'garden', 'river', 'mountain', 'house', 'field', 'shore', 'pasture'];

/** A storm at sea lasts until the words still it. */
function lastingStorm(readings: Reading[]): 'storm' | 'clear' {
  for (const { words } of readings.slice(-5).reverse()) {
    const text = `${words.told} ${words.said}`;
    if (/\b(?:ceased|great calm|be still|grew calm|calm for you)\b/i.test(words.told)) return 'clear';
    if (strongest(weatherWords, [[text, 1]])?.means === 'storm') return 'storm';
  }
  return 'clear';
}

function timeOf(readings: Reading[], luck: number, place: Place, progress: readonly [at: number, of: number]): Time {
  for (const { time, place: then } of readings.slice(-3).reverse())
    if (time && (then === readings.at(-1)?.place || readings.at(-1)?.place === null || time === readings.at(-1)?.time))
      return time;
  if (place === 'golgotha') return 'dusk';
  if (place === 'stable') return 'night';
  const [at, of] = progress;
  if (at === 0 && of > 1) return 'dawn';
  if (of > 3 && at >= of - 2) return 'dusk';
  return luck < 0.12 ? 'dawn' : luck > 0.88 ? 'dusk' : 'day';
}
