// Turns an act chosen by taught-acts.ts into a scene.
import type { ReadingEra, ReadingPlace, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { Draft } from '../scene/scene-draft.ts';
import { fittingShots } from '../scene/scene-shot.ts';
import type { Taught } from './taught-acts.ts';

/** Shows a teaching by the actions of people who follow it. */
export function shownBy(
  { means, people, actors, targets }: Taught,
  { sentence }: SentenceReading,
  place: ReadingPlace,
  era: ReadingEra,
  hour: SceneReading['time'] | null,
): Draft {
  const named = (names: readonly string[] = []) => names.map((name) => ({ name, count: name === 'sheep' ? 5 : 1 }));
  const feeling = means.feeling ?? 'calm';
  const seen = people.length;
  const about = { smallThing: false, hasThing: means.things !== undefined };
  return {
    sentence: sentence.text.slice(0, 600),
    era,
    // People are ashore unless the text places them at sea.
    place: means.place ?? (place === 'boat' || place === 'sea' ? 'shore' : place),
    // Each picture of a teaching stands by itself: no hour or weather is carried on from the previous one.
    time: means.time ?? hour ?? 'day',
    weather: means.weather ?? 'clear',
    people,
    action: means.act,
    actors,
    targets,
    things: named(means.things),
    animals: named(means.animals),
    feeling,
    fitting: fittingShots({ action: means.act, feeling, seen, targets: targets.length, ...about }),
  };
}
