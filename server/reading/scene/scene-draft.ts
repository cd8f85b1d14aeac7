// The reading of one scene before the camera shots of the whole tale are chosen.
import type { ReadingEra, ReadingPlace, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { fittingShots } from './scene-shot.ts';
import type { SeenThing } from '../things/thing-colours.ts';

/** A scene as it is read, before the shots of the whole tale are chosen. */
export type Draft = Omit<SceneReading, 'shot' | 'things'> & {
  readonly things: readonly SeenThing[];
  readonly fitting: ReturnType<typeof fittingShots>;
};

/** Where and when a scene is. */
export type Here = {
  readonly place: ReadingPlace;
  readonly isOutside?: boolean;
  readonly time: SceneReading['time'];
  readonly weather: SceneReading['weather'];
};

/** A picture of a place without people. */
export const viewDraft = (sentence: string, here: Here, era: ReadingEra): Draft => ({
  ...{
    sentence,
    era,
    ...here,
    people: [],
    action: 'none',
    actors: [],
    targets: [],
    things: [],
    animals: [],
    feeling: 'calm',
  },
  fitting: ['land', 'wide', 'from-above'],
});
