// What drifts through the air of a picture: dust, leaves, birds, rain.
import type { Particles } from '#shared/motion/picture-life.ts';
import type { Stage } from '../staging/stage.ts';
import type { Box } from './matrix.ts';
import { areaOn, heightOf, onPage, type Page } from './page.ts';
import { openWater, type ThingSeen } from './parts-of-things.ts';

type Kind = Particles['of'];
const dry = new Set([
  'road',
  'desert',
  'wilderness',
  'camp',
  'threshing-floor',
  'yard',
  'farm',
  'car-road',
  'valley',
  'football-pitch',
]);
/** Where houses stand before most of the sky. */
const builtUp = new Set<string>([
  ...['city', 'house', 'inn', 'palace', 'temple', 'court', 'courtyard', 'doorway', 'market', 'gate', 'village'],
  ...[
    'street',
    'school',
    'church',
    'bus-stop',
    'bus',
    'office',
    'shop',
    'station',
    'yard',
    'clinic',
    'library',
    'tomb',
  ],
]);
const unearthly = new Set(['deep', 'heaven']);

/** What passes through the air of a scene, by its weather, time and place. */
export function particlesOfScene(
  page: Page,
  stage: Stage,
  things: readonly ThingSeen[],
  heads: readonly Box[],
  bodies: readonly Box[],
): Particles[] {
  const { scene, roofed, light, horizon } = stage;
  const { width, height } = page;
  const all: Box = { left: 0, top: 0, right: width, bottom: height };
  const passing = (of: Kind, box: Box, strength: number): Particles[] => {
    const area = areaOn(page, onPage(page, box));
    return area && area.h > 0.03 ? [{ kind: 'particles', of, area, strength }] : [];
  };
  if (roofed)
    return light.dark
      ? passing('dust', { ...all, bottom: height * 0.6 }, 0.12)
      : passing('dust', { ...all, bottom: height * 0.8 }, 0.25);
  if (scene.weather === 'rain' || scene.weather === 'storm')
    return passing('rain', all, scene.weather === 'storm' ? 0.9 : 0.6);
  if (scene.weather === 'snow') return passing('snow', all, 0.6);
  if (scene.weather === 'fire') return passing('sparks', all, 0.5);
  // Over the heads: nothing in the sky passes in front of a face.
  const sides = builtUp.has(scene.place) ? { left: width * 0.3, right: width * 0.7 } : {};
  const over: Box = {
    ...all,
    ...sides,
    bottom: Math.min(horizon * 0.78, ...heads.map(({ top, bottom }) => top - (bottom - top) * 0.2)),
  };
  const clear = scene.weather === 'clear' || scene.weather === 'wind' || scene.weather === 'rainbow';
  const open = !(builtUp.has(scene.place) && scene.era === 'today');
  const starry = things.some(({ kind }) => kind === 'stars') || scene.place === 'deep';
  const trees = things.filter(
    ({ kind, box }) => (kind === 'tree' || kind === 'branch') && heightOf(box) > height * 0.28,
  );
  const [water] = openWater(page, things, bodies);
  return [
    ...(starry && open ? passing('stars', over, 0.5) : []),
    ...(clear && !light.dark && open && !unearthly.has(scene.place) ? passing('birds', over, 0.3) : []),
    ...(water ? passing('glints', water, light.dark ? 0.25 : 0.5) : []),
    ...(trees.length > 0 && clear && !light.dark
      ? passing('leaves', { ...all, top: height * 0.15 }, scene.weather === 'wind' ? 0.5 : 0.15)
      : []),
    ...(dry.has(scene.place) && !light.dark
      ? passing('dust', { ...all, top: stage.ground }, scene.weather === 'wind' ? 0.5 : 0.2)
      : []),
    ...(unearthly.has(scene.place) ? passing('dust', all, 0.25) : []),
  ];
}
