import type { TaleId } from '#shared/ids.ts';
import type { StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Generated } from 'kysely';
import type { CastMember, PortraitStatus } from '#shared/pictures/cast.ts';
import type { Jsonb, JsonbOrNull, JsonbSet, Maybe, Now, When } from './columns.ts';

/** What scenes were before they were split or put together, and who appears in them. */
export interface SceneTables {
  scene_changes: {
    id: string;
    tale_id: TaleId;
    kind: 'split' | 'merge';
    before: Jsonb<{ scenes: unknown[]; edits: Pick<StoryboardEdits, 'order' | 'scenes'> }>;
    /** By which it is known whether the scenes are still as the change left them. */
    after: Jsonb<{
      scenes: { id: string; text: Partial<Record<Language, string>> }[];
      order: readonly string[];
      takes: string[];
    }>;
    made_at: Now;
  };
  /** Files that only taking the change back needs. */
  scene_change_files: { change_id: string; r2_key: string; sha256: string };
  /** The model sheet of a tale, once somebody kept one. */
  tale_casts: { tale_id: TaleId; version: number; members: Jsonb<CastMember[]>; updated_at: Now };
  /** With which words about its people a stored picture was drawn; pictures from before sheets have none. */
  drawn_casts: {
    picture: string;
    tale_id: TaleId;
    print: string;
    /** The portraits that it was drawn by: SHA-256 by name. */
    portraits: JsonbSet<Readonly<Record<string, string>>>;
  };
  /** A frame drawn once more for upright films; `picture` is the SHA-256 of the wide one. */
  upright_pictures: { tale_id: TaleId; picture: string; r2_key: string; sha256: string; width: number; height: number };
  /** The portrait of an entry of the model sheet, by the entry's first name. */
  cast_portraits: {
    id: string;
    tale_id: TaleId;
    name: string;
    /** Null: nobody ordered it. */
    status: PortraitStatus | null;
    /** Counts the orders after the first picture. */
    take: Generated<number>;
    /** With which words it was drawn. */
    print: Maybe<string>;
    r2_key: Maybe<string>;
    sha256: Maybe<string>;
    width: Maybe<number>;
    height: Maybe<number>;
    engine: Maybe<string>;
    last_error: Maybe<string>;
    last_error_said: JsonbOrNull;
    claimed_by: Maybe<string>;
    claimed_until: When;
    updated_at: Now;
  };
}
