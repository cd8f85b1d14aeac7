import { expect, test } from 'vitest';
import { captionPlanes, drawCaption } from './caption-planes.ts';
import type { CaptionPlanes } from '../frames/sampler.ts';

const frames = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1920 },
  { width: 640, height: 360 },
];
const captions: [string, string[], string[]][] = [
  [
    'English',
    ['By chance a certain priest', 'was going down that way.'],
    'By chance a certain priest was going down that way.'.split(' '),
  ],
  [
    'French',
    ['Il répondit : « Qu’as-tu reçu ? »', 'Ésaïe se leva, ému, là où il était.'],
    ['Il', 'répondit :', '« Qu’as-tu', 'reçu ? »', 'Ésaïe', 'se', 'leva,', 'ému,', 'là', 'où', 'il', 'était.'],
  ],
  [
    'Ewe',
    ['Ŋutsu aɖe ƒo nu kple ɣletivi la', 'eye wòɖo ŋɔ̃dzĩ nɛ ɛ̃ɛ̃.'],
    'Ŋutsu aɖe ƒo nu kple ɣletivi la eye wòɖo ŋɔ̃dzĩ nɛ ɛ̃ɛ̃.'.split(' '),
  ],
];
const same = (one: CaptionPlanes, other: CaptionPlanes): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  (['luma', 'alpha', 'u', 'v', 'chromaAlpha'] as const).every((plane) => Buffer.from(one[plane]).equals(other[plane]));
const isGold = ({ u, v }: CaptionPlanes, at: number) => (u[at] ?? 0) < 100 && (v[at] ?? 0) > 133;
/** The columns and rows of chroma that are gold. */
function goldOf(planes: CaptionPlanes): { left: number; right: number; pixels: number[] } {
  const pixels = [...planes.u.keys()].filter((at) => isGold(planes, at) && (planes.chromaAlpha[at] ?? 0) > 250);
  const columns = pixels.map((at) => at % (planes.w / 2));
  return { left: Math.min(...columns), right: Math.max(...columns), pixels };
}

test.each(frames.flatMap((frame) => captions.map((caption) => [frame, ...caption] as const)))(
  'at %o, highlights one word of %s in gold, keeps the others white, and moves no letter',
  (frame, _, lines, words) => {
    const { plain, lit } = drawCaption(lines, words, frame);
    expect(same(plain, captionPlanes(lines, frame))).toBe(true);
    const seen = new Set<number>();
    for (const word of words.keys()) {
      const planes = lit(word);
      expect(same({ ...planes, luma: plain.luma, u: plain.u, v: plain.v }, plain)).toBe(true);
      const { pixels } = goldOf(planes);
      expect(pixels.length).toBeGreaterThan(0);
      for (const at of pixels) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
    }
    // The words together cover every letter of the caption: nothing stays white when all are highlighted.
    const white = [...plain.chromaAlpha.keys()].filter((at) => {
      const corner = Math.floor(at / (plain.w / 2)) * 2 * plain.w + (at % (plain.w / 2)) * 2;
      return [corner, corner + 1, corner + plain.w, corner + plain.w + 1].every(
        (pixel) => plain.luma[pixel]! > 225 && plain.alpha[pixel]! > 250,
      );
    });
    expect(white.length).toBeGreaterThan(0);
    expect(white.filter((at) => !seen.has(at))).toEqual([]);
    expect(same(lit(words.length), plain)).toBe(true);
  },
);

test('highlights words in reading order', () => {
  const words = 'By chance a certain priest'.split(' ');
  const { lit } = drawCaption([words.join(' ')], words, frames[0]!);
  const places = words.map((_, word) => goldOf(lit(word)));
  for (const [at, place] of places.entries()) if (at > 0) expect(place.left).toBeGreaterThan(places[at - 1]!.right);
});

test('leaves captions plain when they show other words than are spoken', () => {
  const { plain, lit } = drawCaption(['They beat him.'], ['Robbers', 'beat', 'him.'], frames[3]!);
  expect(lit(1)).toBe(plain);
  expect(same(plain, captionPlanes(['They beat him.'], frames[3]!))).toBe(true);
});
