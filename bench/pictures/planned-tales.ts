import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { scenePlanner } from '#server/studio/3-scenes/scene-planner.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import type { SetTale } from './picture-sets.ts';

/** The prompts of a tale's pictures, in order. */
export type PlannedTale = { readonly tale: SetTale; readonly prompts: readonly string[] };

/**
 * Has tales told by a writer in `words` words (own texts are kept as they are) and cut into this many scenes, as the
 * studio does it.
 */
export function talePlanner({
  scripture,
  writer,
  words,
  scenes,
}: {
  scripture: Scripture;
  writer: StoryWriter;
  words: number;
  scenes: number;
}): (tale: SetTale) => Promise<PlannedTale> {
  const plan = scenePlanner({ scripture });
  return async (tale) => {
    const draft = await writer.write(briefOf(tale, words), {
      signal: AbortSignal.timeout(600_000),
      progress: async () => {},
    });
    return { tale, prompts: (await plan(draft, scenes)).map(({ prompt }) => prompt) };
  };
}

function briefOf(tale: SetTale, words: number): StoryBrief {
  const base = {
    prompt: null,
    tone: 'gentle',
    audience: 'family',
    words,
    culturalContext: tale.context,
    honorJesus: true,
  } as const;
  if ('text' in tale)
    return { ...base, mode: 'paste', range: null, text: tale.text, languages: [tale.language], seed: tale.id };
  return { ...base, mode: 'reference', range: tale.passage, text: null, languages: ['en'], seed: tale.id };
}
