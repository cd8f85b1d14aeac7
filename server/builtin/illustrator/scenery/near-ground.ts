import { fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { wheat } from './fields.ts';
import { corner } from './growth.ts';
import { rock } from './land.ts';
import { moving } from '../life/moving.ts';
import type { Stage } from '../staging/stage.ts';

/** What the ground before us is made of. */
export type NearGround = 'grass' | 'earth' | 'sand' | 'stones' | 'paving' | 'stubble';

/** What lies on near ground, so that it is no bare floor: it goes behind the people. */
export function onNearGround(stage: Stage, kind: NearGround, colour: string): string {
  switch (kind) {
    case 'sand':
      return ripples(stage, colour) + tufts(stage, 5, '#a8985a');
    case 'stones':
      return ripples(stage, colour) + scattered(stage, 7) + tufts(stage, 6, '#9a9352');
    case 'earth':
      return ruts(stage, colour) + tufts(stage, 12, '#7f8f4a') + scattered(stage, 3);
    case 'grass':
      return tufts(stage, 26, stage.culture.green) + scattered(stage, 2);
    case 'stubble':
      return tufts(stage, 16, '#c9a03f');
    case 'paving':
      return flagstones(stage, colour);
  }
}

/**
 * What is nearest to us and frames a picture from below; `full` along the whole foot of the page, where nobody stands.
 */
export function nearestGround(stage: Stage, kind: NearGround, edge: -1 | 1, full: boolean): string {
  const { w, h, scene } = stage;
  if (scene.weather === 'snow') return '';
  const dry = kind === 'sand' || kind === 'stones';
  const shadow = full
    ? oval(w / 2 - edge * w * 0.3, h + 26, w * 0.42, 92, '#1d1230', 0.17) +
      oval(w / 2 + edge * w * 0.34, h + 40, w * 0.3, 80, '#1d1230', 0.13)
    : '';
  if (kind === 'paving') return shadow + (full ? corner(stage, edge, false) : '');
  if (kind === 'stubble') return wheat(stage, -10, w + 10, h + 8, full ? 120 : 84, 110);
  const blades = full && !dry ? nearBlades(stage) : '';
  return shadow + blades + corner(stage, edge, dry) + (full && dry ? bigStones(stage, -edge as -1 | 1) : '');
}

/** Soft lines that wind has drawn into sand. */
function ripples({ luck, w, h, ground }: Stage, colour: string): string {
  let drawn = '';
  for (let i = 0; i < 15; i++) {
    const t = (i + luck.next()) / 15;
    const y = ground + 34 + t ** 1.4 * (h - ground - 30);
    const [x, wide] = [luck.between(-0.05, 0.8) * w, luck.between(0.14, 0.36) * w];
    const bow = 5 + t * 12;
    const d = `M${n(x)} ${n(y)}q${n(wide * 0.25)} ${n(-bow)} ${n(wide * 0.5)} 0t${n(wide * 0.5)} ${n(-bow * 0.3)}`;
    drawn +=
      line(d, shade(colour, 0.3), 2 + t * 3, 0.2) + place(line(d, tint(colour, 0.5), 2 + t * 2.4, 0.26), 0, 3 + t * 3);
  }
  return drawn;
}

/** Two ruts of cart wheels that come towards us in a bow. */
function ruts({ luck, w, h, ground, side }: Stage, colour: string): string {
  const from = w / 2 + side * w * luck.between(0.18, 0.34);
  const to = w / 2 - side * w * luck.between(0.1, 0.3);
  const track = (apart: number) =>
    `M${n(from + apart * 16)} ${n(ground + 34)}C${n(from - side * 40 + apart * 34)} ${n(ground + 110)} ${n(to + side * 160 + apart * 80)}` +
    ` ${n(h - 120)} ${n(to + apart * 130)} ${n(h + 20)}`;
  return [-1, 1]
    .map(
      (apart) =>
        line(track(apart), shade(colour, 0.26), 13, 0.16) + place(line(track(apart), tint(colour, 0.4), 4, 0.2), 7, 0),
    )
    .join('');
}

/** Grass in bunches: larger and more of it towards us and to the sides, where nobody stands. */
function tufts({ luck, w, h, ground }: Stage, count: number, colour: string): string {
  let drawn = '';
  for (const i of Array.from({ length: count }, (_, k) => k)) {
    const t = (i + luck.next()) / count;
    const y = ground + 30 + t ** 1.3 * (h - ground - 26);
    const out = luck.next() ** 0.6;
    const x = w / 2 + (luck.maybe(0.5) ? 1 : -1) * out * w * 0.5;
    const size = (12 + t * 30) * luck.between(0.7, 1.2);
    drawn +=
      oval(x, y + 1, size * 0.9, size * 0.16, '#1d1230', 0.16) +
      place(bunch(leaning(luck.whole(0, 2)), colour), x, y, size / 40);
  }
  return drawn;
}
const leaning = (kind: number) => [-26, -16, -8, 0, 7, 15, 25].map((lean, i) => lean + ((i * 7 + kind * 5) % 5) - 2);

/** A bunch of blades about 40 units high. */
const bunch = (leans: readonly number[], colour: string): string =>
  leans
    .map((lean, i) => {
      const high = 40 - Math.abs(lean) * 0.7;
      return fill(
        `M${n(lean * 0.24 - 2.6)} 0Q${n(lean * 0.3)} ${n(-high * 0.6)} ${n(lean)} ${n(-high)}Q${n(lean * 0.5 + 3)}` +
          ` ${n(-high * 0.5)} ${n(lean * 0.24 + 2.6)} 0Z`,
        i % 3 === 0 ? shade(colour, 0.26) : i % 3 === 1 ? colour : tint(colour, 0.18),
      );
    })
    .join('');

/** A few stones where nobody stands. */
const scattered = (stage: Stage, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const { luck, w, h, ground, culture } = stage;
    const t = luck.next();
    const x = w / 2 + (i % 2 ? 1 : -1) * luck.between(0.24, 0.5) * w;
    return { y: ground + 40 + t * (h - ground - 70), x, size: 0.28 + t * 0.5, colour: culture.rock };
  })
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, size, colour }) => place(rock(stage, colour), x, y, size))
    .join('');

const bigStones = (stage: Stage, edge: -1 | 1): string => {
  const { w, h, culture } = stage;
  const x = w / 2 + edge * w * 0.43;
  return (
    place(rock(stage, shade(culture.rock, 0.14)), x, h + 16, 1.9) +
    place(rock(stage, shade(culture.rock, 0.06)), x - edge * 130, h + 10, 0.9)
  );
};

/** Tall blades along the foot of the page, dark before the light land. */
function nearBlades({ luck, w, h, culture }: Stage): string {
  const leaf = shade(mix(culture.green, '#4a6236', 0.35), 0.16);
  let drawn = '';
  for (let x = -20; x < w + 20; x += luck.between(36, 78)) {
    const edge = Math.abs(x / w - 0.5) * 2;
    drawn += place(
      bunch(leaning(luck.whole(0, 2)), luck.maybe(0.5) ? leaf : shade(leaf, 0.12)),
      x,
      h + 14,
      (0.9 + edge * 1.5) * luck.between(0.8, 1.15),
    );
  }
  return moving('crop', drawn);
}

/** Worn flagstones that grow towards us, some of another tone. */
function flagstones({ luck, w, h, ground, horizon }: Stage, colour: string): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ground + 16 + (h - ground) * (i / 7) ** 1.7);
  const far = horizon - 60;
  const at = (share: number, y: number) => w / 2 + ((share * w) / 9) * ((y - far) / (h - far)) * 1.5;
  let tones = '';
  let joints = '';
  for (const [i, top] of rows.slice(0, -1).entries()) {
    const low = rows[i + 1] as number;
    joints += `M0 ${n(low)}H${n(w)}`;
    for (let k = -9; k < 9; k++) {
      const share = k + (i % 2) * 0.5 + luck.between(-0.1, 0.1);
      joints += `M${n(at(share, top))} ${n(top)}L${n(at(share, low))} ${n(low)}`;
      if (luck.maybe(0.3)) {
        const d = `M${n(at(share, top))} ${n(top)}H${n(at(share + 1, top))}L${n(at(share + 1, low))} ${n(low)}H${n(at(share, low))}Z`;
        tones += fill(d, luck.maybe(0.5) ? shade(colour, 0.2) : tint(colour, 0.34), 0.2);
      }
    }
  }
  return tones + line(joints, shade(colour, 0.38), 2.6, 0.3);
}
