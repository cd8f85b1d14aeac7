import type { SceneId, TaleId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { NarrationStatus } from '#shared/sound/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Jsonb, JsonbOrNull, Maybe, Now } from './columns.ts';

/** The narration of each scene in each language. */
export interface NarrationTables {
  narrations: {
    id: string;
    tale_id: TaleId;
    scene_id: SceneId;
    language: Language;
    kind: 'synthetic' | 'recorded' | 'uploaded';
    voice: Maybe<string>;
    engine: Maybe<string>;
    /** Of the words and the voice it was made from. */
    fingerprint: string;
    /** Its pace, and which words other voices read; null for recordings and for sounds that fit any pace. */
    reading: Maybe<string>;
    /** Another voice than the one that was requested read it. */
    stood_in: Generated<boolean>;
    /** `missing` is what has no row, and `stale` is found when it is read. */
    status: Exclude<NarrationStatus, 'missing' | 'stale'>;
    r2_key: Maybe<string>;
    sha256: Maybe<string>;
    duration_ms: Maybe<number>;
    words: Jsonb<Word[]>;
    last_error: Maybe<string>;
    last_error_said: JsonbOrNull;
    /** The take it was cut from; null for synthetic ones. */
    take_id: Maybe<string>;
    /** The sound before a phrase of it was read again; null when there is none to put back. */
    previous_key: Maybe<string>;
    previous_sha256: Maybe<string>;
    previous: JsonbOrNull<{ durationMs: number; words: Word[] }>;
    updated_at: Now;
  };
}
