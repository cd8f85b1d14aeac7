import { readTale } from '#server/reading/read-tale.ts';
import type { CastMember } from '#shared/cast.ts';
import type { SceneReading } from '#shared/scene-reading.ts';

type SceneWords = { readonly prompt: string; readonly story: readonly string[]; readonly index: number };

/** What the picture of a scene shows, read in the light of the whole tale; `sheet` names its people. Throws nothing: words that say little give the place alone. */
export function readingOf({ prompt, story, index }: SceneWords, sheet: readonly CastMember[]): SceneReading {
  // A background is no scene of the tale: it is read by itself.
  const isScene = story[index] === prompt;
  const scenes = (isScene ? story : [prompt]).map((text) => ({ text }));
  return readTale({ scenes, sheet })[isScene ? index : 0]!;
}
