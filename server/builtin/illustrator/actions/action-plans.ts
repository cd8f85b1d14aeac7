// Reads action-plans.yaml, which says for each action where people stand, what they do and what they hold. One way to
// show an action is a plan.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EverydayDeed } from '#shared/pictures/everyday-deeds.ts';
import { type ReadingAction, type ReadingEra, readingActions, readingEras } from '#shared/pictures/scene-reading.ts';
import type { Joint } from './contact.ts';
import type { Feeling } from '../looks/look.ts';
import type { Posture } from '../body/pose.ts';

/**
 * One person or group of a plan: where they are and what they do. Distances are figure units from the middle, to the
 * right. Fields without a comment are those of `Placed`.
 */
export type Part = {
  readonly who: string;
  readonly postures: readonly Posture[];
  readonly dx: number;
  readonly face: 1 | -1;
  readonly depth: number;
  readonly scale: number;
  readonly lift: number;
  /** How much higher children are: on a high chair behind a table. */
  readonly childLift: number;
  readonly tilt: number;
  readonly layer: number;
  readonly feeling: Feeling | null;
  /**
   * How the other people of the group are arranged: beside each other, one behind another, hand in hand, along a table,
   * in one bed, on the seats of a vehicle, or up a slope.
   */
  readonly form: 'row' | 'file' | 'chain' | 'table' | 'bed' | 'seats' | 'slope';
  readonly step: number;
  /** How many people fit side by side on a vehicle or a slope. */
  readonly seats: number;
  /** How much lower each person on a slope is than the previous one. */
  readonly rise: number;
  readonly holds: string;
  readonly far: string;
  readonly head: string;
  readonly shoulders: string;
  readonly seat: string;
  readonly mounted: boolean;
  readonly away: boolean;
  readonly over: boolean;
  /** Stays in place when people move together to touch each other. */
  readonly still: boolean;
  /** A hand rests on a joint of another person. */
  readonly reach: { readonly hand: 'near' | 'far'; readonly whom: string; readonly joint: Joint }[];
  /** A hand meets a hand of another person half-way. */
  readonly meet: { readonly mine: 'near' | 'far'; readonly whom: string; readonly theirs: 'near' | 'far' }[];
  /** This person is carried at a joint of another person. */
  readonly at: { readonly whom: string; readonly joint: Joint } | null;
};
/** A thing of a plan: the first thing of the reading when its name is `thing`. */
export type Furnishing = {
  readonly name: string;
  readonly dx: number;
  readonly depth: number;
  readonly scale: number;
  readonly lift: number;
  readonly half: number;
  readonly face: 1 | -1;
  readonly layer: number;
  /** Whether one stands in front of each person who acts, or of each who is acted on. */
  readonly each: 'actor' | 'target' | null;
  /** Its height, when it is higher than people. */
  readonly high: number;
};
/** One way to show an action. */
export type Plan = {
  readonly era: ReadingEra | null;
  readonly parts: readonly Part[];
  readonly things: readonly Furnishing[];
  /** The postures of onlookers. */
  readonly others: readonly Posture[];
  /** Two people who act on each other may share the parts. */
  readonly mutual: boolean;
  /** Onlookers stand behind the action, not at its sides. */
  readonly behind: boolean;
  /** All onlookers are behind the person who acts. */
  readonly aside: boolean;
  /** Only indoors, or only outdoors. */
  readonly where: 'indoors' | 'outdoors' | null;
  /** The most people who act or are acted on. */
  readonly most: number;
  /** The plan brings its own vessel or water. */
  readonly afloat: boolean;
  /** Only for a reading with a thing of one of these kinds, or of this name; such plans come first. */
  readonly needs: readonly string[];
  /** Only in these places, before plans for anywhere. */
  readonly places: readonly string[];
  /** Only for a reading without things. */
  readonly bare: boolean;
  /** Only when a child is acted on; `low`: by an adult. */
  readonly child: boolean;
  readonly low: boolean;
  /** Only when children act on an adult. */
  readonly upwards: boolean;
  /** Onlookers join in: everybody does the same. */
  readonly together: boolean;
  /** The plan is complete: no other thing of the reading is added. */
  readonly isWhole: boolean;
};

const pairOf = (text: string) => {
  const [whom = '', joint = ''] = text.split('.');
  return { whom, joint: joint as Joint };
};

/** Reads one line of a plan about a person or a group. */
function partOf(words: readonly string[]): Part {
  const [who = '', postures = '', dx = '0', ...marks] = words;
  const all = (key: string) =>
    marks.filter((mark) => mark.startsWith(`${key}=`)).map((mark) => mark.slice(key.length + 1));
  const mark = (key: string) => all(key)[0] ?? '';
  const number = (key: string, otherwise: number) => Number(mark(key) || otherwise);
  return {
    who,
    postures: postures.split('|') as Posture[],
    dx: Number(dx),
    face: marks.includes('<') ? -1 : 1,
    depth: number('depth', 0.8),
    scale: number('scale', 1),
    lift: number('up', 0),
    childLift: number('child-up', 0),
    tilt: number('tilt', 0),
    layer: number('layer', 0),
    feeling: (mark('feel') || null) as Feeling | null,
    form: (mark('form') || 'row') as Part['form'],
    step: number('step', 62),
    seats: number('seats', 4),
    rise: number('rise', 30),
    holds: mark('holds'),
    far: mark('far'),
    head: mark('head'),
    shoulders: mark('shoulders'),
    seat: mark('seat'),
    mounted: marks.includes('mounted'),
    away: marks.includes('away'),
    over: marks.includes('over'),
    still: marks.includes('still'),
    reach: [
      ...all('reach').map((text) => ({ hand: 'near' as const, ...pairOf(text) })),
      ...all('reach-far').map((text) => ({ hand: 'far' as const, ...pairOf(text) })),
    ],
    meet: all('meet').map((text) => {
      const [whom = '', mine = 'near', theirs = 'near'] = text.split(':');
      return { whom, mine: mine as 'near', theirs: theirs as 'near' };
    }),
    at: mark('at') ? pairOf(mark('at')) : null,
  };
}

function thingOf(words: readonly string[]): Furnishing {
  const { who, dx, depth, scale, lift, face, layer } = partOf([words[0] ?? '', '', ...words.slice(1)]);
  const number = (key: string) => words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  return {
    name: who.slice(1),
    dx,
    depth,
    scale,
    lift,
    face,
    layer,
    half: Number(number('half') ?? 50),
    high: Number(number('high') ?? 0),
    each: words.includes('each') ? 'actor' : words.includes('each-target') ? 'target' : null,
  };
}

const isMark = (word: string) =>
  /^(?:scripture|today|mutual|afloat|indoors|outdoors|together|child|low|upwards|bare|besides|(?:needs|most|place)=.*)$/.test(
    word,
  );

const listOf = (marks: readonly string[], key: string): string[] =>
  (
    marks
      .find((mark) => mark.startsWith(key))
      ?.slice(key.length)
      .split('|') ?? []
  ).map((name) => name.replaceAll('_', ' '));

/**
 * Reads a plan: a line for everybody, for each thing (`+`) and for those who look on; see the head of
 * `action-plans.yaml`.
 */
function planOf(text: string, isWhole: boolean): Plan {
  const rows = text
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([first]) => first);
  const marks = rows.filter(([who = '']) => isMark(who)).flat();
  const era = readingEras.find((one) => marks.includes(one)) ?? null;
  const looking = rows.find(([who]) => who === 'others') ?? [];
  const others = looking[1]?.split('|') as Posture[] | undefined;
  return {
    era,
    things: rows.filter(([who]) => who?.startsWith('+')).map(thingOf),
    parts: rows.filter(([who = '']) => !isMark(who) && who !== 'others' && !who.startsWith('+')).map(partOf),
    mutual: marks.includes('mutual'),
    behind: looking.includes('behind'),
    aside: looking.includes('aside'),
    where: marks.includes('indoors') ? 'indoors' : marks.includes('outdoors') ? 'outdoors' : null,
    most: Number(marks.find((mark) => mark.startsWith('most='))?.slice(5) ?? 99),
    afloat: marks.includes('afloat'),
    needs: listOf(marks, 'needs='),
    places: listOf(marks, 'place='),
    bare: marks.includes('bare'),
    child: marks.includes('child'),
    low: marks.includes('low'),
    upwards: marks.includes('upwards'),
    together: marks.includes('together'),
    isWhole: isWhole && !marks.includes('besides'),
    others: others ?? ['stand', 'relaxed', 'talk'],
  };
}

const tableOf = (file: string) =>
  parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, string[]>;
const table = tableOf('./action-plans.yaml');
const plans = new Map(
  readingActions.map((action) => [action, (table[action] ?? []).map((text) => planOf(text, false))] as const),
);
const deeds = new Map(
  Object.entries(tableOf('./deed-plans.yaml')).map(
    ([deed, texts]) => [deed, texts.map((text) => planOf(text, true))] as const,
  ),
);

/** All ways to show an action, in the order of the table. */
export const plansOf = (action: ReadingAction): readonly Plan[] => plans.get(action) ?? [];

/** All ways to show an everyday deed. */
export const plansOfDeed = (deed: EverydayDeed): readonly Plan[] => deeds.get(deed) ?? [];
