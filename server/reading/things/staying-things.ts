// Keeps things in the picture while a tale stays in one place: the piano in the room, the cake on somebody's knees.
import type { Draft } from '../scene/scene-draft.ts';
import { wordClass } from '../language/word-classes.ts';
import { singular } from './thing-names.ts';

const staying = wordClass('staying-things', 'staying');
const ridden = wordClass('staying-things', 'ridden');
const played = wordClass('staying-things', 'played');

/**
 * Adds things that are still there though their sentence does not name them again: a piano or a sewing machine while
 * the tale stays in its place, and the instrument that somebody played before. `isView` tells which pictures have no
 * people.
 */
export function withStaying(drafts: readonly Draft[], isView: (at: number) => boolean): Draft[] {
  let left: { readonly name: string; readonly place: Draft['place'] } | null = null;
  let vehicle: string | null = null;
  let toy: { readonly name: string; readonly place: Draft['place'] } | null = null;
  return drafts.map((draft, at) => {
    if (isView(at)) return draft;
    const rolls = draft.things.find(({ name }) => ridden.test(name));
    if (rolls) vehicle = rolls.name;
    // Somebody who goes on riding rides the same animal as before.
    const isRider =
      (draft.action === 'ride' || draft.action === 'drive') &&
      !rolls &&
      draft.animals.length === 0 &&
      draft.people.length > 0;
    const ride = draft.place === 'bus' ? 'bus' : vehicle;
    if (isRider && ride) return { ...draft, things: [{ name: ride, count: 1 }, ...draft.things] };
    const own = draft.things.find(({ name }) => staying.test(name));
    const ownToy = draft.things.find(({ name }) => played.test(name));
    const name: string | null =
      draft.action === 'play' && !ownToy
        ? (toy?.name ?? null)
        : !own && left?.place === draft.place && draft.things.length < 2
          ? left.name
          : null;
    if (own) left = { name: own.name, place: draft.place };
    else if (left && left.place !== draft.place) left = null;
    const stood = toy;
    if (ownToy) toy = { name: ownToy.name, place: draft.place };
    if (name === null || draft.people.length === 0) return draft;
    const thing = { name, count: 1 };
    if (draft.action !== 'play') return { ...draft, things: [...draft.things, thing] };
    // Whoever plays a piano is where it stands.
    return {
      ...draft,
      things: [thing, ...draft.things],
      place: staying.test(name) && stood ? stood.place : draft.place,
    };
  });
}

const small = wordClass('scene-readings', 'small');
const gone: ReadonlySet<Draft['action']> = new Set<Draft['action']>(['eat', 'drink', 'throw', 'sell', 'plant', 'kick']);
const inside: ReadonlySet<Draft['place']> = new Set<Draft['place']>([
  ...([
    'house',
    'living-room',
    'bedroom',
    'kitchen',
    'classroom',
    'clinic',
    'church',
    'shop',
    'office',
    'hall',
  ] as const),
]);
/** More things than these crowd a picture. */
const mostThings = 3;

/**
 * Keeps the thing that the tale is about with the person who had it while the tale stays in one place, though the next
 * scene does not name it: the cake is still on his knees. `main` lists those things, the most often named first.
 */
export function withCarried(
  drafts: readonly Draft[],
  isLeftOut: (at: number) => boolean,
  main: ReadonlySet<string>,
): Draft[] {
  const turning = [...main].slice(0, 2);
  let before: Draft | null = null;
  return drafts.map((draft, at) => {
    const last = before;
    before = draft;
    // A view, or "his bicycle was gone".
    if (isLeftOut(at)) {
      before = null;
      return draft;
    }
    if (!last || draft.era !== 'today' || last.place !== draft.place || gone.has(last.action)) return draft;
    const isWith = draft.people.some(({ id }) => last.actors.includes(id)) || last.people.length === 0;
    if (!isWith || draft.people.length === 0) return draft;
    const carried = last.things.filter(
      ({ name }) =>
        turning.includes(singular(name)) &&
        // A bicycle stays in front of the house.
        !(ridden.test(name.split(' ').at(-1)!) && inside.has(draft.place) && draft.isOutside !== true) &&
        // Things that fit into a pocket are in it, out of sight.
        !small.test(singular(name)) &&
        !draft.things.some((each) => singular(each.name).endsWith(singular(name).split(' ').at(-1)!)),
    );
    const things = [...draft.things, ...carried.map((thing) => ({ ...thing, count: 1 }))];
    return (before = { ...draft, things: things.slice(0, Math.max(mostThings, draft.things.length)) });
  });
}
