import type { ReadingAction, ReadingFeeling, ReadingShot } from '#shared/scene-reading.ts';

/** What decides how near a scene is seen. */
export type ShotSubject = {
  readonly action: ReadingAction;
  readonly feeling: ReadingFeeling;
  /** How many people are seen, groups counted. */
  readonly seen: number;
  readonly targets: number;
  readonly smallThing: boolean;
  readonly hasThing: boolean;
  readonly opensOrCloses: boolean;
};

const byHand = new Set<ReadingAction>([
  'give',
  'discover',
  'write',
  'count',
  'sew',
  'pour',
  'share',
  'draw',
  'pick',
  'mend',
  'tie',
  'anoint',
  'wash-feet',
  'plant',
  'buy',
  'hold-hands',
]);
const talking = new Set<ReadingAction>(
  'talk tell teach ask whisper argue mock accuse listen comfort greet think pray read bless call heal kiss hug eat drink'.split(
    ' ',
  ) as ReadingAction[],
);
const journeys = new Set<ReadingAction>([
  'walk',
  'ride',
  'row',
  'drive',
  'flee',
  'follow',
  'lead',
  'herd',
  'arrive',
  'leave',
  'harvest',
  'fish',
]);
const ofFace = new Set<ReadingAction>(['weep', 'fear', 'be-ashamed', 'laugh', 'think', 'look', 'pray', 'sleep', 'listen', 'wake', 'mock']);
const strong = new Set<ReadingFeeling>(['tears', 'fear', 'shame', 'anger', 'wonder', 'pain', 'sadness']);
const fromBelow = new Set<ReadingAction>(['climb', 'jump', 'rule', 'judge', 'lift', 'praise', 'fight', 'kick']);
const fromAbove = new Set<ReadingAction>(['sleep', 'lie-sick', 'search', 'hide', 'wait', 'sit', 'fall', 'kneel', 'swim', 'eat', 'dig']);

/** The shots that fit a scene, the best first; never empty. */
export function fittingShots(scene: ShotSubject): ReadingShot[] {
  const { action, feeling, seen, targets } = scene;
  if (seen === 0) {
    const near: ReadingShot[] = scene.hasThing ? ['thing'] : [];
    const views: ReadingShot[] = scene.opensOrCloses ? ['land', 'wide', 'from-above', ...near] : [...near, 'land', 'wide', 'from-above'];
    return [...views, 'from-below'];
  }
  const shots: ReadingShot[] = [];
  if (seen >= 5) shots.push('wide');
  if (seen === 1 && action === 'weep') shots.push('face');
  if (byHand.has(action) && scene.smallThing) shots.push('hands');
  if (seen === 1 && (ofFace.has(action) || action === 'none') && strong.has(feeling)) shots.push('face');
  if (journeys.has(action) && seen >= 3) shots.push('wide');
  if (talking.has(action)) shots.push('half');
  shots.push('full');
  if (journeys.has(action)) shots.push('wide');
  if (seen === 1 && ofFace.has(action)) shots.push('face');
  if (targets > 0 && talking.has(action)) shots.push('over-shoulder');
  if (fromBelow.has(action)) shots.push('from-below');
  if (fromAbove.has(action)) shots.push('from-above');
  if (scene.smallThing && ['take', 'hold', 'open', 'close', 'read', 'mend', 'pour'].includes(action)) shots.push('hands');
  if (seen === 1 && !journeys.has(action)) shots.push('half', 'face');
  shots.push('half', 'wide');
  return [...new Set(shots)];
}

/** Gives every scene a shot: the best that fits, not the one of the scene before, and four different ones within eight where they fit. */
export function chooseShots(scenes: readonly (readonly ReadingShot[])[]): ReadingShot[] {
  const chosen: ReadingShot[] = [];
  for (const fitting of scenes) {
    const last = chosen.at(-1);
    const recent = chosen.slice(-7);
    const free = fitting.filter((shot) => shot !== last);
    const want = new Set(recent).size < 4 && recent.length >= 3;
    const fresh = want ? free.slice(0, 4).find((shot) => !recent.includes(shot)) : undefined;
    const twice = recent.slice(-3).filter((shot) => shot === free[0]).length >= 2;
    chosen.push(fresh ?? (twice ? free[1] : undefined) ?? free[0] ?? fitting[0]!);
  }
  return chosen;
}
