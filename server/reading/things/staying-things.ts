import type { Draft } from '../scene/scene-draft.ts';
import { wordClass } from '../language/word-classes.ts';

const staying = wordClass('staying-things', 'staying');
const ridden = wordClass('staying-things', 'ridden');
const played = wordClass('staying-things', 'played');

/**
 * What is still there though its sentence does not name it again: a piano or a sewing machine while the tale stays in
 * its place, and what somebody plays who played it before. `views` are the pictures without people.
 */
export function withStaying(drafts: readonly Draft[], isView: (at: number) => boolean): Draft[] {
  let left: { readonly name: string; readonly place: Draft['place'] } | null = null;
  let vehicle: string | null = null;
  let toy: { readonly name: string; readonly place: Draft['place'] } | null = null;
  return drafts.map((draft, at) => {
    if (isView(at)) return draft;
    const rolls = draft.things.find(({ name }) => ridden.test(name));
    if (rolls) vehicle = rolls.name;
    // Who rides on rides what was ridden before.
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
