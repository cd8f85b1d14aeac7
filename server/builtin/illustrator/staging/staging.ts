// Places people by the event of a scene, for scenes without a reading.
import { type Blocking, type Players, players } from './blocking.ts';
import { tableauOf } from './known-tableaux.ts';
import { stageTableau } from './stage-tableau.ts';
import type { Chance } from '../drawing/random.ts';
import type { Scene, SceneEvent } from '../scene.ts';
import { attack, defeat, duel, flee } from './staging-battle.ts';
import { beg, embrace, give, pass, ride, tend } from './staging-deeds.ts';
import { anoint, bury, mourn, praise, pray, sacrifice, worship } from './staging-faith.ts';
import { appear, baptize, birth, crucify, discover, host } from './staging-wonders.ts';
import { ask, rule, teach, write } from './staging-talk.ts';
import { arrive, journey, lead, ponder, wait } from './staging-ways.ts';
import { build, carry, fall, feast, fish, harvest, herd, sleep, sow, throwing } from './staging-work.ts';

const stagings: Record<SceneEvent, (p: Players) => Blocking> = {
  attack,
  pass,
  tend,
  ride,
  give,
  embrace,
  teach,
  ask,
  pray,
  worship,
  feast,
  sleep,
  fish,
  sow,
  harvest,
  build,
  duel,
  defeat,
  journey,
  flee,
  herd,
  carry,
  anoint,
  baptize,
  birth,
  bury,
  discover,
  mourn,
  sacrifice,
  write,
  praise,
  crucify,
  appear,
  rule,
  beg,
  fall,
  wait,
  ponder,
  arrive,
  lead,
  throw: throwing,
  create: wait,
  sail: teach,
  'walk-on-water': teach,
};

/** The cast without babies, who lie in a manger or are left out. */
const grown = (cast: Scene['cast']) =>
  cast.every(({ kind }) => kind === 'baby') ? cast : cast.filter(({ kind }) => kind !== 'baby');

/** Puts the people of a scene in their places; who has no part in what happens looks on from the side. */
export function stageScene(scene: Scene, luck: Chance, turn: number): Blocking {
  const known = scene.tableau && tableauOf(scene.tableau.key);
  if (known && scene.tableau) return mirrored(stageTableau(known.lines, scene.cast, luck), scene.tableau.mirror);
  if (scene.cast.length === 0) return { people: [], things: [] };
  const captive = scene.event === 'throw' && !scene.props.includes('sling');
  const born =
    scene.cast.some(({ kind }) => kind === 'baby') && ['birth', 'worship', 'give', 'pray'].includes(scene.event);
  const p = players(
    born
      ? scene
      : {
          ...scene,
          cast: captive
            ? grown(scene.cast).toSorted((a, b) => Number(a.kind === 'king') - Number(b.kind === 'king'))
            : grown(scene.cast),
        },
    luck,
    turn,
  );
  const winged = scene.cast.reduce((sum, { kind, count }) => sum + (kind === 'angel' ? count : 0), 0);
  const { people, things } = born ? birth(p) : winged > 1 ? host(p) : stagings[captive ? 'pray' : scene.event](p);
  return mirrored({ people, things }, luck.maybe(0.5));
}

function mirrored({ people, things }: Blocking, turned: boolean): Blocking {
  if (!turned) return { people, things };
  return {
    people: people.map((one) => ({ ...one, x: 1 - one.x, face: -one.face as 1 | -1 })),
    things: things.map((one) => ({ ...one, x: 1 - one.x, face: -(one.face ?? 1) as 1 | -1 })),
  };
}
