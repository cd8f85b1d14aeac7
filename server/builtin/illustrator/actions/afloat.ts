// Draws scenes on the water that everybody knows: the boat in the storm, Noah's ark, Jonah's fish, Peter on the waves.
import { animals } from '../animals/herd.ts';
import { moodFeeling, type Placed } from '../staging/blocking.ts';
import { place } from '../drawing/brush.ts';
import { figure } from '../body/figure.ts';
import type { Look } from '../looks/look.ts';
import type { Posture } from '../body/pose.ts';
import { ark, boat } from '../props/boat.ts';
import type { CastMember } from '../scene.ts';
import type { Stage } from '../staging/stage.ts';
import { rings } from '../scenery/water.ts';
import { moving } from '../life/moving.ts';

type Dress = (member: CastMember, nth: number) => Look;

/** Where people are in a boat, from its middle: one seat for each. */
const seats = [-150, 120, -64, 170, 40] as const;
/** Who gets a seat first: Jesus, then one person of every name, then more of the groups. */
const rank = ({ member, nth }: { member: CastMember; nth: number }): number =>
  member.kind === 'jesus' ? 0 : nth === 0 ? 1 : 2;

/** A boat, the ark, a great fish or somebody on the waves: what a scene at sea shows, drawn between its waves. */
export function afloat(stage: Stage, dress: Dress): string {
  const { w, h, scene, luck, side } = stage;
  const rough = scene.weather === 'storm';
  const turn = rough ? luck.between(5, 9) * (luck.maybe(0.5) ? 1 : -1) : luck.between(-2, 2);
  const mirror = luck.maybe(0.5);
  const fit = Math.min(1, w / 1100);
  const whale = scene.animals.some(({ kind }) => kind === 'whale')
    ? place(animals.whale.draw(0), w * (mirror ? 0.24 : 0.76), h * 0.72, 1.25 * fit, !mirror, rough ? -12 : -6)
    : '';
  const flying = scene.animals
    .filter(({ kind }) => animals[kind].flies)
    .map(({ kind }, i) => place(animals[kind].draw(i), w * (mirror ? 0.26 : 0.74), h * 0.26, 1.7 * fit, mirror))
    .join('');
  if (scene.props.includes('ark')) {
    const [x, size] = (
      [
        [0.5, 1.42],
        [0.4, 1.06],
        [0.54, 1.6],
      ] as const
    )[stage.index % 3] ?? [0.5, 1.42];
    return place(ark(), w * (mirror ? 1 - x : x), h * 0.8, size * fit, mirror, turn * 0.5) + flying;
  }
  const crew = scene.cast.flatMap((member) => Array.from({ length: member.count }, (_, nth) => ({ member, nth })));
  const walks = scene.event === 'walk-on-water';
  const walker = walks ? crew.find(({ member }) => member.kind === 'jesus') : undefined;
  const sinker = walks ? crew.find(({ member }) => member.id === 'peter') : undefined;
  const aboard = crew
    .filter((one) => one !== walker && one !== sinker)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, seats.length);
  const person = (
    one: { member: CastMember; nth: number },
    posture: Posture,
    faces: 1 | -1,
    feeling: Placed['feeling'],
    hold?: string,
  ) =>
    figure(stage.ink, {
      who: one.member.id,
      look: dress(one.member, one.nth),
      posture,
      feeling,
      lit: side === faces ? 1 : -1,
      ...(hold ? { held: hold } : {}),
    });
  const { behind, front } = boat(rough);
  const people = aboard
    .map((one, i) => {
      const x = seats[i] ?? 0;
      const main = one.member.kind === 'jesus' || (i === 0 && aboard.length < 3);
      const faces = x < 0 ? 1 : -1;
      const posture: Posture = main
        ? scene.event === 'sleep'
          ? 'rest'
          : rough
            ? 'praise'
            : luck.pick(['teach', 'bless', 'relaxed'])
        : rough
          ? luck.pick(['shock', 'plead', 'row', 'guard'])
          : luck.pick(['row', 'sit', 'relaxed']);
      const feeling = main ? (scene.event === 'sleep' ? 'asleep' : 'calm') : rough ? 'afraid' : moodFeeling[scene.mood];
      const rows = posture === 'row';
      return {
        y: main ? 1 : i % 2,
        svg: place(
          person(
            one,
            posture,
            faces,
            feeling,
            rows ? `<path d="M-30 -30L70 110" stroke="#8a5f38" stroke-width="7" stroke-linecap="round"/>` : undefined,
          ),
          x,
          -26 - (i % 2) * 4,
          0.98,
          faces < 0,
        ),
      };
    })
    .sort((a, b) => b.y - a.y)
    .map(({ svg }) => svg)
    .join('');
  const shift = walker || whale ? (mirror ? 0.68 : 0.32) : ([0.5, 0.36, 0.54, 0.66][stage.index % 4] ?? 0.5);
  const size = walker || whale ? 1.2 : ([1.62, 1.16, 2.05, 1.3][stage.index % 4] ?? 1.62);
  const vessel = moving('boat', place(behind + people + front, w * shift, h * 0.79, size * fit, mirror, turn));
  const away: 1 | -1 = mirror ? 1 : -1;
  const onWaves = walker
    ? rings(w * (1 - shift), h * 0.83, 130) +
      place(person(walker, 'reach', away, 'calm'), w * (1 - shift), h * 0.835, 1.9 * fit, away < 0)
    : '';
  const sinking = sinker
    ? place(
        person(sinker, 'praise', -away as 1 | -1, 'afraid'),
        w * (0.5 + (0.5 - shift) * 0.2),
        h * 0.98,
        1.5 * fit,
        away > 0,
      )
    : '';
  const alone = crew.length === 0 && !scene.props.includes('boat') ? '' : vessel;
  return whale + alone + onWaves + sinking + flying;
}
