import type { PublicationId, ChannelId, TaleId, UserId } from '#shared/ids.ts';
import { sql, type Updateable } from 'kysely';
import { nanoid } from 'nanoid';
import { inTransaction } from '#server/db/connect.ts';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { isStopped, mayMove, type PublicationState } from '#shared/publishing/publication-states.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { inOrder } from './upload/film.repo.ts';
import { retold, stateToGoOn } from './publication-plan.ts';
import { type PublicationRow, publicationView, type StepName, type StepState, because } from './publication-view.ts';
import { wishColumns, type Wishes } from './publication-wishes.ts';
import { taleStandingRepo } from './dates/tale-standing.repo.ts';

/** Somebody wrote the row since it was read: read it again and decide again. */
export class StaleRow extends Error {}

export type FilmOnChannel = {
  readonly taleId: TaleId;
  readonly channelId: ChannelId;
  readonly language: Language;
  readonly shape: Shape;
};
type Change = Omit<Updateable<Tables['publications']>, 'id' | 'state' | 'steps' | 'tags'> & {
  state?: PublicationState;
};
const todo = { state: 'todo', error: null } as const;

/** Rows with their channel and their version. */
export const publicationRows = (db: Db | Trx) =>
  db
    .selectFrom('publications')
    .innerJoin('channels', 'channels.id', 'publications.channel_id')
    .selectAll('publications')
    .select([
      sql<string>`publications.xmin::text`.as('version'),
      'channels.channel_id as host_channel_id',
      'channels.title as channel_title',
      'channels.url as channel_url',
    ]);

/** Publications: what was requested, how far it has come, and the host's last answer. */
export function publicationRepo(db: Db | Trx) {
  const rows = publicationRows(db);
  const find = (id: PublicationId): Promise<PublicationRow | undefined> =>
    rows.where('publications.id', '=', id).executeTakeFirst();

  /** Puts what failed, was missed or waits back to work; a missed date becomes `now`. */
  async function again(row: PublicationRow, now: Date): Promise<void> {
    const steps = Object.fromEntries(
      Object.entries(row.steps).map(([name, step]) => [name, step.state === 'failed' ? todo : step]),
    );
    const missed = row.state === 'missed' ? { publish_at: now, privacy: 'private' as const } : {};
    await db
      .updateTable('publications')
      .set({
        ...missed,
        state: stateToGoOn(row),
        ...because(null),
        waiting_until: null,
        steps: JSON.stringify(steps),
        updated_at: sql`now()`,
      })
      .where('id', '=', row.id)
      .execute();
  }

  return {
    find,
    ofTale: (taleId: TaleId): Promise<PublicationRow[]> =>
      rows
        .where('publications.tale_id', '=', taleId)
        .orderBy('publications.created_at')
        .orderBy(inOrder('publications.language'))
        .execute(),

    /** The newest generation of a film on a channel. */
    newest: ({ taleId, channelId, language, shape }: FilmOnChannel): Promise<PublicationRow | undefined> =>
      rows
        .where('publications.tale_id', '=', taleId)
        .where('publications.channel_id', '=', channelId)
        .where('publications.language', '=', language)
        .where('publications.shape', '=', shape)
        .orderBy('publications.generation', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The unique key refuses a second one of the same generation. */
    async create(
      order: FilmOnChannel & { userId: UserId; generation: number; wishes: Wishes; notBefore: Date | null },
    ): Promise<string> {
      const id = nanoid();
      await db
        .insertInto('publications')
        .values({
          id,
          user_id: order.userId,
          tale_id: order.taleId,
          channel_id: order.channelId,
          language: order.language,
          shape: order.shape,
          not_before: order.notBefore,
          generation: order.generation,
          state: 'queued',
          marker: nanoid(24),
          steps: '{}',
          ...wishColumns(order.wishes),
        })
        .execute();
      return id;
    },

    /** New wishes for a started publication: what the host was told must be sent again. */
    async wish(row: PublicationRow, wishes: Wishes, notBefore: Date | null): Promise<void> {
      const begun = row.video_id !== null || row.sealed_session !== null;
      const steps = JSON.stringify(begun ? retold(row, wishes) : row.steps);
      const change = { ...wishColumns(wishes), state: stateToGoOn(row), ...because(null), waiting_until: null, steps };
      await db
        .updateTable('publications')
        .set({ ...change, not_before: begun ? null : notBefore, updated_at: sql`now()` })
        .where('id', '=', row.id)
        .execute();
    },

    /**
     * Writes and tells the browsers, if nobody wrote since `row` was read; else throws StaleRow. Moves the tale when
     * the state changes.
     */
    async save(
      row: PublicationRow,
      change: Change,
      steps: Partial<Record<StepName, StepState>> = {},
    ): Promise<PublicationRow> {
      if (change.state && !mayMove(row.state, change.state))
        throw new Error(`A publication cannot go from ${row.state} to ${change.state}`);
      const moves = (change.state ?? row.state) !== row.state || 'publish_at' in change;
      const write = async (trx: Trx) => {
        if (moves) await taleStandingRepo(trx).lock(row.tale_id);
        const { numUpdatedRows } = await trx
          .updateTable('publications')
          .set({ ...change, steps: JSON.stringify({ ...row.steps, ...steps }), updated_at: sql`now()` })
          .where('id', '=', row.id)
          .where(sql<boolean>`xmin::text = ${row.version}`)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new StaleRow();
        const now = (await publicationRepo(trx).find(row.id))!;
        if (moves) await taleStandingRepo(trx).follow(row.tale_id, row.checked_at === null);
        await emit(trx, {
          userId: row.user_id,
          topic: `tale:${row.tale_id}`,
          kind: 'publication',
          data: publicationView(now),
        });
        return now;
      };
      return inTransaction(db, write);
    },

    /** The host said the same as before: nobody has to hear of it. */
    touch: (id: PublicationId, checkedAt: Date) =>
      db.updateTable('publications').set({ checked_at: checkedAt }).where('id', '=', id).execute(),

    /** Sends the state of a publication to the browsers. */
    async announce(id: PublicationId): Promise<void> {
      const row = await find(id);
      if (row)
        await emit(db, {
          userId: row.user_id,
          topic: `tale:${row.tale_id}`,
          kind: 'publication',
          data: publicationView(row),
        });
    },

    again,
    async resume(id: PublicationId, now: Date): Promise<void> {
      const row = await find(id);
      if (row && isStopped(row.state)) await again(row, now);
    },

    /** Whether a job of it is alive, be it asleep. */
    async isWorkedOn(id: PublicationId): Promise<boolean> {
      const job = await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', 'publishing')
        .where('subject', '=', id)
        .where('status', 'in', ['pending', 'running', 'cancelling'])
        .executeTakeFirst();
      return job !== undefined;
    },

    /** Whether the creator's latest publication was for kids; null when never answered. */
    async lastKidsAnswer(userId: UserId, taleId: TaleId): Promise<boolean | null> {
      const row = await db
        .selectFrom('publications')
        .select('made_for_kids')
        .where('user_id', '=', userId)
        .orderBy(sql`tale_id = ${taleId}`, 'desc')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.made_for_kids ?? null;
    },
  };
}
