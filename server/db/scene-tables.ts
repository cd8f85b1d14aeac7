import type { StoryboardEdits } from '#shared/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Jsonb, Now } from './columns.ts';

/** What scenes were before they were split or put together. */
export interface SceneTables {
  scene_changes: {
    id: string;
    tale_id: string;
    kind: 'split' | 'merge';
    before: Jsonb<{ scenes: unknown[]; edits: Pick<StoryboardEdits, 'order' | 'scenes'> }>;
    /** By which it is known whether the scenes are still as the change left them. */
    after: Jsonb<{ scenes: { id: string; text: Partial<Record<Language, string>> }[]; order: readonly string[]; takes: string[] }>;
    made_at: Now;
  };
  /** Files that only taking the change back needs. */
  scene_change_files: { change_id: string; r2_key: string; sha256: string };
}
