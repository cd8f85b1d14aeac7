// Carries what earlier pictures showed into a later one whose text does not repeat it.
import { wordClass } from '../language/word-classes.ts';
import { singular } from '../things/thing-names.ts';
import type { Draft } from './scene-draft.ts';

const small = wordClass('scene-readings', 'small');
const stillThere =
  /\bstill\b[^.;]{0,30}\bthere\b|(?<!\p{L})(?:toujours|encore) (?:assise?s?|debout|couchée?s?)? ?là(?!\p{L})/iu;

/**
 * Adds what earlier scenes told to the pictures of modern tales: "Nana was still sitting there" keeps her place, and a
 * small thing mentioned alone is shown in the hands of the person who has it.
 */
export function withScenesBefore(drafts: readonly Draft[], isView: (index: number) => boolean): Draft[] {
  return drafts.map((draft, index) => {
    if (draft.era !== 'today' || isView(index)) return draft;
    const before = drafts.slice(0, index).filter((_, at) => !isView(at));
    const [actor, other] = draft.actors;
    if (actor && !other && stillThere.test(draft.sentence)) {
      const then = before.findLast(({ people }) => people.some(({ id }) => id === actor));
      if (then) return { ...draft, place: then.place, isOutside: then.isOutside };
    }
    const last = before.at(-1);
    const thing = draft.things.find(({ name }) => small.test(singular(name)));
    const isAlone = draft.people.length === 0 && draft.action === 'none' && draft.animals.length === 0;
    const holder = last?.people.length === 1 && last.people[0]!.count === 1 ? last.people[0]! : null;
    if (!isAlone || !thing || !holder || holder.age === 'baby' || last?.place !== draft.place || isView(index - 1))
      return draft;
    return {
      ...draft,
      things: [thing, ...draft.things.filter((each) => each !== thing)],
      people: [holder],
      action: 'hold',
      actors: [holder.id],
      fitting: ['hands', 'half'],
    };
  });
}
