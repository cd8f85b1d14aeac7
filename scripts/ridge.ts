/** A sentence as the features that it has, each with its weight; together of length 1. */
export type Sparse = readonly (readonly [feature: number, weight: number])[];

/** What keeps rare features small. */
const penalty = 0.3;
const rounds = 60;

const times = (rows: readonly Sparse[], values: Float64Array): Float64Array =>
  Float64Array.from(rows, (row) => row.reduce((sum, [feature, weight]) => sum + weight * values[feature]!, 0));
function back(rows: readonly Sparse[], values: Float64Array, features: number): Float64Array {
  const out = new Float64Array(features);
  for (const [at, row] of rows.entries()) for (const [feature, weight] of row) out[feature]! += weight * values[at]!;
  return out;
}
const dot = (one: Float64Array, other: Float64Array): number => one.reduce((sum, value, at) => sum + value * other[at]!, 0);

/** The values of features whose weighted sums come nearest to `wanted`, a number for each row: ridge regression by conjugate gradients. */
export function ridge(rows: readonly Sparse[], wanted: Float64Array, features: number): Float64Array {
  const found = new Float64Array(features);
  let rest: Float64Array = back(rows, wanted, features);
  let way: Float64Array = rest;
  let size = dot(rest, rest);
  for (let round = 0; round < rounds && size > 1e-10; round += 1) {
    const there = back(rows, times(rows, way), features).map((value, at) => value + penalty * way[at]!);
    const step = size / dot(way, there);
    for (let at = 0; at < features; at += 1) found[at]! += step * way[at]!;
    rest = rest.map((value, at) => value - step * there[at]!);
    const next = dot(rest, rest);
    const turn = next / size;
    way = rest.map((value, at) => value + turn * way[at]!);
    size = next;
  }
  return found;
}

/** The directions in which centred rows differ most, each of length 1 and at right angles to the others: orthogonal iteration. */
export function mainDirections(rows: readonly Float32Array[], wanted: number): Float64Array[] {
  const width = rows[0]!.length;
  const spread = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of rows)
    for (const [at, value] of row.entries()) for (let other = 0; other < width; other += 1) spread[at]![other]! += value * row[other]!;
  let directions: Float64Array[] = Array.from({ length: wanted }, (_, at) =>
    Float64Array.from({ length: width }, (__, each) => Math.sin((at + 1) * (each + 1))),
  );
  for (let round = 0; round < rounds; round += 1) {
    const made: Float64Array[] = [];
    for (const direction of directions) {
      let next = Float64Array.from(spread, (line) => dot(line, direction));
      for (const before of made) {
        const shared = dot(before, next);
        next = next.map((value, at) => value - shared * before[at]!);
      }
      const length = Math.sqrt(dot(next, next)) || 1;
      made.push(next.map((value) => value / length));
    }
    directions = made;
  }
  return directions;
}
