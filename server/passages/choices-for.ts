// The passages that teachers chose for a concept, in the order that suits an audience.
import { containsRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { concepts } from './ideas/concepts.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { rangesOf } from './passage-lists.ts';

/** For children and families, stories move up this many places in a list of choices. */
const storyAhead: Partial<Record<Audience, number>> = { kids: 2.5, family: 1.5 };

let stories: ReadonlySet<string> | undefined;
/** Whether a passage tells what happened, rather than being a song, proverb, law, speech or letter. */
export function isStory(id: string): boolean {
  if (!stories) {
    const without = rangesOf('without-story');
    const tells = ({ range }: TablePassage) => !without.some((each) => containsRange(each, range));
    stories = new Set(
      tablePassages()
        .filter(tells)
        .map((passage) => passage.id),
    );
  }
  return stories.has(id);
}

const kept = new Map<string, readonly string[]>();

/**
 * The passages that a teacher reaches for first for a concept and an audience, the best first: for children, stories
 * come first.
 */
export function choicesFor(concept: string, audience: Audience): readonly string[] {
  const key = `${audience} ${concept}`;
  const known = kept.get(key);
  if (known) return known;
  const { best = [], kids = [], teens = [] } = concepts().get(concept) ?? {};
  const ahead = storyAhead[audience];
  const own = ahead ? kids : audience === 'teens' ? teens : [];
  const others = best.filter((id) => !own.includes(id));
  const place = (id: string, at: number) => at - (ahead && isStory(id) ? ahead : 0);
  const ordered = others.map((id, at) => ({ id, place: place(id, at) })).toSorted((a, b) => a.place - b.place);
  const all = [...own, ...ordered.map(({ id }) => id)];
  kept.set(key, all);
  return all;
}
