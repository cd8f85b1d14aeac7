// Decides when the trained classifiers (see second-opinion.ts) may overrule the rules about a place or an action.
import type { ReadingAction, ReadingEra, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { SecondOpinion, Weighed } from './second-opinion.ts';

/**
 * Why the rules chose a place: the main place of the passage or tale (`known`), plain words (`said`), earlier scenes
 * (`kept`), a mention in passing (`passing`), the action or person (`made`), or nothing (`guessed`).
 */
export type KnownBy = 'known' | 'said' | 'kept' | 'passing' | 'made' | 'guessed';
/** The opinion of the classifiers on the place of a picture. */
export type PlaceCheck = {
  /** Whether a place of the rules fits the words. */
  readonly fits: (place: ReadingPlace, by: KnownBy) => boolean;
  /** The certain place, when the rules have none that fits. */
  readonly likely: ReadingPlace | null;
  /** The most probable place, when none is certain. */
  readonly maybe: ReadingPlace | null;
};

/** Below these probabilities a place does not fit the words. */
const leastPlaces = {
  known: 0,
  said: 0.004,
  kept: 0.012,
  passing: 0.04,
  made: 0.06,
  guessed: 0.25,
} as const satisfies Record<KnownBy, number>;
const told: ReadonlySet<KnownBy> = new Set(['known', 'said'] as const);
/**
 * Beside a place that the classifiers are sure of, other places must be at least this probable, unless the text names
 * them.
 */
const besideSure = 0.2;
/** Below this probability a deed does not fit its sentence; modern tales have more verbs in other senses. */
const leastDeed = { scripture: 0.012, today: 0.03 } as const satisfies Record<ReadingEra, number>;
/** A violent deed must be as probable as this by itself. */
const leastViolent = 0.2;
const violent = new Set<ReadingAction>(['hit', 'fight', 'arrest', 'lie-sick']);
/** The weights of the sentences around the chosen one: in its scene, and in the scenes next to it. */
const near = { scene: 0.5, beside: 0.25 } as const;
/** From this probability on, a place counts as certain. */
const sureAlone = 0.55;
/** From this probability on a place is better than none. */
const betterThanNone = 0.25;
/** Not real places: people only speak of heaven, except in a vision. */
const nowhere: ReadonlySet<ReadingPlace> = new Set(['unknown', 'heaven'] as const);
/** At least this many scenes must be certain of a place before it becomes the main place of the tale. */
const homely = 2;
/** The main place that the rules found stays if it is at least this probable over the whole tale. */
const leastHome = 0.1;

/** The opinion of the classifiers on a tale. Without a model, everything fits. */
export type Checks = {
  /** For a picture of this sentence of this scene. */
  readonly placesAt: (scene: number, chosen: number) => PlaceCheck;
  /** Whether an action fits its sentence; `at` is the character at which its verb begins. */
  readonly fitsDeed: (action: ReadingAction, sentence: string, at: number) => boolean;
  /** The main place, when several scenes are certain of another one than the rules found. */
  readonly homeInsteadOf: (home: ReadingPlace | null) => ReadingPlace | null;
};

const unchecked: Checks = {
  placesAt: () => ({ fits: () => true, likely: null, maybe: null }),
  fitsDeed: () => true,
  homeInsteadOf: (home) => home,
};

/** Makes the checks from the opinion on a tale; `scenes` has the sentences of each scene. */
export function checksBy(
  opinion: SecondOpinion | null,
  scenes: readonly (readonly string[])[],
  era: ReadingEra,
): Checks {
  if (!opinion) return unchecked;
  const around = (scene: number, chosen: number): readonly Weighed[] => [
    ...(scenes[scene - 1]?.slice(-1) ?? []).map((text) => [text, near.beside] as const),
    ...(scenes[scene] ?? []).map((text, at) => [text, at === chosen ? 1 : near.scene] as const),
    ...(scenes[scene + 1]?.slice(0, 1) ?? []).map((text) => [text, near.beside] as const),
  ];
  const likeliest = (words: readonly Weighed[], least: number): ReadingPlace | null => {
    const { place, sure } = opinion.likeliest(words);
    return !nowhere.has(place) && sure >= least ? place : null;
  };
  const surely = (words: readonly Weighed[]): ReadingPlace | null => likeliest(words, sureAlone);
  return {
    placesAt(scene, chosen) {
      const words = around(scene, chosen);
      const own = words.filter(([text]) => text === scenes[scene]?.[chosen]);
      const likely = surely(words);
      return {
        fits(place, by) {
          if (place === 'unknown') return true;
          const together = opinion.place(place, words);
          // A guessed place must fit all the sentences; one with a reason may fit only its own sentence.
          const fit = by === 'guessed' ? together : Math.max(together, opinion.place(place, own));
          return fit >= Math.max(leastPlaces[by], likely !== null && !told.has(by) ? besideSure : 0);
        },
        likely,
        maybe: likeliest(words, betterThanNone),
      };
    },
    fitsDeed: (action, sentence, at) =>
      violent.has(action)
        ? opinion.exactly(action, sentence) >= leastViolent
        : opinion.deed(action, sentence, at) >= leastDeed[era],
    homeInsteadOf(home) {
      const whole = scenes.map((own) => own.map((text) => [text, 1] as const));
      const sure = whole.flatMap((words) => surely(words) ?? []);
      const [best] = [...Map.groupBy(sure, (place) => place)].toSorted(
        ([, one], [, other]) => other.length - one.length,
      );
      if (!best || best[1].length < homely) return home;
      return home === null || opinion.place(home, whole.flat()) < leastHome ? best[0] : home;
    },
  };
}
