// How bodies move while people do nothing: breathing, nodding.
import type { Warp } from '#shared/motion/picture-life.ts';
import { grown, meets } from './matrix.ts';
import { areaOn, heightOf, type Page, pointOn } from './page.ts';
import type { PersonSeen } from './people-seen.ts';

const most = { breathe: 8, nod: 3 } as const;
/** The smallest head that is seen to nod: a share of the page's height. */
const nods = 0.06;
const quiet = new Set(['asleep', 'praying', 'hurting']);

const breathing = (page: Page, { trunk, hip, order }: PersonSeen): Warp[] => {
  const area = areaOn(page, grown(trunk, heightOf(trunk) * 0.06));
  return area
    ? [
        {
          kind: 'warp',
          moves: 'breathe',
          area,
          pivot: pointOn(page, hip),
          strength: order.feeling === 'asleep' ? 0.9 : 0.6,
        },
      ]
    : [];
};

function nodding(page: Page, { head, neck, order }: PersonSeen, others: readonly PersonSeen[]): Warp[] {
  if (quiet.has(order.feeling) || order.hurt) return [];
  const round = grown(head, heightOf(head) * 0.22);
  const area = areaOn(page, round);
  const alone = !others.some((other) => meets(other.head, round));
  return area && alone ? [{ kind: 'warp', moves: 'nod', area, pivot: pointOn(page, neck), strength: 0.4 }] : [];
}

/** How the bodies of people move while they do nothing: those in front first. */
export function partsOfPeople(page: Page, people: readonly PersonSeen[]): Warp[] {
  const nearest = people.toSorted((a, b) => b.size - a.size);
  const faces = nearest.filter(({ face }) => face > page.height * nods).slice(0, most.nod);
  return [
    ...nearest.slice(0, most.breathe).flatMap((person) => breathing(page, person)),
    ...faces.flatMap((person) =>
      nodding(
        page,
        person,
        people.filter((other) => other !== person),
      ),
    ),
  ];
}
