import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import { isOver, statesThat } from '#shared/publishing/publication-states.ts';
import { because } from '../publication-view.ts';

const todo = sql`jsonb_set(steps, '{details}', '{"state":"todo","error":null}')` as never;
/** States in which something happens automatically, or somebody may still see the video. */
const held = statesThat((state) => !isOver(state) && state !== 'published');
type Held = { id: string; user_id: UserId; tale_id: TaleId };

/** Publications whose tale is in the bin: nothing may become public meanwhile. */
export function holdRepo(trx: Trx) {
  return {
    /**
     * Stores what was requested and requests a private video without a date. What has not begun is stopped; what is on
     * the host, or being sent, is returned, because the host must be updated.
     */
    async hold(taleIds: readonly string[]): Promise<Held[]> {
      const wished = sql`jsonb_build_object('privacy', privacy, 'publishAt', publish_at)` as never;
      const living = () =>
        trx
          .updateTable('publications')
          .where('tale_id', 'in', taleIds)
          .where('held', 'is', null)
          .where('state', 'in', held)
          .set({ held: wished, privacy: 'private', publish_at: null, waiting_until: null, updated_at: sql`now()` });
      await living()
        .set({ state: 'failed', ...because(msg`Its tale is in the bin.`) })
        .where('video_id', 'is', null)
        .where('sealed_session', 'is', null)
        .execute();
      return living()
        .set({
          state: sql`case when video_id is not null then 'inserted' when state = 'unknown' then state else 'session_open' end`,
          steps: todo,
        })
        .where((eb) =>
          eb.or([eb('publish_at', 'is not', null), eb('privacy', '<>', 'private'), eb('state', '<>', 'private')]),
        )
        .returning(['id', 'user_id', 'tale_id'])
        .execute();
    },

    /** Restores the earlier request. Returns what is to be worked on again. */
    resume: (taleIds: readonly string[]): Promise<Held[]> =>
      trx
        .updateTable('publications')
        .set({
          privacy: sql`held ->> 'privacy'`,
          publish_at: sql`(held ->> 'publishAt')::timestamptz`,
          held: null,
          state: sql`case when video_id is not null then 'inserted' when state = 'unknown' then state
            when sealed_session is not null then 'session_open' else 'queued' end`,
          ...because(null),
          steps: todo,
          updated_at: sql`now()`,
        })
        .where('tale_id', 'in', taleIds)
        .where('held', 'is not', null)
        .where('state', 'not in', ['removed', 'published'])
        .returning(['id', 'user_id', 'tale_id'])
        .execute(),
  };
}
