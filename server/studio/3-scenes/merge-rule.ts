import { msg } from '@lingui/core/runtime-macro';
import type { Row } from '#server/db/tables/tables.ts';
import type { Said } from '#shared/said.ts';
import type { Section } from '#shared/vocabulary.ts';

type Placed = Pick<Row<'scenes'>, 'id' | 'section' | 'scene_no'>;
const names: Record<Section, Said> = {
  hook: msg`the hook`,
  setup: msg`the setup`,
  lesson: msg`the lesson`,
  outro: msg`the outro`,
};

/**
 * The section of two scenes after they are joined, or a message that says why they cannot be. A scene belongs to one
 * section of the story, and a section without scenes is narrated in those before it, or in the first ones: so a scene
 * may leave its section only if it is the last one there.
 */
export function mergedSection(
  scenes: readonly Placed[],
  first: Placed,
  second: Placed,
): { section: Section } | { refused: Said } {
  const alone = ({ section }: Placed) => scenes.filter((each) => each.section === section).length === 1;
  if (first.section === second.section || alone(second)) return { section: first.section };
  if (alone(first) && scenes[0]?.id === first.id) return { section: second.section };
  return {
    refused: msg`Scene ${{ first: first.scene_no }} is the end of ${{ ended: names[first.section] }} and scene ${{ second: second.scene_no }} the beginning of ${{ begun: names[second.section] }}. Scenes of two sections cannot be joined: the next edit of the story would split them again.`,
  };
}
