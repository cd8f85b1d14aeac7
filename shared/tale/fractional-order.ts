/**
 * Places in a list as text that sorts: between any two there is always room for a third, so that a move writes one row.
 */

const digits = '0123456789abcdef';

/**
 * A place that sorts after `low` and before `high`; null is the end of the list. Places are hexadecimal fractions and
 * never end in 0.
 */
export function placeBetween(low: string | null, high: string | null): string {
  const from = low ?? '';
  if (high !== null && from >= high) throw new RangeError(`There is no place between ${from} and ${high}`);
  let place = '';
  let open = high === null;
  for (let at = 0; ; at += 1) {
    const least = at < from.length ? digits.indexOf(from.charAt(at)) : 0;
    const most = open ? digits.length : at < high!.length ? digits.indexOf(high!.charAt(at)) : 0;
    const middle = (least + most) >> 1;
    if (middle > least) return place + digits.charAt(middle);
    place += digits.charAt(least);
    open ||= most > least;
  }
}

/** A row and where it stands. */
export type Placed = { readonly id: string; readonly place: string };

/**
 * The fewest rows to write so that `stored` (in its order) has those of `wanted` in the wanted order.
 * Rows that `wanted` does not name keep their place, ids that are not stored are ignored. `top` is a place on top, if
 * one is known.
 */
export function newPlaces(stored: readonly Placed[], wanted: readonly string[], top: string | null = null): Placed[] {
  const indexes = new Map(stored.map(({ id }, index) => [id, index]));
  const asked = [...new Set(wanted)].filter((id) => indexes.has(id));
  const still = new Set(longestRise(asked.map((id) => indexes.get(id)!)).map((index) => stored[index]!.id));
  const isNamed = new Set(asked);
  const followers: (typeof asked)[] = [[]];
  for (const id of asked) {
    if (still.has(id)) followers.push([]);
    else followers.at(-1)!.push(id);
  }
  const list: { id: string; place: string | null }[] = [];
  const add = (ids: readonly string[] = []) => ids.forEach((id) => list.push({ id, place: null }));
  let run = 0;
  for (const row of stored) {
    if (!still.has(row.id)) {
      if (!isNamed.has(row.id)) list.push(row);
      continue;
    }
    if (run === 0) add(followers[0]);
    list.push(row);
    add(followers[(run += 1)]);
  }
  return placesFor(list, top);
}

/** Assigns a position to each row that has none, or whose position is not after the previous one. */
function placesFor(list: readonly { id: string; place: string | null }[], top: string | null): Placed[] {
  const written: Placed[] = [];
  let low: string | null = null;
  for (let at = 0; at < list.length; ) {
    const fits = ({ place }: { place: string | null }) => place !== null && (low === null || place > low);
    let end = at;
    while (end < list.length && !fits(list[end]!)) end += 1;
    const high = list[end]?.place ?? null;
    const isTop = low === null && top !== null && (high === null || top < high);
    const places: string[] = isTop ? [top, ...spread(top, high, end - at - 1)] : spread(low, high, end - at);
    for (; at < end; at += 1) written.push({ id: list[at]!.id, place: places.shift()! });
    low = high;
    at += 1;
  }
  return written;
}

/** This many places between two, as short as can be. */
function spread(low: string | null, high: string | null, count: number): string[] {
  if (count <= 0) return [];
  const middle = placeBetween(low, high);
  const half = (count - 1) >> 1;
  return [...spread(low, middle, half), middle, ...spread(middle, high, count - 1 - half)];
}

/** The longest run of numbers that already rises: what need not move. */
function longestRise(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [at, number] of numbers.entries()) {
    let slot = ends.length;
    while (slot > 0 && numbers[ends[slot - 1]!]! >= number) slot -= 1;
    before[at] = ends[slot - 1];
    ends[slot] = at;
  }
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.unshift(numbers[at]!);
  return run;
}
