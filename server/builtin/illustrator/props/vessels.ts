import { moving } from '../life/moving.ts';
import { boat } from './boat.ts';
import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { tinted } from '../things/tinted.ts';

const hull = '#7a4f30';
const metal = '#b5443a';
const tyre = (x: number, y: number, r: number) =>
  [
    oval(x, y, r, r, '#2b2a30'),
    oval(x, y, r * 0.56, r * 0.56, '#9aa3a8'),
    oval(x, y, r * 0.2, r * 0.2, '#4a4f55'),
  ].join('');

const wash = (half: number): string =>
  oval(0, 4, half, 13, '#ffffff', 0.28) +
  line(`M${-half} 2q40 -12 80 0t80 0M${half - 150} 6q36 -10 72 0t72 0`, '#f4fbff', 4, 0.6);

const fishing = boat(false);

/** Vessels in two layers, one behind the people in it (`-behind`) and one in front (`-front`); people sit on y = -14. */
export const vessels: Readonly<Record<string, string>> = {
  'fishing-boat-behind': moving('boat', fishing.behind),
  'fishing-boat-front': moving('boat', fishing.front),
  'canoe-behind': fill('M-236 -58Q-180 -36 0 -34Q180 -36 236 -58L214 -10H-214Z', shade(hull, 0.45)),
  'canoe-front': [
    fill('M-250 -66Q-190 -32 0 -28Q190 -32 250 -66Q232 -6 176 14H-176Q-232 -6 -250 -66Z', hull),
    line('M-248 -64Q-190 -31 0 -27Q190 -31 248 -64', tint(hull, 0.35), 7),
    line('M-212 -18Q0 8 212 -18', '#e2b34a', 5, 0.8),
    line('M-206 -8Q0 16 206 -8', '#b5443a', 4, 0.8),
    wash(250),
  ].join(''),
  'ship-behind': [
    line('M0 -20V-520', '#6b4629', 15),
    fill('M12 -500Q210 -420 216 -190Q110 -160 12 -184Z', '#f3e6c8'),
    fill('M-12 -470Q-150 -380 -168 -180Q-80 -160 -12 -180Z', '#e9dcc0'),
    line('M0 -500L-330 -90M0 -500L330 -90', '#5a4632', 3, 0.7),
    fill('M-350 -120Q-280 -76 0 -70Q290 -76 356 -130L300 0H-300Z', shade(hull, 0.45)),
  ].join(''),
  'ship-front': [
    fill('M-372 -128Q-290 -62 0 -54Q300 -62 376 -142Q356 -6 280 52H-270Q-350 8 -372 -128Z', hull),
    line('M-370 -126Q-290 -61 0 -53Q300 -61 374 -140', tint(hull, 0.35), 10),
    line('M-340 -54Q0 0 350 -62M-310 -6Q0 40 318 -12', shade(hull, 0.4), 4, 0.6),
    [-220, -110, 0, 110, 220].map((x) => oval(x, -14, 9, 9, shade(hull, 0.55))).join(''),
    wash(360),
  ].join(''),
  'bicycle-behind': [
    line('M-72 -36L-18 -34L34 -86M-72 -36L-26 -84L-18 -34M-26 -84L34 -86M62 -36L34 -86L29 -122', '#2f7f78', 5.4),
    // The handlebar is at the hands of the rider.
    line('M29 -120Q36 -130 17 -130', '#4a4f55', 5.4),
    oval(-18, -34, 8, 8, '#4a4f55'),
    box(-42, -94, 32, 8, '#2b2a30', 1, 4),
    [-72, 62]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-36" r="35" fill="none" stroke="#2b2a30" stroke-width="5.4"/><circle cx="${x}" ` +
          `cy="-36" r="30" fill="none" stroke="#9aa3a8" stroke-width="2"/>${line(`M${x - 28} -36h56M${x} -64v56M${x - 20} -56l40 40M${x + 20} -56l-40 40`, '#c3ccd2', 1.2, 0.8)}`,
      )
      .join(''),
  ].join(''),
  'motorbike-behind': [
    [-70, 72].map((x) => tyre(x, -32, 31)).join(''),
    line('M72 -32L42 -98L56 -106M-70 -32L-10 -36L30 -60', '#4a4f55', 8),
    blob(
      [
        [-8, -62],
        [4, -82],
        [34, -84],
        [44, -66],
        [20, -50],
      ],
      metal,
    ),
    blob(
      [
        [-66, -70],
        [-34, -76],
        [-4, -68],
        [-30, -56],
      ],
      '#2b2a30',
    ),
    box(-20, -52, 42, 30, '#7a8086', 1, 6),
    oval(56, -88, 9, 9, '#ffe6a0'),
  ].join(''),
};

/** The main colour of a vessel: its hull, or the metal of a machine. */
const mainOf = (name: string): string =>
  name.startsWith('motorbike') ? metal : name.startsWith('bicycle') ? '#2f7f78' : hull;

/** A side of a vessel by its name, painted in a colour; nothing when there is none. */
export function vesselLayer(name: string, colour: string | undefined): string {
  const drawing = vessels[name] ?? '';
  return colour ? tinted(drawing, mainOf(name), colour) : drawing;
}
