import { videoStatusOf } from '#shared/pipeline.ts';
import { formatReference } from '#shared/story/scripture.ts';
import type { Scene, Tale, TaleRow } from '#shared/tale/tale.contract.ts';
import { codeOf, englishOf } from '#shared/said.ts';
import { narrativeOf } from './story/narrative.ts';
import type { SceneRecord, TaleRecord, TextRecord } from './tale.repo.ts';

/** Whole seconds since 1970. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The columns that `taleHead` reads. */
export type HeadRecord = Pick<
  TaleRecord,
  | 'id'
  | 'title'
  | 'verse'
  | 'verse_ref'
  | 'verse_version'
  | 'status'
  | 'cultural_context'
  | 'scenes_planned'
  | 'created_at'
  | 'updated_at'
>;

/** What every list and screen shows of a tale. */
export const taleHead = (row: HeadRecord, imagesReady: number) => ({
  id: row.id,
  title: row.title,
  displayTitle: row.title || row.verse || 'Untitled tale',
  verse: row.verse,
  verse_ref: row.verse_ref,
  verse_version: row.verse_version,
  status: row.status,
  createdAt: seconds(row.created_at),
  createdAtMs: row.created_at.getTime(),
  updatedAtMs: row.updated_at.getTime(),
  cultural_context: row.cultural_context,
  images_total: row.scenes_planned,
  images_ready: imagesReady,
});

/** A tale with its story per language and its scenes; a chosen language without a story is null. */
export function taleView(
  row: TaleRecord,
  texts: readonly TextRecord[],
  scenes: readonly SceneRecord[],
  imagesReady: number,
): Tale {
  const content: Tale['content'] = Object.fromEntries(row.langs.map((language) => [language, null]));
  for (const { language, title, summary, hook, setup, lesson, outro } of texts) {
    const sections = { hook, setup, lesson, outro };
    content[language] = { title, summary, narrative: narrativeOf(sections), sections };
  }
  return {
    ...taleHead(row, imagesReady),
    imageStyle: row.image_style,
    tone: row.tone,
    audience: row.audience,
    langs: row.langs,
    content,
    scenes: scenes.map(sceneView),
    writer: row.writer,
    notes: row.notes.map(englishOf),
    notesSaid: row.notes.map(codeOf),
    scheduledAt: row.scheduled_at && seconds(row.scheduled_at),
  };
}

const sceneView = ({ id, scene_no: sceneNo, section, text, prompt, range }: SceneRecord): Scene => ({
  id,
  sceneNo,
  section,
  text,
  prompt,
  verses: range && formatReference(range),
});

type StatusRecord = Pick<
  TaleRecord,
  'id' | 'title' | 'verse' | 'status' | 'created_at' | 'scenes_planned' | 'scheduled_at' | 'published_at'
>;

/** A row of the dashboard; the publishing date is written as people of the creator's time zone write it. */
export function statusRow(row: StatusRecord & { images_ready: number; is_public: boolean }, tz: string): TaleRow {
  const publish = row.status === 'published' ? (row.published_at ?? row.scheduled_at) : row.scheduled_at;
  return {
    taleId: row.id,
    title: row.title,
    verse: row.verse,
    createdAt: seconds(row.created_at),
    imagesReady: row.images_ready,
    imagesTotal: row.scenes_planned,
    videoStatus: videoStatusOf(row.status),
    publishLocal: publish && localTime(publish, tz),
    tz,
    scheduledAtUTC: row.scheduled_at?.toISOString() ?? null,
    isPublic: row.is_public,
    isPackaged: row.status === 'packaged',
  };
}

function localTime(at: Date, timeZone: string): string {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at);
  try {
    return format(timeZone);
  } catch {
    return format('UTC');
  }
}
