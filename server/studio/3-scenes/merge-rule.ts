import type { Row } from '#server/db/tables/tables.ts';
import type { Section } from '#shared/vocabulary.ts';

type Placed = Pick<Row<'scenes'>, 'id' | 'section' | 'scene_no'>;
const names: Record<Section, string> = {
  hook: 'the hook',
  setup: 'the setup',
  lesson: 'the lesson',
  outro: 'the outro',
};

/**
 * The section that two scenes belong to when they become one, or in words why they cannot. A scene belongs to one
 * section of the story, and a section without scenes is heard in those before it, or else in the first ones: so a scene
 * may only leave its section with nobody behind.
 */
export function mergedSection(
  scenes: readonly Placed[],
  first: Placed,
  second: Placed,
): { section: Section } | { refused: string } {
  const alone = ({ section }: Placed) => scenes.filter((each) => each.section === section).length === 1;
  if (first.section === second.section || alone(second)) return { section: first.section };
  if (alone(first) && scenes[0]?.id === first.id) return { section: second.section };
  return {
    refused:
      `Scene ${first.scene_no} ends ${names[first.section]} and scene ${second.scene_no} begins ${names[second.section]}: ` +
      `scenes of two sections stay apart, or their words would part again with the next edit of the story.`,
  };
}
