import type { Row } from '#server/db/tables/tables.ts';
import { picturePrompts } from './picture-prompts.ts';

type Scene = Pick<Row<'scenes'>, 'section' | 'prompt'>;

/**
 * The prompt for a part of a scene: its own English text, otherwise the whole scene from another angle; different from
 * every other prompt of the tale.
 */
export function promptOfPart(scene: Scene, english: string, others: readonly string[]): string {
  const seen = english.split(/\s+/).filter(Boolean).length >= 4 ? english : scene.prompt;
  const [own = scene.prompt] = picturePrompts([{ section: scene.section, seen }]);
  const ways = [
    own,
    `The same place, seen from another side. ${own}`,
    ...others.map((_, at) => `${own} View ${at + 2}.`),
  ];
  return ways.find((way) => !others.includes(way)) ?? own;
}
