import type { ImageId, SceneId, TaleId, UserId } from '#shared/ids.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Words } from '#shared/said.ts';
import type { Jsonb, JsonbOrNull, JsonbSet, Maybe, Now, When } from './columns.ts';
import type { ImageStatus } from '#shared/pictures/image.contract.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import type { ThumbnailStatus } from '#shared/thumbnail/thumbnail.contract.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat, LostLanguage, StoryCause, StoryField, Writers } from '#shared/story/story.ts';
import type { Readings } from '#shared/sound/voice.ts';
import type { Audience, CulturalContext, Language, Length, Mode, Section, Span, Tone } from '#shared/vocabulary.ts';

/** Bibles, tales, their scenes, pictures and thumbnails. */
export interface TaleTables {
  bibles: {
    version: string;
    key: string;
    sha256: string;
    verses: number;
    source: string;
    source_said: JsonbOrNull;
    installed_at: Now;
  };
  used_passages: { user_id: UserId; span: Span; passage: string; used_at: Now };
  tales: {
    id: TaleId;
    user_id: UserId;
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
    /** With their codes; those from before they had one are English only. */
    notes: Jsonb<Words[]>;
    /** Languages that were requested and that no engine could write. */
    unwritten: JsonbSet<LostLanguage[]>;
    voices: Jsonb<Partial<Record<Language, string>>>;
    /** Pace and voice for quoted speech by language, where they are not the usual ones. */
    readings: JsonbSet<Readings>;
    /** Null: the music follows the tone. */
    music_mood: Maybe<Tone>;
    /** When its creator gave it another title. */
    renamed_at: When;
    seed: string;
    /** The place in its Kanban column; the database puts what is new or moved to another column on top. */
    position: Generated<string>;
    scheduled_at: When;
    /** When that date was chosen, and when its creator was last told about its state. */
    date_set_at: When;
    date_told_at: When;
    published_at: When;
    deleted_at: When;
    /** Title and verse without accents and special letters, maintained by the database for searching. */
    search_words: Generated<string>;
    created_at: Now;
    updated_at: Now;
  };
  tale_texts: {
    tale_id: TaleId;
    language: Language;
    title: string;
    summary: string;
    hook: string;
    setup: string;
    lesson: string;
    outro: string;
    /** Which engine wrote each section; words changed by hand keep theirs. */
    engines: JsonbSet<Writers>;
    /** Grows with every save; a write that knows an older one is refused. */
    version: Generated<number>;
    saved_at: Now;
  };
  /**
   * What the words of a language were after each save; saves of one sitting are one version. The latest has the number
   * of `tale_texts`.
   */
  story_versions: {
    tale_id: TaleId;
    language: Language;
    version: number;
    cause: StoryCause;
    /** Which fields differ from the version before. */
    changed: Jsonb<StoryField[]>;
    title: string;
    summary: string;
    hook: string;
    setup: string;
    lesson: string;
    outro: string;
    engines: JsonbSet<Writers>;
    begun_at: Now;
    saved_at: Now;
  };
  scenes: {
    id: SceneId;
    tale_id: TaleId;
    scene_no: number;
    section: Section;
    text: Jsonb<Partial<Record<Language, string>>>;
    prompt: string;
    range: JsonbOrNull<VerseRange>;
  };
  images: {
    id: ImageId;
    tale_id: TaleId;
    scene_id: Maybe<SceneId>;
    frame_no: number;
    image_type: 'frame' | 'background';
    prompt: string;
    /** What the creator changed in the reading of the prompt. */
    reading: JsonbOrNull<ReadingChange>;
    /** Where it was requested in another context than its tale's. */
    cultural_context: Maybe<CulturalContext>;
    /** null: planned, but nobody ordered it yet. */
    status: Maybe<ImageStatus>;
    take: Generated<number>;
    r2_key: Maybe<string>;
    sha256: Maybe<string>;
    width: Maybe<number>;
    height: Maybe<number>;
    engine: Maybe<string>;
    last_error: Maybe<string>;
    last_error_said: JsonbOrNull;
    /** The job that draws it, and until when it may believe so. */
    claimed_by: Maybe<string>;
    claimed_until: When;
    started_at: When;
    finished_at: When;
    updated_at: Now;
  };
  /** Pictures that an image had before. */
  image_versions: {
    r2_key: string;
    image_id: ImageId;
    sha256: string;
    width: number | null;
    height: number | null;
    prompt: string;
    reading: JsonbOrNull<ReadingChange>;
    engine: string | null;
    kept_at: Now;
  };
  thumbnails: {
    id: string;
    tale_id: TaleId;
    idx: number;
    variant: string;
    title: string;
    subtitle: string;
    style: string;
    palette: Jsonb<{ bg: string; fg: string; accent: string }>;
    status: ThumbnailStatus;
    r2_key_svg: Maybe<string>;
    r2_key_png: Maybe<string>;
    is_default: Generated<boolean>;
    last_error: Maybe<string>;
    /** One of the editor's variants, not one that the studio prepared. */
    editor: Generated<boolean>;
    /** Saved with its texts; never false again. */
    baked: Generated<boolean>;
    /** The image or thumbnail behind the texts. */
    bg_image_id: Maybe<string>;
    overlays: ColumnType<Overlay[], string | undefined, string>;
    /** What its texts say, in one line. */
    seo_description: Generated<string>;
    created_at: Now;
    updated_at: Now;
  };
  /** Pictures that a creator put into one of the three slots of a tale. */
  finished_thumbnails: {
    id: string;
    tale_id: TaleId;
    slot_number: number;
    title: string;
    subtitle: string;
    /** The language of its words; null when it serves every language. */
    language: Maybe<Language>;
    r2_key_png: string;
    sha256: string;
    svg_data: Maybe<string>;
    overlays: Jsonb<Overlay[]>;
    created_at: Now;
  };
}
