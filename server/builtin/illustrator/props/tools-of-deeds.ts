import { box, fill, line, oval } from '../drawing/brush.ts';
import { tint } from '../light/colour.ts';
import { deedTools } from './deed-furniture.ts';
import { heldInDeeds } from './surroundings-of-deeds.ts';

const wood = '#8a5f38';

/** Tools of everyday work held in a hand, their grip on 0,0, in figure units. */
export const toolsOfDeeds = {
  ...deedTools,
  ...heldInDeeds,
  broom:
    line('M-16 -52L26 62', wood, 5) +
    fill('M20 54L34 48L52 92L18 96Z', '#d9b25a') +
    line('M26 60L30 92M32 56L42 90', '#8f6f34', 2, 0.7),
  spade:
    line('M-30 -44L22 42', wood, 6) +
    fill('M14 44L32 32L48 62Q50 78 36 78Q26 76 14 44Z', '#9aa3a8') +
    line('M-38 -40L-22 -50', wood, 6),
  hoe: line('M-34 -50L32 50', wood, 6) + fill('M26 42L40 38L64 58L54 66L30 56Z', '#7d858b'),
  hammer: line('M0 8L4 -32', wood, 6) + box(-9, -41, 27, 11, '#7d858b', 1, 3),
  book:
    fill('M-22 -14L0 -8L24 -16V12L0 20L-22 14Z', '#7a3f4a') +
    fill('M-20 -18Q-8 -18 0 -10Q10 -20 23 -19V8Q10 8 0 16Q-8 8 -20 10Z', '#fbf5e6') +
    line('M0 -10V15M-15 -10l10 3M-15 -3l10 3M6 -9l11 -4M6 -2l11 -4', '#a8957a', 1.4, 0.8),
  pen: line('M-3 8L8 -20', '#3f5f8f', 3.4),
  needle:
    line('M-2 2L12 -12', '#c3ccd2', 2) +
    line('M12 -12Q-4 -24 -16 -6', '#b5443a', 1.6) +
    fill('M-22 -4Q-6 -12 8 2Q14 20 -4 34Q-24 26 -22 -4Z', '#5a86b0'),
  spoon: line('M-10 -34L16 34', tint(wood, 0.2), 4.4) + oval(18, 38, 6, 8, tint(wood, 0.1)),
  oar: line('M-14 -26L52 92', wood, 6) + fill('M44 80L56 74L78 122Q74 134 64 130Z', tint(wood, 0.15)),
  'fishing-rod': line('M-10 24L84 -92', wood, 4) + line('M84 -92Q110 -30 106 60', '#f4f8fa', 1.4, 0.8),
  tray:
    box(-34, -6, 72, 6, tint(wood, 0.2), 1, 3) +
    oval(-12, -10, 14, 5, '#c98a3f') +
    box(10, -24, 12, 18, '#b5dce6', 1, 3),
  ball:
    oval(0, 0, 15, 15, '#f6f1e4') +
    fill('M-5 -5L3 -7L8 0L3 6L-5 4Z', '#2b2a30') +
    line('M-5 -5L-13 -8M3 -7L5 -14M8 0L15 2M3 6L5 14M-5 4L-11 10', '#2b2a30', 1.8),
  cloth:
    fill('M-18 -6Q0 -16 18 -8Q24 16 10 36Q-8 30 -20 38Q-26 12 -18 -6Z', '#5a86b0') +
    line('M-8 -6Q-4 14 -10 30M6 -8Q10 12 4 30', '#3f6488', 2, 0.7),
  mug:
    line('M13 -26q14 5 0 16', '#d6cdb8', 5) + box(-13, -34, 27, 32, '#f1ebdc', 1, 4) + box(-13, -24, 27, 6, '#b5443a'),
  bucket:
    fill('M-20 4H22L16 42H-14Z', '#9aa8ae') + oval(1, 4, 21, 5, '#5fa3bd') + line('M-19 4Q1 -24 21 4', '#6f7a80', 3),
} as const;
