// Finds animals and things in a prompt by word lists, for scenes without a reading.
import { find } from './lexicon.ts';
import { animalWords, propWords } from './lexicon-things.ts';
import type { AnimalKind, Prop } from '../staging/kinds.ts';
import type { CastMember, Herd, Place, SceneEvent } from '../scene.ts';

const herds: Partial<Record<AnimalKind, number>> = {
  sheep: 5,
  goat: 3,
  pig: 4,
  bird: 5,
  dove: 1,
  fish: 4,
  camel: 2,
  ox: 2,
  frog: 3,
};

/** The animals of a scene: those that are named, and those that the event or a shepherd brings. */
export function animalsOf(text: string, event: SceneEvent, cast: CastMember[], place: Place): Herd[] {
  const away = ['house', 'inn', 'palace', 'temple', 'sea', 'city', 'valley'].includes(place);
  const kinds = [...new Set(find(animalWords, text).map(({ means }) => means))];
  if (kinds.includes('elephant') && place === 'sea')
    return (['whale', 'fish', 'bird'] as const).map((kind) => ({ kind, count: herds[kind] ?? 1 }));
  if (kinds.includes('elephant'))
    return (['elephant', 'giraffe', 'lion', 'sheep', 'camel'] as const).map((kind) => ({ kind, count: 2 }));
  if (event === 'ride' && !kinds.some((kind) => ['donkey', 'camel', 'horse'].includes(kind))) kinds.unshift('donkey');
  if (event === 'birth') kinds.push(...(['ox', 'donkey', 'sheep'] as const).filter((kind) => !kinds.includes(kind)));
  const keeper =
    cast.some(({ kind }) => kind === 'shepherd' || kind === 'young-shepherd') &&
    event !== 'duel' &&
    event !== 'defeat' &&
    !away;
  if (keeper && !kinds.includes('sheep') && !kinds.includes('goat')) kinds.push('sheep');
  return kinds.slice(0, 4).map((kind) => ({
    kind,
    count:
      event === 'birth' && kind === 'sheep'
        ? 2
        : event === 'birth'
          ? 1
          : /\b(?:lost|one|a|the) (?:sheep|lamb|goat|ox|camel)\b/i.test(text) && !/flock|hundred/i.test(text)
            ? 1
            : (herds[kind] ?? 1),
  }));
}

const tools: Partial<Record<SceneEvent, Prop[]>> = {
  birth: ['manger', 'star'],
  crucify: ['cross'],
  feast: ['table', 'bread', 'wine'],
  fish: ['net', 'boat'],
  sail: ['boat'],
  sow: ['seed'],
  sacrifice: ['altar', 'fire'],
  rule: ['throne'],
  duel: ['sling', 'spear'],
  write: ['scroll'],
  'walk-on-water': ['boat'],
};

const lasting = new Set<Prop>(['burning-bush', 'altar', 'table', 'throne', 'well', 'manger', 'cross', 'fire']);

/** The things of a scene, most telling first; what is too big to be carried away stays from the previous scene. */
export function propsOf(text: string, said: string, event: SceneEvent, place: Place, before: string): Prop[] {
  const score = new Map<Prop, number>();
  for (const { means, score: by } of find(propWords, text)) score.set(means, Math.max(score.get(means) ?? 0, by));
  for (const { means, score: by } of find(propWords, said))
    if (!lasting.has(means)) score.set(means, Math.max(score.get(means) ?? 0, by * 0.6));
  for (const { means, score: by } of find(propWords, before))
    if (lasting.has(means)) score.set(means, Math.max(score.get(means) ?? 0, by));
  for (const tool of tools[event] ?? []) score.set(tool, 3);
  if (place === 'golgotha') score.set('cross', 3);
  if (place !== 'stable') score.delete('manger');
  if (score.has('burning-bush') || score.has('altar')) score.delete('fire');
  return [...score]
    .sort((a, b) => b[1] - a[1])
    .map(([prop]) => prop)
    .slice(0, 6);
}
