import type { UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/tables/tables.ts';
import type { TaleStats } from '#shared/tale/tale-stats.contract.ts';
import { seconds } from '../tale-view.ts';

const frames = (status: string) => sql<number>`(select count(*)::int from images i where i.tale_id = tales.id
  and i.image_type = 'frame' and i.status in (${sql.raw(status)}))`;
/** Some language in which every scene that has words has a voice. */
const narrated = sql<boolean>`exists (select 1 from jsonb_array_elements_text(tales.langs) l(language)
  where exists (select 1 from narrations n where n.tale_id = tales.id and n.language = l.language and n.r2_key is not null)
  and not exists (select 1 from scenes s where s.tale_id = tales.id and coalesce(trim(s.text ->> l.language), '') <> ''
    and not exists (select 1 from narrations n where n.scene_id = s.id and n.language = l.language and n.r2_key is not null)))`;
const inOrder = sql`array_position(array['en', 'fr', 'ee'], language)`;
const onChannel = sql`from publications p where p.tale_id = tales.id and p.video_id is not null and p.state <> 'removed'
  order by ${inOrder}, generation desc limit 1`;

/** A tale in numbers, read from the rows of every stage. */
export function taleStatsRepo(db: Db) {
  return {
    /** Undefined when the creator has no such tale. */
    async of(id: string, userId: UserId): Promise<TaleStats | undefined> {
      const row = await db
        .selectFrom('tales')
        .select(['status', 'scenes_planned', 'scheduled_at', 'published_at', 'updated_at'])
        .select([
          frames(`'generated'`).as('done'),
          frames(`'queued'`).as('queued'),
          frames(`'generating', 'uploading'`).as('generating'),
          frames(`'error'`).as('failed'),
          sql<number>`(select count(*)::int from scenes s where s.tale_id = tales.id)`.as('scenes'),
          narrated.as('narrated'),
          sql<boolean>`exists (select 1 from music m where m.tale_id = tales.id)`.as('music'),
          sql<boolean>`exists (select 1 from packages p where p.tale_id = tales.id)`.as('packaged'),
          sql<
            number | null
          >`(select v.duration_ms from videos v where v.tale_id = tales.id order by ${inOrder} limit 1)`.as('duration'),
          sql<string | null>`(select p.video_id ${onChannel})`.as('video'),
        ])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return (
        row && {
          images: {
            total: row.scenes_planned,
            done: row.done,
            queued: row.queued,
            generating: row.generating,
            failed: row.failed,
          },
          storyboard: { frames: row.scenes, hasNarration: row.narrated, hasMusic: row.music },
          pack: { ready: row.packaged, durationMs: row.duration },
          youtube: {
            bound: row.video !== null || row.status === 'bound',
            videoId: row.video,
            scheduledAt: row.scheduled_at && seconds(row.scheduled_at),
            publishedAt: row.published_at && seconds(row.published_at),
          },
          updatedAt: seconds(row.updated_at),
        }
      );
    },
  };
}
