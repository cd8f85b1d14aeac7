import type { Beat } from '#shared/story.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';

/** Puts a line in the tone of the tale before the retelling that is nearest to the middle; a passage that is told in less than three beats stays as it is. */
export function withMiddle(beats: readonly Beat[], line: Pair | null): readonly Beat[] {
  if (!line || beats.length < 3) return beats;
  const middle = beats.length / 2;
  const places = beats.flatMap((beat, at) => (at > 0 && beat.retold ? [at] : []));
  const place = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return beats.map((beat, at) => {
    if (at !== place) return beat;
    const { en, fr } = beat.text;
    return { ...beat, text: { ...beat.text, ...(en && { en: `${line.en} ${en}` }), ...(fr && { fr: `${line.fr} ${fr}` }) } };
  });
}
