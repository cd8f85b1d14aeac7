import type { StoryboardEdits } from '#shared/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { CastMember } from '#shared/cast.ts';
import type { Jsonb, Now } from './columns.ts';

/** What scenes were before they were split or put together, and who appears in them. */
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
  /** The model sheet of a tale, once somebody kept one. */
  tale_casts: { tale_id: string; version: number; members: Jsonb<CastMember[]>; updated_at: Now };
  /** With which words about its people a stored picture was drawn; pictures from before sheets have none. */
  drawn_casts: { picture: string; tale_id: string; print: string };
}
