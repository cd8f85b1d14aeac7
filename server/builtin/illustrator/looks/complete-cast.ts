// Adds people whom an event needs though the text does not name them.
import type { CastMember, Place, SceneEvent } from '../scene.ts';

/** The people of a scene, including those that its event requires; empty only for creation. */
export function completeCast(cast: CastMember[], event: SceneEvent, place: Place, gifts: boolean): CastMember[] {
  const has = (kind: CastMember['kind']) => cast.some((one) => one.kind === kind);
  const add = (id: string, kind: CastMember['kind'], count = 1): CastMember => ({ id, kind, count, hurt: false });
  if (place === 'deep' || event === 'create') {
    const first = cast.filter(({ kind }) => kind === 'adam' || kind === 'eve');
    return place === 'deep' || first.length !== 1 ? first : [add('adam', 'adam'), add('eve', 'eve')];
  }
  const extra: CastMember[] = [];
  if (event === 'birth')
    extra.push(
      ...(has('mary') || has('mother') ? [] : [add('mary', 'mary')]),
      ...(has('joseph') ? [] : [add('joseph', 'joseph')]),
      ...(has('baby') ? [] : [add('jesus-child', 'baby')]),
    );
  if (event === 'crucify' && cast.every(({ kind }) => kind === 'jesus'))
    extra.push(add('women', 'woman', 2), add('john', 'fisherman'));
  if (gifts && !has('magus') && !has('king')) extra.push(add('magi', 'magus', 3));
  if ((event === 'duel' || event === 'defeat') && !has('young-shepherd')) extra.push(add('david', 'young-shepherd'));
  if (event === 'feast' && has('jesus') && !cast.some(({ count }) => count > 1))
    extra.push(add('disciples', 'disciple', 6));
  if ((event === 'sail' || event === 'walk-on-water') && has('jesus') && cast.length < 2)
    extra.push(add('disciples', 'disciple', 3));
  if (event === 'herd' && cast.length === 0) extra.push(add('shepherd', 'shepherd'));
  const crew =
    place === 'sea' && event !== 'wait'
      ? cast.map((one) => (one.kind === 'crowd' ? add('disciples', 'disciple', 4) : one))
      : cast;
  const supper =
    event === 'feast' && has('jesus') ? crew.map((one) => (one.id === 'disciples' ? { ...one, count: 7 } : one)) : crew;
  if (event === 'teach' && cast.length === 1 && cast[0]?.count === 1)
    extra.push(cast[0].kind === 'jesus' ? add('disciples', 'disciple', 3) : add('listeners', 'crowd', 3));
  if (event === 'give' && cast.length === 1 && cast[0]?.count === 1) extra.push(add('neighbour', 'woman'));
  const whole = [...supper, ...extra];
  if (whole.length > 0) return whole;
  const pilgrim = add('pilgrim', 'traveller');
  if (event === 'teach') return [pilgrim, add('listeners', 'crowd', 3)];
  return [event === 'sow' || event === 'harvest' ? add('sower', 'farmer') : pilgrim];
}
