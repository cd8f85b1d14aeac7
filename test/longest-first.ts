import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first: begun last, it would keep one core busy while the other has nothing to do. */
const longest = [
  ...['e2e/spine.spec.ts', 'e2e/screens.spec.ts', 'e2e/states.spec.ts', 'e2e/kill.spec.ts', 'e2e/booth.spec.ts'],
  ...['e2e/session.spec.ts', 'e2e/voices.spec.ts', 'e2e/share.spec.ts', 'e2e/workspace.spec.ts'],
  ...['e2e/journeys.spec.ts', 'e2e/kanban.spec.ts', 'e2e/kanban-wide.spec.ts', 'e2e/keyboard.spec.ts'],
  ...[
    'clean-take.service.test.ts',
    'story-writer/story-writer.test.ts',
    'storyboard-edits.test.ts',
    'package/round-trip.test.ts',
  ],
  ...['bible-library.test.ts', 'renderer/renderer.test.ts', 'voice-cleaner.test.ts', 'whole-passages.test.ts'],
];
const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((end) => moduleId.endsWith(end));
  return at < 0 ? longest.length : at;
};

/** Vitest sorts by the times of the last run, which a new machine does not have. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
