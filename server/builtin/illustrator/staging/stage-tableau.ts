// Places people by the lines of a tableau.
import type { Blocking, Placed, Thing } from './blocking.ts';
import { held } from '../props/held.ts';
import type { Chance } from '../drawing/random.ts';
import type { CastMember } from '../scene.ts';
import type { Cue } from './tableau.ts';
import type { Prop } from './kinds.ts';

/** Where the `i`-th of `count` is on a line from one share to another. */
const spread = ([from, to]: readonly [number, number], i: number, count: number): number =>
  count < 2 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1);

const inHand = (name: string): string | undefined => (name ? held[name as keyof typeof held] : undefined);

/** Puts people, things and animals where the lines of a tableau say; a picture redrawn moves a little. */
export function stageTableau(cues: readonly Cue[], cast: readonly CastMember[], luck: Chance): Blocking {
  const people: Placed[] = [];
  const things: Thing[] = [];
  const met = new Map<string, number>();
  for (const cue of cues)
    for (let i = 0; i < cue.count; i++) {
      const nudge = cue.what === 'thing' || cue.count === 1 ? 0 : luck.between(-0.008, 0.008);
      const x = spread(cue.x, i, cue.count) + nudge;
      const depth =
        spread(cue.depth, i, cue.count) + (cue.count > 2 && cue.depth[0] === cue.depth[1] && i % 2 ? 0.08 : 0);
      const nth = met.get(cue.name) ?? 0;
      met.set(cue.name, nth + 1);
      if (cue.what !== 'person') {
        const what =
          cue.what === 'thing' ? { prop: cue.name as Prop } : { animal: cue.name as NonNullable<Thing['animal']> };
        things.push({
          x,
          depth,
          ...what,
          nth,
          face: cue.face,
          scale: cue.scale,
          ...(cue.lift ? { lift: cue.lift } : {}),
        });
        continue;
      }
      const member = cast.find(({ id }) => id === cue.name) ?? { id: cue.name, kind: cue.kind, count: 1, hurt: false };
      people.push({
        member: { ...member, kind: cue.kind },
        nth: member.count > 1 ? nth : 0,
        posture: cue.postures[i % cue.postures.length] ?? 'stand',
        feeling: cue.feelings[i % cue.feelings.length] ?? 'calm',
        x,
        depth,
        face: cue.face,
        held: inHand(cue.holds),
        farHeld: inHand(cue.far),
        away: cue.away,
        lift: cue.lift,
        scale: cue.scale,
        ...(cue.on ? { mount: cue.on } : {}),
        ...(cue.bears ? { carries: cue.bears } : {}),
      });
    }
  return { people, things };
}
