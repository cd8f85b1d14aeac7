import { levelsOf, silences, stepMs } from './heard-sound.ts';
import { frameMs, melCepstra } from './mel-cepstra.ts';

/** Speech with the times at which its words begin, in ms. */
export type TimedSound = { readonly samples: Float32Array; readonly startsMs: readonly number[] };

/** A word begins where a silence ends that lies this near to where it was found, in ms. */
const nearSilence = 60;
/** Half of a frame: its middle is what it tells about. */
const middleMs = 12.5;

/**
 * When the words of a reading begin, in ms, by following readings of the same words by another engine whose word times
 * are known:
 * the way through both sounds on which their spectra differ least. The times of the reading itself are not used.
 */
export function alignByReferences(samples: Float32Array, references: readonly TimedSound[]): number[] {
  const own = melCepstra(samples);
  const told = references.map((reference) => {
    const places = placesIn(melCepstra(reference.samples), own);
    return reference.startsMs.map((ms) => {
      const frame = Math.max(0, Math.min(places.length - 1, Math.round((ms - middleMs) / frameMs)));
      return places[frame]! * frameMs + middleMs;
    });
  });
  const levels = levelsOf(samples);
  const rests = silences(levels, 50);
  return (told[0] ?? []).map((_, word) => {
    const all = told.map((starts) => starts[word]!).toSorted((a, b) => a - b);
    const ms = (all[Math.floor((all.length - 1) / 2)]! + all[Math.ceil((all.length - 1) / 2)]!) / 2;
    const rest = rests.find(({ from, to }) => ms >= from * stepMs - nearSilence && ms <= to * stepMs + nearSilence);
    return rest && rest.to < levels.length ? rest.to * stepMs : ms;
  });
}

/**
 * For each frame of one sound, the frame of the other that it meets on the way along which they differ least (dynamic
 * time warping).
 */
function placesIn(from: readonly Float64Array[], to: readonly Float64Array[]): number[] {
  const width = to.length;
  const came = new Uint8Array(from.length * width);
  let before = new Float64Array(width);
  for (const [row, frame] of from.entries()) {
    const cost = new Float64Array(width);
    for (const [column, other] of to.entries()) {
      const along = column > 0 ? cost[column - 1]! : Infinity;
      const down = row > 0 ? before[column]! : Infinity;
      const across = row > 0 && column > 0 ? before[column - 1]! : Infinity;
      const least = row === 0 && column === 0 ? 0 : Math.min(along, down, across);
      came[row * width + column] = least === across ? 0 : least === down ? 1 : 2;
      cost[column] = least + difference(frame, other);
    }
    before = cost;
  }
  const met: number[][] = from.map(() => []);
  for (let row = from.length - 1, column = width - 1; row >= 0 && column >= 0; ) {
    met[row]!.push(column);
    const way = row === 0 ? 2 : column === 0 ? 1 : came[row * width + column];
    if (way !== 2) row -= 1;
    if (way !== 1) column -= 1;
  }
  return met.map((columns) => columns[Math.floor(columns.length / 2)] ?? 0);
}

function difference(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at]! - b[at]!) ** 2;
  return Math.sqrt(sum);
}
