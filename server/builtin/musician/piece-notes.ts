/** A struck note; times in beats from the start of the piece. */
export type Note = { readonly beat: number; readonly beats: number; readonly key: number; readonly velocity: number };
/**
 * One instrument's part. Channel 9 is percussion. Volume, place (0 left, 64 middle, 127 right) and hall are MIDI
 * controller values.
 */
export type Part = {
  readonly channel: number;
  readonly program: number;
  readonly volume: number;
  readonly pan: number;
  readonly hall: number;
  readonly notes: readonly Note[];
};

/** The key of the keyboard for a step of the scale, counted from its first note. */
export type Key = (degree: number) => number;

/** The same step in the octave that is closest to a place. */
export const nearest = (degree: number, to: number) => degree + 7 * Math.round((to - degree) / 7);

/** Flutes, whistles and bells sing an octave above the others. */
export const high: readonly number[] = [10, 11, 13, 73, 74, 78, 79];
