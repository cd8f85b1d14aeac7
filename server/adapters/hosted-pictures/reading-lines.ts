import type { ReadPerson, ReadThing, ReadingShot, SceneReading } from '#shared/pictures/scene-reading.ts';

const shots: Record<ReadingShot, string> = {
  land: 'The place alone, without anybody in it.',
  wide: 'Seen from far away, the people small in the place.',
  full: 'Whole figures.',
  half: 'The people from the waist up.',
  face: 'A close-up of the face of whoever acts.',
  hands: 'A close-up of the hands.',
  thing: 'A close-up of the thing that matters.',
  'from-above': 'Seen from above.',
  'from-below': 'Seen from below.',
  'over-shoulder': 'Seen over the shoulder of one of them.',
};
const plain = (value: string) => value.replaceAll('-', ' ');
const ages: Record<ReadPerson['age'], readonly [female: string, male: string, either: string]> = {
  baby: ['baby girl', 'baby boy', 'baby'],
  child: ['girl', 'boy', 'child'],
  teen: ['young woman', 'young man', 'young person'],
  adult: ['woman', 'man', 'grown person'],
  old: ['old woman', 'old man', 'old person'],
};

function personLine({ called, sex, age, role, count, feeling }: ReadPerson): string {
  const what = ages[age][sex === 'female' ? 0 : sex === 'male' ? 1 : 2];
  const facts = [
    count > 1 ? `${count} people, each a ${what}` : what,
    role,
    feeling && `feels ${plain(feeling)}`,
  ].filter(Boolean);
  return `- ${called}: ${facts.join(', ')}`;
}
const counted = (things: readonly ReadThing[]) =>
  things.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');

/**
 * A reading as part of the prompt for an image model: the people, and nobody else; who does what to whom with what,
 * where, when, and the camera view.
 */
export function readingLines({
  people,
  action,
  actors,
  targets,
  things,
  animals,
  place,
  isOutside,
  time,
  weather,
  shot,
}: SceneReading): string[] {
  const called = (ids: readonly string[]) =>
    ids.map((id) => people.find((person) => person.id === id)?.called ?? id).join(' and ');
  const does = action === 'none' || actors.length === 0 ? '' : `${called(actors)}: ${plain(action)}`;
  return [
    ...(does ? [`What happens: ${does}${targets.length > 0 ? `, with ${called(targets)}` : ''}.`] : []),
    people.length === 0 ? 'Nobody is in the picture.' : 'Exactly these people are in the picture, and nobody else:',
    ...people.map(personLine),
    ...(things.length + animals.length > 0 ? [`Also seen: ${counted([...things, ...animals])}.`] : []),
    `Where and when: ${isOutside ? 'outside, before the ' : ''}` +
      `${plain(place)}, ${plain(time)}` +
      `${weather === 'clear' ? '' : `, ${weather}`}. ${shots[shot]}`,
  ];
}
