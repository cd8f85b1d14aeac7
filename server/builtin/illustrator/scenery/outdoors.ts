// Draws places under the sky that have no plan of their own.
import { line, place } from '../drawing/brush.ts';
import { gate, house, temple, town } from './buildings.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { camp, furrows, paving, reeds, vines, wheat } from './fields.ts';
import { corner, dapple, edgeTree, grove, overhang, rocks, stoneWall } from './growth.ts';
import { cliff, flowers, grass, ground, haze, pebbles, ridge, road } from './land.ts';
import { layers } from '../drawing/layers.ts';
import { nightfall } from '../light/night-in-places.ts';
import { sky, weather } from './sky.ts';
import { snowfall, snowOnGround } from '../light/snow.ts';
import type { Scenery, Stage } from '../staging/stage.ts';
import { tree } from './trees.ts';
import { sea } from './water.ts';

const dryPlaces = new Set(['desert', 'wilderness', 'mountain', 'valley', 'golgotha', 'shore']);

/** Land under the sky: far hills, what stands in the middle, and near ground. */
export function outdoors(stage: Stage): Scenery {
  const { w, h, horizon, ground: near, culture, scene, luck, side } = stage;
  const { sand, earth, rock: stone } = culture;
  const { air, green, far, middle, floor, soil } = layers(stage);
  const away = -side as -1 | 1;
  const back = [sky(stage)];
  const front: string[] = [];
  const dry = dryPlaces.has(scene.place) || (scene.place === 'road' && luck.maybe(0.5));
  switch (scene.place) {
    case 'desert':
      back.push(
        ridge(stage, { y: horizon, rise: 110, waves: 2.4, colour: air(sand, 0.6), key: 'far' }),
        ridge(stage, { y: near - 20, rise: 90, waves: 1.5, colour: air(sand, 0.3), key: 'dune' }),
        place(tree(stage, 'palm'), w / 2 + away * w * 0.36, near + 30, 1.5),
        place(tree(stage, 'palm'), w / 2 + away * w * 0.43, near + 46, 1.15, true),
        floor(sand),
        pebbles(stage, near + 20, h - near, sand, 30),
      );
      break;
    case 'mountain':
      back.push(
        ridge(stage, { y: horizon + 20, rise: 330, waves: 3.1, colour: air(stone, 0.6), jagged: true, key: 'peak' }),
        haze(stage, horizon + 30, 120, 0.7),
        ridge(stage, { y: near - 10, rise: 170, waves: 2.2, colour: air(stone, 0.28), jagged: true, key: 'spur' }),
        cliff(stage, away, h * 0.2, w * 0.2, stone),
        floor(mix(stone, earth, 0.5)),
        rocks(stage, 6, near + 10, 120, 0.7),
        pebbles(stage, near + 20, h - near, stone, 40),
        soil(40),
      );
      break;
    case 'wilderness':
    case 'valley':
      back.push(
        far(stone, true, 130),
        scene.place === 'valley' ? camp(stage, near - 42) : '',
        ridge(stage, { y: near - 6, rise: 90, waves: 1.6, colour: air(mix(earth, stone, 0.5), 0.3), key: 'spur' }),
        floor(mix(earth, sand, 0.3)),
        rocks(stage, 7, near + 6, 110, 0.6),
        pebbles(stage, near + 20, h - near, stone, 44),
        grass(stage, near + 20, h - near, mix(green, '#b09a55', 0.6), 60),
      );
      break;
    case 'golgotha':
      back.push(
        far(stone),
        town(stage, w / 2 + away * w * 0.34, (horizon + near) / 2 + 14, 0.42, 8),
        ridge(stage, { y: near + 20, rise: 60, waves: 1.2, colour: air(earth, 0.2), key: 'hill' }),
        floor(mix(earth, stone, 0.4), 40),
        pebbles(stage, near + 20, h - near, stone, 40),
      );
      break;
    case 'tomb':
      back.push(
        far(green),
        middle(green),
        grove(stage, 5, near + 4),
        edgeTree(stage, side),
        floor(mix(earth, green, 0.5)),
        flowers(stage, near + 40, h - near - 60, 34),
        soil(),
      );
      break;
    case 'field':
      back.push(
        far(green),
        middle(green),
        grove(stage, 4, near - 4),
        floor(mix(earth, '#d9b04f', 0.5)),
        scene.event === 'sow'
          ? furrows(stage)
          : wheat(stage, 0, w, near + 30, 44, 190) + wheat(stage, 0, w, near + 62, 62, 170),
      );
      if (scene.event !== 'sow') front.push(wheat(stage, -10, w + 10, h + 6, 120, 130));
      break;
    case 'vineyard':
      back.push(
        far(green),
        middle(green),
        place(house(stage, culture), w / 2 + away * w * 0.34, near - 8, 0.7),
        floor(mix(earth, green, 0.5)),
        vines(stage),
        soil(),
      );
      break;
    case 'garden':
      back.push(
        far(green),
        middle(shade(green, 0.1)),
        grove(stage, 11, near),
        floor(green),
        edgeTree(stage, away),
        flowers(stage, near + 24, h - near - 20, 64),
        soil(),
      );
      front.push(overhang(stage, side));
      break;
    case 'river':
      back.push(
        far(green),
        middle(green),
        grove(stage, 6, near - 18),
        ground(stage, mix(green, sand, 0.2), near - 8),
        ...(scene.event === 'baptize'
          ? [sea(stage, near + 50, h + 40), reeds(stage, h - 14)]
          : [
              sea(stage, near + 44, near + 190),
              ground(stage, mix(green, earth, 0.3), near + 168, 16),
              reeds(stage, near + 168),
            ]),
      );
      break;
    case 'shore':
      back.push(
        ridge(stage, { y: horizon + 6, rise: 70, waves: 3, colour: air(green, 0.66), key: 'far' }),
        sea(stage, horizon, near + 60),
        ground(stage, sand, near + 34, 18),
        dapple({ ...stage, ground: near + 50 }, sand),
        line(`M0 ${near + 30}Q${w * 0.3} ${near + 4} ${w * 0.5} ${near + 34}T${w} ${near + 28}`, '#fdfdf8', 7, 0.7),
        pebbles(stage, near + 60, h - near - 60, sand, 36),
      );
      break;
    case 'city':
    case 'palace':
    case 'inn':
    case 'house':
      back.push(
        far(green),
        town(stage, w * 0.5, near - 46, 0.62, 22),
        haze(stage, near - 16, 60, 0.4),
        scene.place === 'city' || scene.place === 'palace'
          ? place(gate(stage, w * 1.1, 210), w / 2 + away * w * 0.12, near + 16, 0.95)
          : '',
        floor(mix(earth, culture.wall, 0.4)),
        paving(stage),
        place(house(stage, culture), w / 2 + side * w * 0.41, near + 56, scene.place === 'city' ? 2 : 2.7),
        place(house(stage, culture), w / 2 + away * w * 0.46, near + 40, 1.7),
      );
      break;
    case 'temple':
      back.push(
        far(green),
        town(stage, w * 0.5, near - 20, 0.5, 18),
        haze(stage, near, 60, 0.4),
        place(temple(stage), w / 2 + away * w * 0.1, near + 22, 1.25),
        floor(mix(culture.wall, earth, 0.3)),
        paving(stage),
      );
      break;
    case 'camp':
      back.push(
        far(sand),
        middle(sand),
        camp(stage, near - 10),
        floor(mix(sand, earth, 0.4)),
        pebbles(stage, near + 20, h - near, stone, 36),
        soil(60),
      );
      break;
    case 'road': {
      const bare = luck.between(0.3, 0.75);
      const kind = stage.index % 4;
      back.push(
        far(stone, kind === 1, 130),
        middle(mix(green, sand, bare), 84),
        town(
          stage,
          w / 2 + away * w * (kind === 3 ? 0.34 : 0.28),
          (horizon + near) / 2 + (kind === 3 ? 26 : 6),
          kind === 3 ? 0.62 : 0.36,
          kind === 3 ? 9 : 7,
        ),
        grove(stage, luck.whole(2, 4), near - 6),
        floor(mix(green, sand, bare)),
        soil(dry ? 60 : 110),
        road(stage, tint(earth, 0.1), w * luck.between(0.4, 0.6), w / 2 + away * w * 0.26),
        kind === 1
          ? cliff(stage, side, h * 0.22, w * 0.17, stone)
          : kind === 2
            ? edgeTree(stage, side)
            : kind === 3
              ? stoneWall(stage, side)
              : '',
        rocks(stage, dry ? 7 : 4, near + 4, 70, 0.6),
        dry ? pebbles(stage, near + 20, h - near, stone, 26) : '',
      );
      break;
    }
    default:
      back.push(
        far(green),
        middle(green),
        grove(stage, scene.place === 'pasture' ? 4 : 6, near - 4),
        scene.place === 'hills' ? town(stage, w / 2 + away * w * 0.3, near - 20, 0.4, 5) : '',
        floor(green),
        luck.maybe(0.6) ? edgeTree(stage, luck.maybe(0.5) ? 1 : -1) : '',
        flowers(stage, near + 30, h - near - 30, 30),
        soil(),
      );
  }
  const wet = ['river', 'field', 'city', 'temple', 'palace', 'inn', 'house'].includes(scene.place);
  if (!wet) front.push(corner(stage, luck.maybe(0.5) ? 1 : -1, dry));
  if (!dry && !wet && scene.place !== 'garden' && luck.maybe(0.4))
    front.push(overhang(stage, luck.maybe(0.5) ? 1 : -1));
  return {
    back: back.join('') + snowOnGround(stage) + (scene.tableau ? '' : nightfall(stage)),
    front: front.join('') + snowfall(stage) + weather(stage),
  };
}
