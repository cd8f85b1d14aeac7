import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const leather = '#7a4f30';
/** Strips of kente: gold, green, red and black in blocks. */
const kenteBlocks = [...Array(6).keys()]
  .flatMap((column) =>
    [...Array(9).keys()].map((row) => {
      const [x, y] = [-36 + column * 12, -114 + row * 12];
      const colour = (['#d2a23c', '#4f7345', '#a84434', '#3a3236'] as const)[(column * 3 + row * 2) % 4] ?? '#d2a23c';
      return (column + row) % 2
        ? box(x, y, 12, 12, colour) + box(x + 2, y + 4, 8, 1.8, '#efe0b4') + box(x + 2, y + 7.4, 8, 1.8, '#a84434')
        : box(x, y, 12, 12, colour) +
            line(`M${x + 3} ${y + 2}v8M${x + 6} ${y + 2}v8M${x + 9} ${y + 2}v8`, '#e2b955', 1);
    }),
  )
  .join('');

/** Bags, cloths and what is carried with one, in centimetres. */
export const ownBags: Readonly<Record<string, string>> = {
  wallet: [
    fill('M-6.4 -8.6Q-6.4 -9.6 -5.4 -9.6H5.4Q6.4 -9.6 6.4 -8.6V-1Q6.4 0 5.4 0H-5.4Q-6.4 0 -6.4 -1Z', leather),
    fill('M-5.6 -9.4V-11H5V-9.4Z', '#8fa678'),
    line('M-5.4 -8.4H5.4M-5.4 -1.2H5.4', '#c9a06a', 0.35),
    fill('M6.6 -6.4H2.4Q0.8 -6.4 0.8 -4.8Q0.8 -3.2 2.4 -3.2H6.6Z', shade(leather, 0.3)),
    oval(2.6, -4.8, 0.8, 0.8, '#d9b45a'),
    line('M-5 -7L-5 -3', '#c08f60', 0.6, 0.6),
  ].join(''),
  banknotes: `${[4, -3, -9].map((turn, i) => [`<g transform="rotate(${turn} -6 0)">${box(-7.6, -7.2, 15, 7.2, (['#9a8a5c', '#a59a6c', '#8f9f72'] as const)[i] ?? '#8f9f72', 1, 0.5)}`, box(-6.8, -6.4, 13.4, 5.6, '#c3c79c', 1, 0.3), oval(0, -3.6, 2.2, 2.3, '#8f9f72'), `${line('M-5.6 -5H-3.4M-5.6 -2.2H-3.4M3.6 -5H5.4M3.6 -2.2H5.4', '#6f7f58', 0.5)}</g>`].join('')).join('')}`,
  'plastic-bag': [
    fill(
      'M-10 -24V-36Q-8 -39 -6 -36V-25H6V-36Q8 -39 10 -36V-24Q16 -14 14 -3Q12 0 0 0Q-12 0 -14 -3Q-16 -14 -10 -24Z',
      '#4a4650',
    ),
    line('M-9 -22Q-12 -12 -9 -4M0 -23Q-2 -12 1 -3M8 -22Q12 -12 9 -5', '#6d6874', 1),
    line('M-6 -20Q-8 -12 -6 -6', '#b0aab8', 1.2, 0.5),
  ].join(''),
  sack: [
    fill(
      'M-10 -68Q-14 -75 -6 -73Q0 -77 6 -73Q14 -75 10 -68Q26 -60 25 -30Q26 -4 20 -1Q0 3 -20 -1' +
        'Q-26 -4 -25 -30Q-26 -60 -10 -68Z',
      '#c2a070',
    ),
    line('M-11 -67Q0 -62 11 -67', '#8a5a34', 2.4),
    line('M-16 -58Q-20 -30 -16 -6M16 -58Q20 -30 16 -6M-2 -60Q-4 -30 0 -4', shade('#c2a070', 0.28), 1.2, 0.7),
    line('M-21 -44Q0 -38 21 -44M-23 -20Q0 -14 23 -20', shade('#c2a070', 0.22), 0.8, 0.7),
    line('M-13 -52Q-18 -32 -14 -12', tint('#c2a070', 0.6), 2.4, 0.5),
  ].join(''),
  bible: [
    fill('M-8 -23Q-8 -24 -7 -24H7.4Q8.4 -24 8.4 -23V-1Q8.4 0 7.4 0H-7Q-8 0 -8 -1Z', '#3d2d2b'),
    fill('M-6.6 -1.6H8.4V-0.4H-6.6Z', '#e9dcc0'),
    line('M-6 -23.4V-1.8', '#6b504a', 0.8),
    line('M1.4 -18V-7M-2 -14.4H4.8', '#d2a94c', 1.1),
    line('M3.6 0V2.6', '#a8432f', 0.9),
  ].join(''),
  kente: [
    fill('M-38 -116Q0 -120 38 -116V-6Q0 0 -38 -6Z', '#d2a23c'),
    kenteBlocks,
    line('M-12 -116V-6M12 -116V-6', '#3a3236', 0.8, 0.5),
    line([...Array(19).keys()].map((i) => `M${-36 + i * 4} -5v5`).join(''), '#d2a23c', 1),
  ].join(''),
  blanket: [
    fill('M-42 0Q-46 -12 -40 -14Q-44 -22 -38 -26H36Q44 -24 41 -15Q46 -10 42 0Z', '#7f97a6'),
    line('M-40 -14H41', shade('#7f97a6', 0.4), 1.6),
    line('M-38 -20H38M-42 -7H42', '#e6d9bd', 2.6),
    line('M-36 -24H34', '#c9d6d8', 1.6, 0.6),
  ].join(''),
  handkerchief: [
    fill('M-10 -22Q0 -25 10 -22L12 -3Q6 -6 4 0Q0 -5 -4 -1Q-7 -6 -12 -2Z', '#e6decb'),
    line('M-9 -20Q0 -22.6 9 -20', '#b5533f', 0.8),
    line('M-4 -20Q-6 -10 -4 -4M4 -20Q3 -11 5 -4', '#bdb29b', 0.7),
  ].join(''),
  'laundry-line': [
    line('M-124 0V-170M124 0V-170', '#7a5230', 5),
    line('M-124 -164Q0 -142 124 -164', '#5a4632', 1.6),
    fill('M-100 -158H-66L-50 -146L-58 -136L-64 -141V-98H-102V-141L-108 -136L-116 -147Z', '#6f97ab'),
    fill('M-40 -152H0V-82Q-20 -78 -40 -82Z', '#e6dcc6'),
    line('M-40 -94Q-20 -90 0 -94', '#b5533f', 3),
    fill('M16 -150H50L54 -88H38L34 -122L28 -88H12Z', '#5c6a86'),
    fill('M68 -152H98L112 -80Q84 -74 56 -80Z', '#c98f45'),
    line('M74 -146L68 -84M92 -146L98 -84M-30 -146V-88M-12 -146V-88', '#6b5a42', 1, 0.4),
    line('M-96 -162v7M-70 -160v7M-36 -155v7M-4 -153v7M20 -153v7M46 -154v7M72 -157v7M94 -160v7', '#c9a56a', 2.4),
  ].join(''),
  'sleeping-mat': [
    fill('M-80 -34H84L95 -3Q94 0 90 0H-92Q-96 0 -94 -4Z', shade('#c4a765', 0.2)),
    fill('M-80 -36H84L95 -3H-94Z', '#c4a765'),
    line([...Array(17).keys()].map((i) => `M${-70 + i * 9} -35L${-82 + i * 10.4} -4`).join(''), '#96763c', 0.9, 0.6),
    line('M-82 -30H86M-92 -8H93', '#a8553a', 2.4),
    line('M-85 -24H88M-90 -14H91', '#d8c084', 1.4),
  ].join(''),
  'prayer-mat': [
    fill('M-50 -32H50L60 0H-60Z', '#8a3f3a'),
    fill('M-45 -29.6H45L53.6 -2.6H-53.6Z', '#b08a45'),
    fill('M-42 -28H42L49.6 -4.4H-49.6Z', '#55654f'),
    fill('M-34 -5Q-32 -20 -14 -23Q-6 -24 0 -27Q6 -24 14 -23Q32 -20 34 -5Z', '#a8553f'),
    fill('M-24 -6Q-20 -17 0 -20Q20 -17 24 -6Z', '#8a3f3a'),
    line(
      [...Array(14).keys()]
        .map((i) => `M${-59.6 + i * 0.7} ${-1 - i * 2.2}h-3M${59.6 - i * 0.7} ${-1 - i * 2.2}h3`)
        .join(''),
      '#e0cfa4',
      0.7,
    ),
  ].join(''),
};
