import type { SceneId, TaleId } from '#shared/ids.ts';
import type { Jsonb, Now } from './columns.ts';
import type { SceneCue } from '#shared/captions/scene-captions.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Captions that somebody edited. */
export interface CaptionTables {
  scene_captions: {
    scene_id: SceneId;
    language: Language;
    tale_id: TaleId;
    /** Counts the edits; a write must name the one that it was made on. */
    version: number;
    /** The words and the sound (its sha256) that they were laid for. */
    said: string;
    sound: string;
    cues: Jsonb<SceneCue[]>;
    updated_at: Now;
  };
}
