import { blob, fill, line, oval, place } from './brush.ts';
import { mix, shade, tint } from './colour.ts';
import { type Point, soft } from './curve.ts';
import type { Feeling, Look } from './look.ts';
import { proportions } from './proportions.ts';

/** The outline of a head that looks right, about 40 units high round 0,0. */
const oval3: readonly Point[] = [
  [-15, -12],
  [-4, -20],
  [9, -19],
  [16, -9],
  [16.5, 2],
  [14, 12],
  [7, 19.5],
  [0, 20],
  [-8, 16],
  [-14, 6],
];

/** How far the inner and the outer end of the brows move; negative is up. */
const brows: Record<Feeling, readonly [inner: number, outer: number]> = {
  calm: [-0.6, 0],
  happy: [-1.2, -0.4],
  sad: [-3, 1.6],
  afraid: [-3.6, 0],
  angry: [2.6, -1.6],
  asleep: [0, 0],
  praying: [-1.4, 0.6],
  amazed: [-2.8, -1.6],
};

function eyes(feeling: Feeling, look: Look): string {
  const ink = '#2a1710';
  const size = proportions[look.age ?? 'adult'].eyes;
  const sized = (x: number, drawing: string) => (size === 1 ? drawing : place(drawing, x * (1 - size), -0.6 * (1 - size), size));
  const closed = feeling === 'asleep' || feeling === 'praying';
  return (
    [
      [0.5, 3.3],
      [11.2, 2.8],
    ] as const
  )
    .map(([x, w], i) => {
      // Larger eyes push the brows up.
      const [inner, outer] = brows[feeling].map((move) => move - Math.max(0, size - 1) * 11) as [number, number];
      const [left, right] = i === 0 ? [outer, inner] : [inner, outer];
      const hair = mix(look.hair, ink, 0.25);
      const arch = line(
        `M${x - w - 0.8} ${-7.2 + left}Q${x} ${-9.8 + (left + right) / 2} ${x + w + 0.6} ${-7.2 + right}`,
        hair,
        size > 1.1 ? 1.1 : look.woman ? 1.2 : 1.7,
      );
      if (closed) return sized(x, line(`M${x - w} -0.8Q${x} 2.2 ${x + w} -0.8`, ink, 1.5)) + arch;
      const wide = feeling === 'amazed' || feeling === 'afraid' ? 1.2 : 1;
      const lash = look.woman
        ? line(`M${x - w - 0.4} -1.4Q${x} -5.6 ${x + w + 0.7} -1.6`, ink, size > 1.1 ? 1 : 1.5)
        : line(`M${x - w} -1.6Q${x} ${-4.6 * wide} ${x + w} -1.6`, ink, 1.1);
      const ball = `${oval(x, -0.6, w, 2.9 * wide, '#fffaf0')}${oval(x + 0.8, -0.4, 2, 2.4, ink)}${oval(x + 1.5, -1.3, 0.7, 0.8, '#fff')}`;
      return sized(x, ball + lash) + arch;
    })
    .join('');
}

function mouth(feeling: Feeling, skin: string): string {
  const lip = mix(shade(skin, 0.35), '#8c2f2a', 0.45);
  switch (feeling) {
    case 'happy':
      return fill('M2.5 9.6Q7.5 16.4 12 9.4Q7 11.6 2.5 9.6Z', mix(lip, '#5a1414', 0.4));
    case 'sad':
      return line('M3.6 12.2Q7.4 9.2 11 12', lip, 1.7);
    case 'afraid':
    case 'amazed':
      return oval(7.2, 11.6, 2.6, 3.3, mix(lip, '#5a1414', 0.5));
    case 'angry':
      return line('M3 11.6Q7.4 9.8 11.6 11.2', lip, 1.9);
    default:
      return line('M3.2 10.2Q7.4 13.6 11.4 9.9', lip, 1.6);
  }
}

/** A beard round the chin; `hair` is its colour. */
function beard(style: Look['beard'], hair: string): string {
  if (style === 'none') return '';
  const chin: Record<'short' | 'full' | 'long', number> = { short: 21.5, full: 27, long: 37 };
  const low = chin[style];
  const outline: Point[] = [
    [-14.5, 0],
    [-11.6, 3],
    [-6, 7.4],
    [1, 6.4],
    [7, 5.8],
    [12.5, 6.4],
    [16.2, 2],
    [16.6, 9],
    [12, low - 5],
    [6, low],
    [-1, low - 1],
    [-10, low - 8],
    [-14.5, 10],
  ];
  const strands =
    style === 'short'
      ? ''
      : line(
          `M0 16Q2 ${low - 8} 4 ${low - 4}M8 16Q8 ${low - 9} 7 ${low - 4}M-7 13Q-5 ${low - 12} -2 ${low - 8}`,
          tint(hair, 0.28),
          1.1,
          0.6,
        );
  return `${fill(soft(outline, true, 0.1), hair)}${strands}`;
}

/** A moustache leaves the mouth visible in a small window of skin. */
function lips(look: Look, feeling: Feeling): string {
  if (look.beard === 'none') return mouth(feeling, look.skin);
  return `${oval(7.2, 11, 4.8, 2.7, mix(look.skin, look.hair, 0.1))}${mouth(feeling, look.skin)}${line('M1 9.6Q4.4 6.4 7.2 7.8Q10 6.4 13.6 9.4', look.hair, 2.5)}`;
}

/** The face with ear, features and beard; hair and headwear come over it. `lit` is -1 when light comes from behind, 1 from the front; `hurt` adds bruises. */
export function face(look: Look, feeling: Feeling, lit: number, hurt = false): string {
  const dark = shade(look.skin, 0.22);
  const old = look.hair === '#d9d4cc' || look.hair === '#efece6';
  const young = look.age === 'child' || look.age === 'baby';
  const side: Point[] =
    lit > 0
      ? [
          [-15, -12],
          [-6, -19],
          [-7, -4],
          [-5, 8],
          [2, 19],
          [-8, 16],
          [-14, 6],
        ]
      : [
          [9, -19],
          [16, -9],
          [16.5, 2],
          [14, 12],
          [7, 19.5],
          [10.5, 8],
          [12.5, -4],
        ];
  return [
    oval(-14.5, 1.5, 4.2, 5.6, dark),
    oval(-14.2, 1.8, 2.3, 3.6, shade(look.skin, 0.36)),
    fill(soft(oval3), look.skin),
    blob(side, dark, 0.4),
    oval(-2.5, 7, 4, 2.8, '#e2604a', look.woman ? 0.3 : 0.2),
    oval(13.2, 6.6, 2.6, 2.6, '#e2604a', look.woman ? 0.3 : 0.18),
    old ? line('M-3 -12.5Q4 -14.5 11 -12.4M-1 -15.5Q5 -17 10 -15.4M-6 3.6Q-3.6 4.6 -2.2 4', dark, 0.9, 0.7) : '',
    beard(look.beard, look.hair),
    eyes(feeling, look),
    young
      ? line('M8.4 3.6Q10.4 5.4 8.8 6.2Q7.6 6.6 6.4 6', shade(look.skin, 0.42), 1.4)
      : line('M7 -1.5Q11.4 4.6 9.4 6Q7.8 7 5.6 6', shade(look.skin, 0.42), 1.5),
    lips(look, feeling),
    hurt ? oval(13, 3.4, 3.4, 2.6, '#7a2f4a', 0.45) + line('M-8 -11l5 2.6M-10 5l4.6 1.6', '#9a3a32', 1.2, 0.7) : '',
  ].join('');
}
