import type { PublicationId, ChannelId, SceneId, TaleId, UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Jsonb, JsonbOrNull, JsonbSet, Maybe, Now, When } from './columns.ts';
import type { NarrationTables } from './narration-tables.ts';
import type { MadeOf } from '#shared/film/film-parts.ts';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import type { HostReport } from '#shared/publishing/publication.contract.ts';
import type { Licence } from '#shared/publishing/publication-limits.ts';
import type { Privacy, PublicationState } from '#shared/publishing/publication-states.ts';
import type { Chapter } from '#shared/film/chapters.ts';
import type { Shape, StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language, Tone } from '#shared/vocabulary.ts';

/** Sound, films, channels and publications. */
export interface FilmTables extends NarrationTables {
  /**
   * What a person read or uploaded: the whole of it, levelled, as FLAC; `start_ms` to `end_ms` is what the film hears.
   */
  narration_takes: {
    id: string;
    tale_id: TaleId;
    scene_id: SceneId;
    language: Language;
    kind: 'recorded' | 'uploaded';
    /** The scene's words when it was made. */
    said: string;
    r2_key: string;
    sha256: string;
    duration_ms: number;
    start_ms: number;
    end_ms: number;
    speech: Jsonb<{ startMs: number; endMs: number }[]>;
    /** 0 to 100, evenly over the whole. */
    peaks: Jsonb<number[]>;
    /** The take that this one is a cleaned copy of; the four columns after it say how it was cleaned. */
    cleaned_from: Maybe<string>;
    noise_reduced: Maybe<'light' | 'full'>;
    quieter_db: Maybe<number>;
    trimmed_ms: Maybe<number>;
    kept: JsonbOrNull<{ startMs: number; endMs: number }[]>;
    made_at: Now;
  };
  /** An unfinished recording: `bytes` of it have arrived, in parts. */
  recordings: {
    id: string;
    user_id: UserId;
    tale_id: TaleId;
    scene_id: SceneId;
    language: Language;
    kind: 'recorded' | 'uploaded';
    intent: string;
    /** Which words of which take are recorded again; null for a whole recording. */
    part: JsonbOrNull<{ takeId: string; from: number; to: number }>;
    bytes: Generated<number>;
    finished_at: When;
    begun_at: Now;
    changed_at: Now;
  };
  recording_parts: { recording_id: string; start_byte: number; bytes: number; r2_key: string; sha256: string };
  music: {
    tale_id: TaleId;
    mood: Tone;
    r2_key: string;
    sha256: string;
    duration_ms: number;
    gain_db: number;
    engine: string;
    /** Null: as the renderer usually does. */
    fade_in_ms: Maybe<number>;
    fade_out_ms: Maybe<number>;
    duck_db: Maybe<number>;
    updated_at: Now;
  };
  /** The creator's choices for the music; `music` is the result. Null means the studio's default. */
  music_choices: {
    tale_id: TaleId;
    source: Generated<'mood' | 'upload' | 'none'>;
    gain_db: Maybe<number>;
    fade_in_ms: Maybe<number>;
    fade_out_ms: Maybe<number>;
    duck_db: Maybe<number>;
    upload_key: Maybe<string>;
    upload_sha256: Maybe<string>;
    upload_ms: Maybe<number>;
    upload_name: Maybe<string>;
    updated_at: Now;
  };
  videos: {
    id: string;
    tale_id: TaleId;
    language: Language;
    shape: Shape;
    /** Of everything that went into it: another fingerprint means stale. */
    fingerprint: string;
    /** The parts behind the fingerprint; null for films rendered before they were recorded. */
    made_of: JsonbOrNull<MadeOf>;
    video_key: string;
    narration_key: string;
    srt_key: string;
    vtt_key: string;
    poster_key: Maybe<string>;
    /** Made from the film on request. */
    small_key: Maybe<string>;
    small_bytes: Maybe<number>;
    sound_key: Maybe<string>;
    sound_bytes: Maybe<number>;
    /** Null for films rendered before they were recorded. */
    chapters: JsonbOrNull<Chapter[]>;
    /** The frame that the creator chose as poster: a shot, and milliseconds into it. Null: the studio's choice. */
    poster_choice: JsonbOrNull<{ sceneId: SceneId; ms: number }>;
    duration_ms: number;
    frames: number;
    width: number;
    height: number;
    bytes: number;
    sha256: string;
    loudness: number;
    updated_at: Now;
  };
  storyboards: { tale_id: TaleId; version: number; edits: Jsonb<StoryboardEdits>; updated_at: Now };
  packages: { tale_id: TaleId; manifest: Jsonb; updated_at: Now };
  channels: {
    id: ChannelId;
    user_id: UserId;
    channel_id: ChannelId;
    title: string;
    url: string;
    sealed_tokens: string;
    reauth_required: Generated<boolean>;
    linked_at: Now;
    checked_at: When;
    /** A small picture as a `data:` address. */
    picture: Maybe<string>;
    /** Of all linked channels of a creator exactly one. */
    is_default: Generated<boolean>;
    languages: JsonbSet<Language[]>;
    /** Tokens of a link that its creator has not confirmed. */
    pending_tokens: Maybe<string>;
    pending_until: When;
  };
  publications: {
    id: PublicationId;
    user_id: UserId;
    tale_id: TaleId;
    channel_id: ChannelId;
    language: Language;
    shape: Generated<Shape>;
    generation: Generated<number>;
    state: PublicationState;
    reason: Maybe<string>;
    /** The code of `reason`; null where it is English only. */
    reason_said: JsonbOrNull;
    waiting_until: When;
    title: string;
    description: string;
    tags: Jsonb<string[]>;
    made_for_kids: boolean;
    /** Realistic sound or pictures made by AI. */
    synthetic: Generated<boolean>;
    category_id: Generated<string>;
    playlist_ids: JsonbSet<string[]>;
    licence: Generated<Licence>;
    embeddable: Generated<boolean>;
    thumbnail_slot: Maybe<number>;
    /** Languages besides its own; null: all that the tale has. */
    captions: JsonbOrNull<Language[]>;
    localizations: JsonbOrNull<Language[]>;
    privacy: Privacy;
    publish_at: When;
    /** Until then nothing is sent. */
    not_before: When;
    marker: string;
    sealed_session: Maybe<string>;
    file_key: Maybe<string>;
    file_bytes: Maybe<number>;
    file_sha256: Maybe<string>;
    offset_bytes: Generated<number>;
    video_id: Maybe<string>;
    watch_url: Maybe<string>;
    manage_url: Maybe<string>;
    host_privacy: Maybe<Privacy>;
    steps: Jsonb<
      Record<string, { state: 'todo' | 'done' | 'failed'; error: string | null; told?: string | null; at?: number }>
    >;
    /** What the host said last, read at `checked_at`. */
    host: JsonbOrNull<HostReport>;
    checked_at: When;
    /** What was requested before its tale went into the bin; null outside it. */
    held: JsonbOrNull<{ privacy: Privacy; publishAt: string | null }>;
    created_at: Now;
    updated_at: Now;
  };
  /** A time of every week at which a channel publishes: `HH:mm` by the clocks of the zone, weekday 0 is Sunday. */
  publishing_slots: {
    id: string;
    user_id: UserId;
    channel_id: ChannelId;
    weekday: number;
    time: string;
    zone: string;
    created_at: Now;
  };
  /** What is being written on a tale's YouTube tab, before it is sent. */
  publication_drafts: { tale_id: TaleId; version: number; draft: Jsonb<PublicationDraft>; updated_at: Now };
  /**
   * What a creator spent of a project's quota on a Pacific day (`2026-11-21`), and which bucket the host called empty.
   */
  host_use: {
    project: string;
    day: string;
    user_id: UserId;
    units: Generated<number>;
    uploads: Generated<number>;
    units_refused: Generated<boolean>;
    uploads_refused: Generated<boolean>;
  };
  /** Private links to watch a film. A film that is rendered again keeps its links. */
  share_links: {
    id: string;
    token_hash: string;
    video_id: string;
    created_at: Now;
    expires_at: Date;
    revoked_at: When;
  };
}
