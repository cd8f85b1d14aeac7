import type { ReadingAge, ReadingFeeling, ReadingShot, SceneReading } from '#shared/scene-reading.ts';

type Words<T extends string> = Readonly<Record<T, string>>;

/** How the creator reads the values of a reading; what is not named here is called by its own name. */
export const shotWords: Words<ReadingShot> = {
  land: 'The place, with nobody in it',
  wide: 'From far away',
  full: 'Whole figures',
  half: 'From the waist up',
  face: 'A face, close',
  hands: 'Hands, close',
  thing: 'A thing, close',
  'from-above': 'From above',
  'from-below': 'From below',
  'over-shoulder': 'Over a shoulder',
};
export const feelingWords: Words<ReadingFeeling> = {
  calm: 'Calm',
  joy: 'Joy',
  sadness: 'Sadness',
  tears: 'Tears',
  fear: 'Fear',
  anger: 'Anger',
  wonder: 'Wonder',
  shame: 'Shame',
  pain: 'Pain',
  tired: 'Tired',
  pride: 'Pride',
};
export const timeWords: Words<SceneReading['time']> = { dawn: 'Early morning', day: 'Day', dusk: 'Evening', night: 'Night' };
export const weatherWords: Words<SceneReading['weather']> = {
  clear: 'Clear',
  cloudy: 'Cloudy',
  storm: 'Storm',
  rain: 'Rain',
  rainbow: 'Rainbow',
  wind: 'Wind',
  dust: 'Dust in the air',
  fire: 'Fire',
  snow: 'Snow',
};
export const eraWords: Words<SceneReading['era']> = { scripture: 'Bible times', today: 'Today' };

/** A person's age and sex in one word, as people say it. */
export const agesAndSexes: readonly { words: string; age: ReadingAge; sex: 'female' | 'male' | null }[] = [
  { words: 'Baby', age: 'baby', sex: null },
  { words: 'Girl', age: 'child', sex: 'female' },
  { words: 'Boy', age: 'child', sex: 'male' },
  { words: 'Child', age: 'child', sex: null },
  { words: 'Young woman', age: 'teen', sex: 'female' },
  { words: 'Young man', age: 'teen', sex: 'male' },
  { words: 'Young person', age: 'teen', sex: null },
  { words: 'Woman', age: 'adult', sex: 'female' },
  { words: 'Man', age: 'adult', sex: 'male' },
  { words: 'Adult', age: 'adult', sex: null },
  { words: 'Old woman', age: 'old', sex: 'female' },
  { words: 'Old man', age: 'old', sex: 'male' },
  { words: 'Old person', age: 'old', sex: null },
];

/** 'living-room' as people write it: 'Living room'. */
export const plainWords = (value: string): string => `${value[0]?.toUpperCase() ?? ''}${value.slice(1).replaceAll('-', ' ')}`;

type Counted = SceneReading['things'];
/** Things as one line: "bread, 2 baskets". */
export const countedWords = (things: Counted): string =>
  things.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');

/** The things of a line, at most `most`; a number before a name is its count (1 to 40). */
export const countedIn = (line: string, most: number): Counted =>
  line
    .split(',')
    .map((part) => /^\s*(?:(\d{1,2})\s+)?(.*?)\s*$/.exec(part))
    .flatMap((match) => (match?.[2] ? [{ name: match[2].slice(0, 60), count: Math.min(40, Math.max(1, Number(match[1] ?? 1))) }] : []))
    .slice(0, most);

/** A reading in a sentence: who, doing what, where, when. */
export function readingSentence({ people, action, actors, targets, things, place, time, shot }: SceneReading): string {
  const called = (ids: readonly string[]) =>
    people
      .filter(({ id }) => ids.includes(id))
      .map((person) => person.called)
      .join(', ');
  const who = called(actors);
  const whom = called(targets);
  const doing = action === 'none' || who === '' ? '' : `${who}: ${plainWords(action).toLowerCase()}${whom ? ` → ${whom}` : ''}`;
  const parts = [doing, countedWords(things), plainWords(place), timeWords[time], shotWords[shot]];
  return parts.filter((part) => part !== '').join(' · ');
}
