import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const wood = '#94683c';
const clay = '#b0714a';
const bronze = '#b58a45';
const leaf = '#6f8a4c';

const reed = (x: number, high: number, lean: number) =>
  line(`M${x} 0Q${x + lean * 0.3} ${-high * 0.6} ${x + lean} ${-high}`, '#7f8a4a', 2.6) +
  line(`M${x + lean * 0.9} ${-high + 16}L${x + lean} ${-high - 4}`, '#7a4f2c', 6) +
  line(`M${x} -8Q${x - 14} ${-high * 0.4} ${x - 20 + lean} ${-high * 0.62}`, '#93a05a', 3);

/** A post of a hut, and the branches that hang from its roof. */
const leafy = (xs: readonly number[], y: number) =>
  xs.map((x, i) => oval(x, y + (i % 3) * 4, 20, 11, i % 2 ? leaf : '#84a05a')).join('') +
  xs.map((x, i) => line(`M${x - 12} ${y + (i % 3) * 4}h22`, shade(leaf, 0.25), 1.6, 0.6)).join('');

/** A bunch of grapes that hangs from a place. */
const grapes = (x: number, y: number) =>
  [
    [-6, 0],
    [0, 1],
    [6, 0],
    [-3, 6],
    [3, 6],
    [0, 12],
  ]
    .map(([dx = 0, dy = 0], i) => oval(x + dx, y + dy, 4.2, 4.2, i % 2 ? '#6a3f7a' : '#7d5090'))
    .join('');

/** Things of Bible times that no icon shows, in centimetres. */
export const ownScripture: Readonly<Record<string, string>> = {
  'potters-wheel':
    fill('M-34 0L-8 -30H8L34 0Z', shade(wood, 0.1)) +
    oval(0, -4, 36, 8, '#8f8478') +
    box(-5, -54, 10, 52, wood) +
    oval(0, -56, 34, 8, '#8f8478') +
    oval(0, -58, 34, 8, '#b3a795') +
    fill('M-13 -59Q-24 -78 -10 -92H10Q24 -78 13 -59Z', clay) +
    oval(0, -92, 10, 3, shade(clay, 0.4)) +
    line('M-15 -70H15M-17 -78H17', tint(clay, 0.3), 1.4, 0.7),
  idol:
    box(-22, -12, 44, 12, '#8f8478', 1, 1) +
    box(-18, -20, 36, 9, '#a89c8c', 1, 1) +
    fill('M-13 -20V-58Q-13 -66 0 -66Q13 -66 13 -58V-20Z', '#c99a3c') +
    fill('M-9 -66Q-10 -86 0 -88Q10 -86 9 -66Z', '#d8ae52') +
    fill('M-9 -82L-4 -96L0 -88L4 -96L9 -82Z', '#b88a30') +
    line('M-13 -54Q-20 -44 -8 -40M13 -54Q20 -44 8 -40', '#a87c2a', 4) +
    line('M-5 -76H-2M2 -76H5M-3 -70H3', '#7a5a1e', 1.4) +
    line('M-8 -34H8M-8 -28H8', '#a87c2a', 1.6),
  censer:
    line('M0 -62L-17 -24M0 -62L17 -24M0 -62V-26', '#8a6a34', 1.4) +
    oval(0, -62, 3, 3, '#8a6a34') +
    fill('M-18 -24Q-18 -4 0 -4Q18 -4 18 -24Z', bronze) +
    box(-8, -5, 16, 5, shade(bronze, 0.2), 1, 2) +
    oval(0, -24, 18, 4, shade(bronze, 0.35)) +
    oval(0, -25, 12, 3, '#d9683a') +
    line('M-14 -18Q0 -12 14 -18', tint(bronze, 0.5), 1.6) +
    line('M-4 -28Q-12 -42 -4 -52Q2 -60 -2 -72M5 -28Q13 -40 6 -50', '#d8d2c8', 3, 0.7),
  cymbals:
    oval(-11, -15, 13, 15, shade(bronze, 0.2)) +
    oval(-9, -15, 13, 15, tint(bronze, 0.25)) +
    oval(-9, -15, 5, 6, bronze) +
    oval(13, -15, 13, 15, shade(bronze, 0.2)) +
    oval(11, -15, 13, 15, tint(bronze, 0.4)) +
    oval(11, -15, 5, 6, bronze) +
    line('M-9 -15Q-20 -6 -16 2M11 -15Q22 -6 18 2', '#8a5a34', 2.4),
  spindle:
    line('M0 0V-32', wood, 2.6) +
    oval(0, -6, 8, 3, shade(wood, 0.2)) +
    fill('M-6 -9Q-10 -17 -2 -25H2Q10 -17 6 -9Z', '#e6dcc6') +
    line('M-7 -14Q0 -11 7 -14M-7 -18Q0 -15 7 -18M-4 -22Q0 -20 4 -22', '#c4b694', 1) +
    line('M1 -25Q12 -36 4 -46', '#e6dcc6', 1.2),
  quiver:
    [-6, -1, 4]
      .map(
        (x) => line(`M${x} -54V-70`, wood, 1.6) + fill(`M${x} -66l-3 -4v-8l3 3l3 -3v8Z`, x < 0 ? '#b5483a' : '#d8d2c8'),
      )
      .join('') +
    fill('M-11 -56H9L6 -4Q0 2 -7 -4Z', '#8a5a38') +
    line('M-11 -54H9M-9 -12H6', '#c9a05a', 2.4) +
    line('M9 -52Q24 -34 5 -10', '#5f4128', 2.2),
  breastplate:
    fill('M-24 -58Q-14 -50 -8 -58L8 -58Q14 -50 24 -58L26 -34Q20 -22 21 -6Q0 4 -21 -6Q-20 -22 -26 -34Z', '#a8adb0') +
    fill('M-24 -58Q-14 -50 -8 -58L0 -56V-1Q-12 -1 -21 -6Q-20 -22 -26 -34Z', '#c3c8ca') +
    line('M0 -52V-8M-18 -34Q-8 -26 0 -34Q8 -26 18 -34M-14 -18H14M-15 -12H15', '#7d8488', 1.6) +
    line('M-22 -57Q-14 -49 -8 -57M8 -57Q14 -49 22 -57', '#b9892f', 2.6) +
    line('M-20 -6Q0 3 20 -6', '#b9892f', 3),
  booth:
    box(-96, -176, 9, 176, wood) +
    box(87, -176, 9, 176, wood) +
    box(-60, -170, 7, 166, shade(wood, 0.3)) +
    box(54, -170, 7, 166, shade(wood, 0.3)) +
    fill('M-60 -164H60V-4H-60Z', '#5a4630', 0.35) +
    line('M-106 -176H106', shade(wood, 0.15), 9) +
    leafy([-100, -72, -44, -16, 12, 40, 68, 98], -186) +
    leafy([-86, -56, -26, 4, 34, 64, 90], -200) +
    line(
      'M-94 -176Q-104 -150 -94 -128M92 -176Q102 -154 94 -134M-40 -172Q-46 -158 -38 -148M36 -172Q44 -160 38 -146',
      leaf,
      7,
    ) +
    line('M-58 -6H58', '#b99a62', 6),
  reeds: [
    [-34, 120, -16],
    [-20, 150, -6],
    [-6, 132, 4],
    [10, 158, 8],
    [26, 126, 18],
  ]
    .map(([x = 0, high = 0, lean = 0]) => reed(x, high, lean))
    .join(''),
  'thorn-bush':
    line(
      'M-4 0Q-20 -30 -46 -44M-2 0Q-10 -40 -22 -66M0 0Q8 -40 20 -70M2 0Q22 -28 48 -40M0 0Q-2 -34 2 -58',
      '#6f5638',
      4,
    ) +
    line(
      'M-46 -44l-8 2M-34 -38l-4 -9M-24 -30l-9 1M-22 -66l-6 -6M-18 -52l8 -6M-12 -36l-9 -4M20 -70l6 -6M15 -54' +
        'l-8 -6M10 -38l9 -4M48 -40l8 1M34 -37l4 -9M22 -29l4 8M2 -58l-5 -8',
      '#8a7048',
      2.4,
    ) +
    [-40, -16, 12, 38].map((x, i) => oval(x, -36 - (i % 2) * 18, 7, 4, '#8a9560')).join(''),
  'clay-tile':
    box(-27, -38, 54, 38, shade(clay, 0.25), 1, 3) +
    box(-25, -40, 50, 38, tint(clay, 0.18), 1, 3) +
    line('M-18 -8V-20H-12V-25H-6V-20H0V-30H5V-20H11V-25H17V-8Z', shade(clay, 0.45), 2) +
    line('M-4 -8V-14Q-1 -18 2 -14V-8M-21 -5H20', shade(clay, 0.45), 1.6) +
    line('M-22 -36H14', '#f2d9bd', 1.6, 0.6),
  vine:
    line('M0 0Q-9 -24 3 -46Q12 -64 -3 -84', '#6f5136', 8) +
    line('M2 -46Q-24 -58 -44 -82M3 -52Q26 -62 47 -80M-3 -84Q-22 -98 -40 -106M-3 -84Q18 -98 38 -108', '#7d5c3d', 4) +
    line('M-62 0V-112M62 0V-112M-66 -96H66', wood, 3.4) +
    [-52, -40, -27, -12, 4, 19, 33, 48]
      .map((x, i) => oval(x, -88 - (i % 3) * 10, 13, 10, i % 2 ? leaf : '#87a258'))
      .join('') +
    [-36, -6, 28].map((x, i) => grapes(x, -70 + (i % 2) * 8)).join(''),
  'camel-saddle':
    fill('M-34 0Q-38 -24 -20 -30H20Q38 -24 34 0Q18 -10 0 -10Q-18 -10 -34 0Z', '#b3543a') +
    line('M-32 -6Q-16 -16 0 -16Q16 -16 32 -6', '#f0c75a', 2.6) +
    line('M-24 -27L-30 -50M24 -27L30 -50', wood, 6) +
    oval(-30, -51, 5, 4, shade(wood, 0.2)) +
    oval(30, -51, 5, 4, shade(wood, 0.2)) +
    fill('M-22 -30Q0 -40 22 -30L18 -24H-18Z', '#7d3a2c') +
    line('M-30 -4l-3 9M-18 -9l-2 9M18 -9l2 9M30 -4l3 9', '#f0c75a', 2),
  griddle:
    oval(0, -7, 30, 9, '#2b2a2e') +
    oval(0, -10, 30, 9, '#5a585e') +
    oval(0, -11, 24, 6, '#44424a') +
    line('M29 -10H46', '#5a585e', 5),
  'threshing-sledge':
    fill('M-58 -6H40Q56 -8 62 -24L54 -26Q48 -14 38 -14H-58Z', shade(wood, 0.1)) +
    line('M-56 -14H38M-30 -15V-5M-4 -15V-5M22 -15V-5', shade(wood, 0.35), 1.8) +
    [-50, -38, -26, -14, -2, 10, 22, 34].map((x) => fill(`M${x} -6h6l-3 7Z`, '#8f8478')).join('') +
    line('M58 -25Q74 -30 86 -28', '#b8975f', 3),
  'household-stuff':
    box(-56, -34, 62, 34, wood, 1, 2) +
    box(-58, -42, 66, 10, shade(wood, 0.18), 1, 3) +
    line('M-25 -34V-22M-56 -18H6', shade(wood, 0.4), 2) +
    line('M18 0L24 -30M48 0L42 -30M20 -14H46', shade(wood, 0.2), 4) +
    box(14, -36, 38, 7, tint(wood, 0.15), 1, 2) +
    fill('M24 -36Q18 -50 25 -62H41Q48 -50 42 -36Z', clay) +
    oval(33, -62, 8, 2.6, shade(clay, 0.4)) +
    fill('M-50 -42Q-44 -56 -22 -54Q-2 -54 2 -42Z', '#a5482f') +
    line('M-44 -46H-4M-40 -50H-8', '#f0c75a', 2),
  'standing-stone':
    fill('M-19 0Q-23 -44 -15 -80Q-6 -98 8 -94Q20 -86 20 -52Q21 -20 18 0Z', '#9c9184') +
    fill('M4 -94Q20 -86 20 -52Q21 -20 18 0H6Q12 -44 4 -94Z', '#83796d') +
    line('M-12 -62L-2 -54M-14 -26L-6 -30M2 -38L8 -30', '#6f665b', 1.8),
  lump:
    fill('M-20 0Q-26 -12 -14 -18Q-4 -26 8 -20Q22 -18 21 -6Q22 0 16 0Z', clay) +
    line('M-12 -12Q-2 -18 8 -14', tint(clay, 0.4), 2, 0.7),
};
