import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { Stage } from '../staging/stage.ts';
import { rock } from './marvels-land.ts';
import { moving } from '../life/moving.ts';

/** A pillar of fire and cloud from the ground to the sky. */
export function firePillar({ ink }: Stage): string {
  const heaps = (colour: string, wide: number, opacity: number) =>
    Array.from({ length: 13 }, (_, i) =>
      oval(Math.sin(i * 2.1) * wide * 0.3, -i * 34, wide * (0.8 + 0.06 * i), 64, colour, opacity),
    ).join('');
  return [
    oval(0, -170, 300, 330, ink.radial([0, -170], 330, [0, '#ffe39a', 0.9], [0.4, '#ffb347', 0.42], [1, '#ff8a3a', 0])),
    heaps('#c9563a', 62, 0.55),
    moving('flame', heaps('#f2902f', 46, 0.75) + heaps('#ffc95a', 30, 0.9) + heaps('#fff2c0', 13, 0.95)),
    oval(0, 4, 150, 24, '#ffd98a', 0.6),
  ].join('');
}

/** A rock that was struck, and the water that runs from it. */
export const spring = (stage: Stage): string =>
  [
    place(rock(stage), 0, 0, 1.7),
    fill('M-16 -120Q-26 -60 -40 -20Q-66 14 -120 26H130Q76 12 44 -20Q24 -60 18 -120Z', '#7fc4e0'),
    fill('M-4 -118Q-10 -60 -12 -16Q-30 12 -60 22H70Q36 8 22 -18Q12 -60 8 -118Z', '#d9f1fa', 0.85),
    line('M-8 -100Q-14 -50 -20 -16M8 -100Q12 -50 20 -20M-100 18q30 -8 60 0M40 20q30 -8 60 0', '#ffffff', 4, 0.8),
    line('M-14 -128l-18 -20M10 -130l16 -24M0 -130v-20', '#4a3f38', 4),
  ].join('');

/** A hand that writes on a wall; letters of no tongue, for nobody could read them. */
export const writingHand = ({ ink }: Stage): string =>
  [
    oval(0, 0, 280, 130, ink.radial([0, 0], 280, [0, '#fff6cf', 0.9], [0.5, '#ffe08a', 0.4], [1, '#ffe08a', 0])),
    line(
      'M-190 -20v44M-190 -20h26v44M-140 24l14 -44l14 44M-90 -20v44h26M-44 -20q26 22 0 44M-20 -20h28l-28 44' +
        'h28M34 -18v40',
      '#8a4a1a',
      8,
    ),
    place(
      [
        blob(
          [
            [-30, 8],
            [-8, -6],
            [20, -12],
            [58, -8],
            [64, 18],
            [40, 34],
            [6, 30],
          ],
          '#e9c39a',
        ),
        line('M-30 8L-56 16', '#e9c39a', 12),
        line('M-10 22L-26 30M4 28L-8 38', '#d3a578', 9),
        fill('M52 -14L124 -34L130 24L60 26Z', '#fdf6e2'),
        line('M54 -12L62 26', '#e0b04a', 5),
      ].join(''),
      66,
      20,
      0.95,
    ),
  ].join('');

/** A mat let down on ropes through an opened roof. */
export const loweredMat = ({ ink }: Stage): string =>
  [
    fill('M-150 -330H150L130 -300L90 -312L40 -296L-20 -310L-70 -298L-120 -308Z', '#6b4a30'),
    fill(
      'M-134 -360H134V-318L90 -326L40 -312L-20 -324L-70 -314L-134 -322Z',
      ink.linear([0, -360], [0, -312], [0, '#8fd0f2'], [1, '#e6f6fb']),
    ),
    line('M-84 -4L-70 -322M84 -4L72 -322M-50 -8L-46 -322M50 -8L46 -322', '#c9a56a', 5),
    fill('M-100 -10Q0 12 100 -10L104 6Q0 30 -104 6Z', '#b5834a'),
    line('M-100 -8Q0 14 100 -8', tint('#b5834a', 0.4), 4),
  ].join('');

/** The chest for offerings, two small coins above it. */
export const offeringBox = (): string =>
  [
    oval(0, 2, 62, 9, '#1d1230', 0.25),
    box(-52, -84, 104, 84, '#b9853f', 1, 5),
    box(-58, -96, 116, 20, tint('#b9853f', 0.25), 1, 5),
    box(-16, -92, 32, 6, '#3a2a1c', 1, 3),
    line('M-40 -66H40M-40 -16H40M-40 -66V-16M40 -66V-16', shade('#b9853f', 0.35), 4),
    oval(-8, -116, 9, 8, '#d9953a'),
    oval(-9, -118, 6, 5, '#f5cf57'),
    oval(12, -108, 9, 8, '#d9953a'),
    oval(11, -110, 6, 5, '#f5cf57'),
  ].join('');
