// The type of a tableau, and the small language in which its lines are written.
import { people as known } from '../reading/lexicon-people.ts';
import type { AnimalKind, PersonKind, Prop } from './kinds.ts';
import type { Feeling } from '../looks/look.ts';
import type { Posture } from '../body/pose.ts';
import type { CastMember, Herd, Scene } from '../scene.ts';

/** A scene that everybody knows, and the picture that everybody has of it. */
export type Tableau = {
  readonly key: string;
  /** Patterns that must all match the words of the picture. */
  readonly words: readonly RegExp[];
  /**
   * Patterns that must all match the words of the whole tale, this picture's included: names, or words of that book
   * alone.
   */
  readonly tale: readonly RegExp[];
  /** A pattern that must not match the words of the picture. */
  readonly not?: RegExp;
  readonly scene: Partial<
    Pick<Scene, 'place' | 'time' | 'weather' | 'mood' | 'event' | 'wide' | 'near' | 'props' | 'open' | 'side'>
  >;
  /** Who and what is where, one a line; without it people stand as the event has them. See `cuesOf`. */
  readonly cues?: string;
};

/** A line of a tableau: a person, a thing or an animal, and its place on the page. */
export type Cue = {
  readonly what: 'person' | 'thing' | 'animal';
  readonly name: string;
  readonly kind: PersonKind;
  readonly count: number;
  readonly postures: readonly Posture[];
  readonly feelings: readonly Feeling[];
  readonly x: readonly [number, number];
  readonly depth: readonly [number, number];
  readonly face: 1 | -1;
  readonly scale: number;
  readonly lift: number;
  readonly holds: string;
  readonly far: string;
  readonly on: AnimalKind | '';
  readonly bears: AnimalKind | '';
  readonly away: boolean;
  readonly hurt: boolean;
};

const range = (text = '0'): readonly [number, number] => {
  const [from = 0, to = from] = text.split('~').map(Number);
  return [from, to];
};

/**
 * Reads one line: `+thing x depth …`, `@animal[*count] x depth …` or `who[/kind][*count] posture|… feeling|… x depth
 * …`, then `<` (looks left), `x1.2`, `up=40`, `holds=staff`, `far=net`, `on=donkey`, `bears=lamb`, `away`, `hurt`;
 * `.1~.4` spreads a group.
 */
export function readCue(text: string): Cue {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const what = first.startsWith('+') ? 'thing' : first.startsWith('@') ? 'animal' : 'person';
  const [, name = '', kind, count = '1'] = /^[+@]?([\w-]+)(?:\/([\w-]+))?(?:\*(\d+))?$/.exec(first) ?? [];
  const acts = what === 'person' ? rest.splice(0, 2) : [];
  const [x, depth, ...marks] = rest;
  const mark = (key: string) => marks.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
  return {
    what,
    name,
    kind: (kind ?? known.find(({ id }) => id === name)?.kind ?? name) as PersonKind,
    count: Number(count),
    postures: (acts[0] ?? '').split('|') as Posture[],
    feelings: (acts[1] ?? '').split('|') as Feeling[],
    x: range(x),
    depth: range(depth),
    face: marks.includes('<') ? -1 : 1,
    scale: Number(marks.find((one) => /^x[\d.]+$/.test(one))?.slice(1) ?? 1),
    lift: Number(mark('up') || 0),
    holds: mark('holds'),
    far: mark('far'),
    on: mark('on') as AnimalKind | '',
    bears: mark('bears') as AnimalKind | '',
    away: marks.includes('away'),
    hurt: marks.includes('hurt'),
  };
}

/** The lines of a tableau, read. */
export const cuesOf = ({ cues = '' }: Tableau): Cue[] =>
  cues
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map(readCue);

/** The people of a tableau, those of one name as a group. */
export function castOf(cues: readonly Cue[]): CastMember[] {
  const cast = new Map<string, CastMember>();
  for (const { what, name, kind, count, hurt } of cues)
    if (what === 'person') cast.set(name, { id: name, kind, count: count + (cast.get(name)?.count ?? 0), hurt });
  return [...cast.values()];
}

/** The animals of a tableau: those that stand by themselves, are ridden or are carried. */
export function herdsIn(cues: readonly Cue[]): Herd[] {
  const herds = new Map<AnimalKind, number>();
  for (const { what, name, count, on, bears } of cues) {
    const kind = what === 'animal' ? (name as AnimalKind) : on || bears;
    if (kind) herds.set(kind, (herds.get(kind) ?? 0) + count);
  }
  return [...herds].map(([kind, count]) => ({ kind, count }));
}

/** The things that a tableau shows. */
export const propsIn = (cues: readonly Cue[]): Prop[] =>
  cues.filter(({ what }) => what === 'thing').map(({ name }) => name as Prop);
