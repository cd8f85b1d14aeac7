import { line, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import type { Stage } from '../staging/stage.ts';
import { moving } from '../life/moving.ts';

const r = (value: number) => value.toFixed(0);

/** Tents in a row, small and far. */
export function camp({ luck, w }: Stage, y: number): string {
  const tents = ['#b98a5a', '#a86a4a', '#c9a878', '#8f7a5a'] as const;
  return Array.from({ length: 9 }, (_, i) => {
    const size = luck.between(0.3, 0.5);
    const colour = luck.pick(tents);
    const cloth =
      `<path d="M-120 0L0 -150L120 0Z" fill="${colour}"/><path d="M0 -150L120 0L50 0Z" fill="${shade(colour, 0.25)}"/>` +
      `<path d="M-22 0L0 -110L26 0Z" fill="${shade(colour, 0.6)}"/>`;
    return place(moving('cloth', cloth), (w * (i + luck.next())) / 9, y + luck.between(-14, 14), size);
  }).join('');
}

/** Ploughed lines that run towards us. */
export function furrows({ w, h, ground: near, culture }: Stage): string {
  return Array.from({ length: 15 }, (_, i) =>
    line(
      `M${r(w / 2 + (i - 7) * w * 0.05)} ${r(near + 20)}Q${r(w / 2 + (i - 7) * w * 0.11)} ${r((near + h) / 2)}` +
        ` ${r(w / 2 + (i - 7) * w * 0.2)} ${r(h + 10)}`,
      shade(culture.earth, 0.3),
      4 + Math.abs(i - 7) * 0.3,
      0.45,
    ),
  ).join('');
}

/** Ripe wheat from `x` to `end`, its foot on `y`. */
export function wheat({ luck }: Stage, x: number, end: number, y: number, high: number, count: number): string {
  let stalks = '';
  let ears = '';
  for (let i = 0; i < count; i++) {
    const [at, tall, lean] = [luck.between(x, end), high * luck.between(0.6, 1.1), luck.between(-12, 12)];
    stalks += `M${r(at)} ${r(y)}Q${r(at)} ${r(y - tall * 0.5)} ${r(at + lean)} ${r(y - tall)}`;
    ears += `M${r(at + lean)} ${r(y - tall + 4)}l${(lean * 0.3).toFixed(1)} ${r(-high * 0.22)}`;
  }
  return moving(
    'crop',
    line(stalks, '#c39a3f', Math.max(1.6, high / 34)) + line(ears, '#eac65c', Math.max(3, high / 12)),
  );
}

/** Rows of vines with grapes, the middle left free for people. */
export function vines({ w, ground: near, luck, side }: Stage): string {
  const vine =
    `<path d="M0 0V-70" stroke="#6b4a30" stroke-width="7"/><ellipse cx="0" cy="-58" rx="40" ry="22" ` +
    `fill="#56803a"/><ellipse cx="${side * 8}" cy="-64" rx="26" ry="12" fill="#7fa852"/><g fill="#6a3a86">` +
    `<circle cx="-12" cy="-38" r="6"/><circle cx="-3" cy="-36" r="6"/><circle cx="-8" cy="-28" r="6"/>` +
    `<circle cx="18" cy="-40" r="6"/><circle cx="14" cy="-31" r="6"/></g>`;
  let drawn = '';
  for (let row = 0; row < 4; row++) {
    const y = near + 10 + row * row * 24 + row * 18;
    const count = 14 - row * 2;
    for (let i = 0; i < count; i++) {
      const x = (w * (i + luck.between(0.3, 0.7))) / count;
      if (row === 0 || Math.abs(x - w / 2) > w * 0.28) drawn += place(vine, x, y, 0.75 + row * 0.4);
    }
  }
  return drawn;
}

/** Reeds at both ends of a bank. */
export function reeds({ w, luck }: Stage, y: number): string {
  let stems = '';
  let heads = '';
  for (let i = 0; i < 54; i++) {
    const edge = luck.maybe(0.5) ? luck.between(0, w * 0.17) : luck.between(w * 0.83, w);
    const [tall, lean] = [luck.between(50, 130), luck.between(-16, 16)];
    stems += `M${r(edge)} ${r(y + 20)}q0 ${r(-tall * 0.5)} ${r(lean)} ${r(-tall)}`;
    if (i % 3 === 0) heads += `M${r(edge + lean)} ${r(y + 20 - tall)}v-20`;
  }
  return moving('crop', line(stems, '#5f7f3a', 4) + line(heads, '#7a5230', 8));
}

/** Worn joints between paving stones. */
export function paving({ w, ground: near, culture, luck }: Stage): string {
  let stones = '';
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 12 - row; i++)
      stones += `M${r(luck.between(0, w))} ${r(near + 24 + row * row * 7)}h${r(26 + row * 16)}`;
  return line(stones, shade(culture.earth, 0.35), 3, 0.28);
}
