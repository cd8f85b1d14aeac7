// Adds the tool that a verb implies: who phones holds a phone, who sews has needle and cloth.
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import type { SeenThing } from '../things/thing-colours.ts';
import { wordsFile } from '../language/word-phrases.ts';

let read: Record<ReadingLanguage, ReadonlyMap<string, string>> | undefined;
function tools(): Record<ReadingLanguage, ReadonlyMap<string, string>> {
  if (read) return read;
  const table = Object.entries(wordsFile<Record<string, Record<ReadingLanguage, string>>>('tools-of-verbs.yaml'));
  const of = (language: ReadingLanguage) =>
    new Map(
      table.flatMap(([thing, verbs]) =>
        verbs[language].split(' ').flatMap((verb) => (verb ? [[verb, thing] as const] : [])),
      ),
    );
  read = { en: of('en'), fr: of('fr') };
  return read;
}

/** A shovel digs as a spade does. */
const alike = (tool: string): string => (tool === 'shovel' ? 'spade' : tool);

/**
 * Adds the tool that a verb implies: somebody who phones has a phone. Deeds set in Bible times have tools of their own
 * elsewhere.
 */
export function withTool(
  things: readonly SeenThing[],
  lemma: string | undefined,
  era: ReadingEra,
  language: ReadingLanguage,
): SeenThing[] {
  const tool = era === 'today' && lemma ? tools()[language].get(lemma) : undefined;
  const last = tool?.split(' ').at(-1);
  const named = tool && things.some(({ name }) => name === tool || alike(name.split(' ').at(-1)!) === alike(last!));
  return tool && !named ? [...things, { name: tool, count: 1 }] : [...things];
}
