const rounds = 60;

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

/**
 * The directions in which centred rows differ most, each of length 1 and at right angles to the others: orthogonal
 * iteration.
 */
export function mainDirections(rows: readonly Float32Array[], wanted: number): Float64Array[] {
  const width = rows[0]!.length;
  const spread = Array.from({ length: width }, () => new Float64Array(width));
  for (const row of rows)
    for (const [at, value] of row.entries())
      for (let other = 0; other < width; other += 1) spread[at]![other]! += value * row[other]!;
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
