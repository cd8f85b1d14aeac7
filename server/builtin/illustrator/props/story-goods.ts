import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { tint } from '../light/colour.ts';

const wood = '#8a5f38';

/** A jar held on its side, with what runs out of it; `shine` is the light on the stream. */
function pouringJar(clay: string, edge: string, stream: string, shine: string): string {
  const outline: [number, number][] = [
    [-30, -22],
    [-8, -34],
    [18, -24],
    [34, -8],
    [40, -2],
    [30, 8],
    [12, 8],
    [-16, 4],
  ];
  return (
    blob(outline, clay) +
    line('M36 2Q48 24 48 66', stream, 7) +
    line('M37 4Q48 24 49 62', shine, 2) +
    line('M-12 -28Q-8 -10 -14 2', edge, 3)
  );
}

/** What people of one story hold, its grip on 0,0, in figure units. */
export const storyGoods = {
  dagger:
    fill('M-3 -8L-1 -40L3 -46L6 -8Z', '#cfd6dc') + line('M-8 -7H11', '#b9892f', 4.4) + line('M1 -5V8', '#5a3a24', 4.6),
  fruit:
    oval(4, -10, 11, 11, '#c9302c') + oval(0, -14, 3.4, 3.4, '#f6b0a0') + line('M4 -20q2 -8 8 -10', '#4f7a35', 2.6),
  mallet:
    line('M-2 16L8 -46', wood, 6) +
    box(-12, -66, 38, 22, '#6b4a2e', 1, 5) +
    box(-12, -66, 38, 6, tint('#6b4a2e', 0.3), 1, 3),
  beam: line('M-96 -8L96 -26', '#a8743f', 15) + line('M-94 -12L94 -30', tint('#a8743f', 0.4), 3, 0.8),
  'great-tablets':
    fill('M-34 62V-4Q-34 -30 -13 -30Q8 -30 8 -4V62Z', '#b5aea4') +
    fill('M10 62V-4Q10 -30 31 -30Q52 -30 52 -4V62Z', '#c4beb4') +
    line(
      'M-25 2h22M-25 15h18M-25 28h22M-25 41h16M-25 52h20M19 2h22M19 15h22M19 28h18M19 41h22M19 52h16',
      '#6b665f',
      3,
    ) +
    line('M-31 -8Q-29 -26 -14 -26M13 -8Q15 -26 30 -26', '#fff8e6', 3, 0.8),
  'manna-bowl':
    fill('M-24 -12H26Q22 10 0 12Q-20 10 -24 -12Z', '#a8743f') +
    oval(1, -12, 25, 7, '#fffdf4') +
    oval(-6, -15, 9, 4, '#f6ead0'),
  baby:
    blob(
      [
        [-34, 4],
        [-26, -16],
        [6, -20],
        [34, -12],
        [36, 4],
        [8, 14],
        [-24, 14],
      ],
      '#fbf6ea',
    ) +
    line('M-10 -17l6 28M8 -18l4 28M22 -14l2 22', '#dccdb0', 2.4) +
    oval(-24, -6, 13, 12.4, '#b97a4e') +
    fill('M-36 -8Q-34 -22 -20 -18Q-28 -14 -36 -8Z', '#3b2416') +
    line('M-30 -5q3 3 6 0M-22 -5q3 3 6 0', '#3b2416', 1.5) +
    line('M-25 2q3 2 5 0', '#8a3a2a', 1.4),
  sceptre:
    line('M-4 34L14 -66', '#d9a93a', 6) +
    line('M-2 30L13 -60', '#fff0b0', 1.8) +
    oval(16, -74, 10, 10, '#f2cf5a') +
    oval(16, -74, 4.4, 4.4, '#c1272d'),
  'pour-oil': pouringJar('#8a5a38', '#d9b07a', '#d9a02f', '#ffe39a'),
  'pour-jar': pouringJar('#b56f45', '#e9c28f', '#7fc0dc', '#e6f6fb'),
  broom:
    line('M-6 -96L6 44', '#8a6240', 6) +
    fill('M-2 40L16 38L34 92L-20 96Z', '#d9b45a') +
    line('M4 46L0 92M8 46L14 92M10 44L26 90', '#a8803a', 3) +
    line('M-2 48L18 46', '#8a3a2a', 5),
  horn:
    fill('M-10 6Q-22 -10 -8 -20Q26 -22 52 2Q60 14 50 16Q24 6 -10 6Z', '#e6d3a8') +
    line('M50 14Q58 30 56 56', '#d9a93a', 4) +
    line('M-8 -12Q20 -12 44 4', '#b89a62', 3),
} as const;
