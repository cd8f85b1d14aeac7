import { pictureViews } from '#shared/motion/picture-views.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import type { Section } from '#shared/vocabulary.ts';

/** Characters; more would only blur the picture. */
const longest = 600;

/** What a scene shows: the words it is drawn from. */
type Glimpse = { readonly section: Section; readonly seen: string };

/**
 * One picture prompt a scene, each different from the others. A scene without words to draw borrows those of the
 * nearest scene that has some.
 */
export function picturePrompts(scenes: readonly Glimpse[]): string[] {
  const plain = scenes.map(({ seen }) => onOneLine(seen));
  const used = new Set<string>();
  const times = new Map<Section, number>();
  return scenes.map(({ section }, at) => {
    const own = plain[at];
    if (own) return distinct(shortened(own), section);
    const turn = times.get(section) ?? 0;
    times.set(section, turn + 1);
    const borrowed = nearest(plain, at, turn);
    return distinct(
      `${pictureViews[section][turn % pictureViews[section].length]?.words ?? ''} ${borrowed}`.trim(),
      section,
    );
  });

  function distinct(prompt: string, section: Section): string {
    const ways = [
      prompt,
      ...pictureViews[section].map(({ words }) => `${words} ${prompt}`),
      ...Array.from(used, (_, n) => `${prompt} View ${n + 2}.`),
    ];
    const free = ways.find((way) => !used.has(way)) ?? prompt;
    used.add(free);
    return free;
  }
}

/** A sentence of the nearest scene that shows something; a different one on each call. */
function nearest(plain: readonly string[], at: number, turn: number): string {
  const found = plain
    .map((text, index) => ({ text, far: Math.abs(index - at) }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.far - b.far)[0];
  const sentences = sentencesOf(found?.text ?? '');
  return shortened(sentences[turn % Math.max(1, sentences.length)] ?? '');
}

/** A line that ends without a stop, as titles do, gets one. Quotation marks stay: what somebody says is not seen. */
const onOneLine = (text: string): string =>
  text
    .replace(/([\p{L}\p{N}])[^\S\n]*\n\s*/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim();

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const sentences = sentencesOf(text);
  let short = '';
  for (const sentence of sentences) if (short.length + sentence.length < longest) short = `${short} ${sentence}`.trim();
  return short || `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
