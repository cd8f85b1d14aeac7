import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingAge, ReadingFeeling, ReadingShot, SceneReading } from '#shared/pictures/scene-reading.ts';
import { i18n } from '#web/language/i18n.ts';
import { actionWords } from './reading-actions.ts';
import { placeWords } from './reading-places.ts';

type Words<T extends string> = Readonly<Record<T, MessageDescriptor>>;

/** How the creator reads the values of a reading; what is not named here is called by its own name. */
export const shotWords: Words<ReadingShot> = {
  land: msg`The place, with nobody in it`,
  wide: msg`From far away`,
  full: msg`Whole figures`,
  half: msg`From the waist up`,
  face: msg`A face, close`,
  hands: msg`Hands, close`,
  thing: msg`A thing, close`,
  'from-above': msg`From above`,
  'from-below': msg`From below`,
  'over-shoulder': msg`Over a shoulder`,
};
export const feelingWords: Words<ReadingFeeling> = {
  calm: msg`Calm`,
  joy: msg`Joy`,
  sadness: msg`Sadness`,
  tears: msg`Tears`,
  fear: msg`Fear`,
  anger: msg`Anger`,
  wonder: msg`Wonder`,
  shame: msg`Shame`,
  pain: msg`Pain`,
  tired: msg`Tired`,
  pride: msg`Pride`,
};
export const timeWords: Words<SceneReading['time']> = {
  dawn: msg`Early morning`,
  day: msg`Day`,
  dusk: msg`Evening`,
  night: msg`Night`,
};
export const weatherWords: Words<SceneReading['weather']> = {
  clear: msg`Clear`,
  cloudy: msg`Cloudy`,
  storm: msg`Storm`,
  rain: msg`Rain`,
  rainbow: msg`Rainbow`,
  wind: msg`Wind`,
  dust: msg`Dust in the air`,
  fire: msg`Fire`,
  snow: msg`Snow`,
};
export const eraWords: Words<SceneReading['era']> = { scripture: msg`Bible times`, today: msg`Today` };

/** A person's age and sex in one word, as people say it. */
export const agesAndSexes: readonly {
  id: string;
  words: MessageDescriptor;
  age: ReadingAge;
  sex: 'female' | 'male' | null;
}[] = [
  { id: 'baby', words: msg`Baby`, age: 'baby', sex: null },
  { id: 'girl', words: msg`Girl`, age: 'child', sex: 'female' },
  { id: 'boy', words: msg`Boy`, age: 'child', sex: 'male' },
  { id: 'child', words: msg`Child`, age: 'child', sex: null },
  { id: 'young-woman', words: msg`Young woman`, age: 'teen', sex: 'female' },
  { id: 'young-man', words: msg`Young man`, age: 'teen', sex: 'male' },
  { id: 'young-person', words: msg`Young person`, age: 'teen', sex: null },
  { id: 'woman', words: msg`Woman`, age: 'adult', sex: 'female' },
  { id: 'man', words: msg`Man`, age: 'adult', sex: 'male' },
  { id: 'adult', words: msg`Adult`, age: 'adult', sex: null },
  { id: 'old-woman', words: msg`Old woman`, age: 'old', sex: 'female' },
  { id: 'old-man', words: msg`Old man`, age: 'old', sex: 'male' },
  { id: 'old-person', words: msg`Old person`, age: 'old', sex: null },
];

type Counted = SceneReading['things'];
/** Things as one line: "bread, 2 baskets". */
export const countedWords = (things: Counted): string =>
  things.map(({ name, count }) => (count > 1 ? `${count} ${name}` : name)).join(', ');

/** The things of a line, at most `most`; a number before a name is its count (1 to 40). */
export const countedIn = (line: string, most: number): Counted =>
  line
    .split(',')
    .map((part) => /^\s*(?:(\d{1,2})\s+)?(.*?)\s*$/.exec(part))
    .flatMap((match) =>
      match?.[2] ? [{ name: match[2].slice(0, 60), count: Math.min(40, Math.max(1, Number(match[1] ?? 1))) }] : [],
    )
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
  const doing =
    action === 'none' || who === ''
      ? ''
      : `${who}: ${i18n._(actionWords[action]).toLocaleLowerCase()}${whom ? ` → ${whom}` : ''}`;
  const parts = [
    doing,
    countedWords(things),
    ...[placeWords[place], timeWords[time], shotWords[shot]].map((words) => i18n._(words)),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
