// Draws rooms of Bible times.
import { box, line, poly } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { furnish, lamp, rug, window } from './furnish.ts';
import { hall, jail, shed } from './halls.ts';
import { sunShines } from '../light/night-in-places.ts';
import { wallsInside } from './room-walls.ts';
import { weather } from './sky.ts';
import { workshopOfOld } from './workshop.ts';
import type { Scenery, Stage } from '../staging/stage.ts';

const walls: Record<string, string> = {
  palace: '#a8604a',
  temple: '#d8c08f',
  court: '#c9a87e',
  prison: '#77716f',
  stable: '#8f6a48',
};
const floors: Record<string, string> = {
  palace: '#c9a070',
  temple: '#cdbb95',
  court: '#bfa17a',
  stable: '#b08a50',
  prison: '#5f5b5a',
};

/**
 * A room: walls, floor, the light that falls in and what belongs to a house, an inn, a palace, a temple, a stable or a
 * prison.
 */
export function room(stage: Stage): Scenery {
  const { ink, w, h, scene, culture, side, light, ground, luck } = stage;
  const kind = scene.place;
  const night = light.dark ? 0.32 : 0;
  const tone = mix(
    (kind === 'inn' ? mix(culture.wall, '#b98a5c', 0.6) : walls[kind]) ?? mix(culture.wall, '#b98a5c', 0.35),
    '#1b1638',
    night,
  );
  const floor = mix(floors[kind] ?? mix(culture.earth, '#8a5f3f', 0.3), '#1b1638', night);
  const at = (share: number) => w / 2 + side * w * share;
  const parts = [
    box(
      0,
      0,
      w,
      ground + 2,
      ink.linear(
        [side < 0 ? 0 : w, 0],
        [side < 0 ? w : 0, h * 0.5],
        [0, tint(tone, 0.3)],
        [0.5, tone],
        [1, shade(tone, 0.42)],
      ),
    ),
    box(
      0,
      ground,
      w,
      h - ground,
      ink.linear([0, ground], [0, h], [0, shade(floor, 0.16)], [0.25, floor], [1, shade(floor, 0.42)]),
    ),
    box(0, ground - 10, w, 13, shade(tone, 0.35)),
  ];
  const joints = Array.from(
    { length: 9 },
    (_, i) => `M${n(w / 2 + (i - 4) * w * 0.1)} ${n(ground + 4)}L${n(w / 2 + (i - 4) * w * 0.27)} ${n(h)}`,
  ).join('');
  if (kind !== 'stable')
    parts.push(line(`${joints}M0 ${n(ground + 60)}H${n(w)}M0 ${n(ground + 150)}H${n(w)}`, shade(floor, 0.3), 2.4, 0.4));
  const bricks = Array.from({ length: 40 }, () => {
    const wide = luck.between(30, 64);
    return `M${n(luck.between(0, w))} ${n(luck.between(30, ground - 40))}h${n(wide)}v-22h${n(-wide)}`;
  }).join('');
  parts.push(line(bricks, shade(tone, 0.25), 2.6, 0.24));
  switch (kind) {
    case 'palace':
    case 'temple':
    case 'court':
    case 'hall':
      parts.push(hall(stage, tone));
      break;
    case 'prison':
      parts.push(jail(stage, tone));
      break;
    case 'stable':
      parts.push(shed(stage));
      break;
    default: {
      const beam = shade('#7a5030', night);
      parts.push(wallsInside(stage, tone));
      parts.push(
        window(stage, at(0.27), ground - 150, 160, 236, tone),
        kind === 'workshop' ? workshopOfOld(stage) : furnish(stage, tone, kind === 'inn'),
      );
      parts.push(
        box(0, 26, w, 30, beam),
        box(0, 26, w, 6, tint(beam, 0.2)),
        [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => box(w * share - 14, 0, 28, 44, shade(beam, 0.2))).join(''),
      );
      parts.push(
        kind === 'workshop'
          ? ''
          : rug(w / 2, ground + 110, w * 0.28, luck.pick(['#9a4a3a', '#7a4a5a', '#3f6a72', '#8a6a2f'])),
        lamp(stage, at(0.08), 150),
      );
    }
  }
  const glow = ink.linear([at(0.3), 100], [at(-0.2), h], [0, light.sun, light.dark ? 0.1 : 0.36], [1, light.sun, 0]);
  if (kind !== 'stable' && sunShines(stage))
    parts.push(
      poly(
        [
          [at(0.22), ground - 380],
          [at(0.32), ground - 380],
          [at(0.06), h],
          [at(-0.3), h],
        ],
        glow,
      ),
    );
  return { back: parts.join(''), front: scene.weather === 'fire' ? weather(stage) : '' };
}
