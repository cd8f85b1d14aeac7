import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { ImageStatus } from '#shared/image.contract.ts';
import type { JobStatus, TaleStatus } from '#shared/pipeline.ts';
import type { Beat } from '#shared/story.ts';
import type { Word } from '#shared/timeline.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Audience, CulturalContext, Language, Length, Mode, Section, Span, Tone } from '#shared/vocabulary.ts';

/** jsonb: read as a value, written as text. */
type Jsonb<T = unknown> = ColumnType<T, string, string>;
type JsonbOrNull<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>;
/** timestamptz, set by the database's clock when left out. */
type Now = ColumnType<Date, Date | undefined, Date>;
type When = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The rows of the product. Types are a promise that the repository tests keep on both engines. */
export interface Tables {
  users: { id: string; email: string; name: string; avatar_url: Maybe<string>; time_zone: Generated<string>; created_at: Now };
  identities: { issuer: string; subject: string; user_id: string };
  sessions: { id_hash: string; user_id: string; created_at: Now; last_used_at: Now; expires_at: Date };
  access_tokens: { id: string; user_id: string; hash: string; label: string; created_at: Now; last_used_at: When };
  /** One row an open trip to an identity provider or a video host; deleted when it comes back. */
  trips: {
    state_hash: string;
    purpose: 'sign-in' | 'link';
    browser_hash: string;
    user_id: Maybe<string>;
    sealed: string;
    expires_at: Date;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    fingerprint: string;
    status: Maybe<number>;
    reply: Maybe<string>;
    created_at: Now;
    lease_until: Date;
  };
  events: { id: Generated<string>; xid: Generated<string>; user_id: string; topic: string; kind: string; data: Jsonb; created_at: Now };
  jobs: {
    id: string;
    kind: string;
    user_id: string;
    tale_id: Maybe<string>;
    subject: string;
    status: Generated<JobStatus>;
    progress: Generated<number>;
    step: Maybe<string>;
    input: Jsonb;
    result: JsonbOrNull;
    error: Maybe<string>;
    /** Counts the runs that were begun; it fences every write of a run. */
    attempt: Generated<number>;
    /** Runs that ended in a fault of the work itself. */
    faults: Generated<number>;
    /** Runs whose worker died; counted apart. */
    crashes: Generated<number>;
    retry_of: Maybe<string>;
    /** The job at the root of the retry chain: its remembered steps serve all. */
    chain: string;
    lease_until: When;
    wait_until: When;
    created_at: Now;
    updated_at: Now;
    started_at: When;
    finished_at: When;
  };
  job_steps: { chain: string; name: string; result: Jsonb };
  job_logs: { id: Generated<string>; job_id: string; ts: Now; level: string; message: string; data: JsonbOrNull };
  activity: {
    id: string;
    user_id: string;
    type: string;
    level: 'error' | 'warn' | 'info';
    message: string;
    ref_id: Maybe<string>;
    ts: Now;
  };
  bibles: { version: string; key: string; sha256: string; verses: number; source: string; installed_at: Now };
  used_passages: { user_id: string; span: Span; passage: string; used_at: Now };
  tales: {
    id: string;
    user_id: string;
    title: string;
    verse: Maybe<string>;
    verse_ref: Maybe<string>;
    verse_version: Generated<string>;
    range: JsonbOrNull<VerseRange>;
    status: Generated<TaleStatus>;
    mode: Mode;
    source: Maybe<string>;
    langs: Jsonb<Language[]>;
    length: Length;
    words: number;
    tone: Tone;
    audience: Audience;
    cultural_context: CulturalContext;
    image_style: string;
    honor_jesus: boolean;
    scenes_planned: number;
    thumbnails_planned: number;
    beats: JsonbOrNull<Beat[]>;
    writer: Maybe<string>;
    notes: Jsonb<string[]>;
    voices: Jsonb<Partial<Record<Language, string>>>;
    seed: string;
    position: Maybe<string>;
    scheduled_at: When;
    published_at: When;
    deleted_at: When;
    created_at: Now;
    updated_at: Now;
  };
  tale_texts: {
    tale_id: string;
    language: Language;
    title: string;
    summary: string;
    hook: string;
    setup: string;
    lesson: string;
    outro: string;
  };
  scenes: {
    id: string;
    tale_id: string;
    scene_no: number;
    section: Section;
    text: Jsonb<Partial<Record<Language, string>>>;
    prompt: string;
    range: JsonbOrNull<VerseRange>;
  };
  images: {
    id: string;
    tale_id: string;
    scene_id: Maybe<string>;
    frame_no: number;
    image_type: 'frame' | 'background';
    prompt: string;
    /** null: planned, but nobody ordered it yet. */
    status: Maybe<ImageStatus>;
    take: Generated<number>;
    r2_key: Maybe<string>;
    sha256: Maybe<string>;
    width: Maybe<number>;
    height: Maybe<number>;
    engine: Maybe<string>;
    last_error: Maybe<string>;
    /** The job that draws it, and until when it may believe so. */
    claimed_by: Maybe<string>;
    claimed_until: When;
    started_at: When;
    finished_at: When;
    updated_at: Now;
  };
  thumbnails: {
    id: string;
    tale_id: string;
    idx: number;
    variant: string;
    title: string;
    subtitle: string;
    style: string;
    palette: Jsonb<{ bg: string; fg: string; accent: string }>;
    status: string;
    r2_key_svg: Maybe<string>;
    r2_key_png: Maybe<string>;
    is_default: Generated<boolean>;
    last_error: Maybe<string>;
    created_at: Now;
    updated_at: Now;
  };
  narrations: {
    id: string;
    tale_id: string;
    scene_id: string;
    language: Language;
    kind: 'synthetic' | 'recorded' | 'uploaded';
    voice: Maybe<string>;
    engine: Maybe<string>;
    /** Of the words and the voice it was made from. */
    fingerprint: string;
    status: string;
    r2_key: Maybe<string>;
    sha256: Maybe<string>;
    duration_ms: Maybe<number>;
    words: Jsonb<Word[]>;
    last_error: Maybe<string>;
    updated_at: Now;
  };
  music: {
    tale_id: string;
    mood: Tone;
    r2_key: string;
    sha256: string;
    duration_ms: number;
    gain_db: number;
    engine: string;
    updated_at: Now;
  };
  videos: {
    id: string;
    tale_id: string;
    language: Language;
    shape: string;
    /** Of everything that went into it: another fingerprint means stale. */
    fingerprint: string;
    video_key: string;
    narration_key: string;
    srt_key: string;
    vtt_key: string;
    poster_key: Maybe<string>;
    duration_ms: number;
    frames: number;
    width: number;
    height: number;
    bytes: number;
    sha256: string;
    loudness: number;
    updated_at: Now;
  };
  packages: { tale_id: string; manifest: Jsonb; updated_at: Now };
  channels: {
    id: string;
    user_id: string;
    channel_id: string;
    title: string;
    url: string;
    sealed_tokens: string;
    reauth_required: Generated<boolean>;
    linked_at: Now;
    checked_at: When;
  };
  publications: {
    id: string;
    user_id: string;
    tale_id: string;
    channel_id: string;
    language: Language;
    generation: Generated<number>;
    state: string;
    reason: Maybe<string>;
    waiting_until: When;
    title: string;
    description: string;
    tags: Jsonb<string[]>;
    made_for_kids: boolean;
    privacy: string;
    publish_at: When;
    marker: string;
    sealed_session: Maybe<string>;
    file_key: Maybe<string>;
    file_bytes: Maybe<number>;
    file_sha256: Maybe<string>;
    offset_bytes: Generated<number>;
    video_id: Maybe<string>;
    watch_url: Maybe<string>;
    host_privacy: Maybe<string>;
    steps: Jsonb<Record<string, { state: 'todo' | 'done' | 'failed'; error: string | null }>>;
    checked_at: When;
    created_at: Now;
    updated_at: Now;
  };
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
