import { msg } from '@lingui/core/runtime-macro';
import { codeOf, englishOf, type Words } from '#shared/said.ts';
import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { keysetCursor, readCursor } from '#server/db/keyset.ts';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import type { Amounts } from '#shared/engines.ts';

export type CallRow = Row<'engine_calls'>;
export type NewCall = Pick<
  CallRow,
  'id' | 'user_id' | 'tale_id' | 'work' | 'step' | 'task' | 'provider' | 'model' | 'studio_key' | 'expected_micros'
>;
/** The outcome of a call. */
export type CallEnd = {
  readonly outcome: 'ok' | 'failed';
  readonly amounts: Amounts;
  readonly micros: number | null;
  readonly pricesOf: string | null;
  readonly words: Words | null;
};
export type Sums = {
  spent: number;
  reserved: number;
  studio: number;
  calls: number;
  failed: number;
  unpriced: number;
  unknown: number;
};
type Page = {
  userId: UserId;
  taleId?: TaleId | undefined;
  month?: Date | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** An answer that has not come after this long will not come: the process that waited for it is gone. */
const lost = sql<Date>`now() - interval '30 minutes'`;
const inMonth = (month: Date) =>
  sql<boolean>`begun_at >= ${month} and begun_at < ${month}::timestamptz + interval '1 month'`;
const day = sql<string>`to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD')`;

/** Days that a line of the ledger is kept, and how many go at once: nobody waits long for the rows' locks. */
const kept = { days: 400, slice: 2_000 } as const;

/** Deletes old lines of the ledger. */
export async function forgetOldCalls(db: Db): Promise<void> {
  await sql`delete from engine_calls where id in (select id from engine_calls
    where begun_at < now() - make_interval(days => ${kept.days}) limit ${kept.slice})`.execute(db);
}

const keptAs = (words: Words | null) => ({
  words: words && englishOf(words).slice(0, 500),
  words_said: JSON.stringify(words && codeOf(words)),
});

/** The ledger: a row a call, begun before it is made. Only what is very old is taken out of it. */
export function engineCallRepo(db: Db | Trx) {
  return {
    begin: (call: NewCall) => db.insertInto('engine_calls').values(call).execute(),

    /** Writes what came of a call, once: a second end changes nothing. */
    async end(id: string, { outcome, amounts, micros, pricesOf, words }: CallEnd): Promise<void> {
      await db
        .updateTable('engine_calls')
        .set({
          outcome,
          micros,
          prices_of: pricesOf,
          ...keptAs(words),
          tokens_in: amounts.tokensIn ?? null,
          tokens_out: amounts.tokensOut ?? null,
          pictures: amounts.pictures ?? null,
          seconds: amounts.seconds ?? null,
          characters: amounts.characters ?? null,
          ended_at: sql`now()`,
        })
        .where('id', '=', id)
        .where('outcome', 'in', ['open', 'unknown'])
        .execute();
    },

    /** Calls of this piece of work that a process left behind when it died: their outcome is not known. */
    loseOpen: (userId: UserId, work: string, step: string) =>
      db
        .updateTable('engine_calls')
        .set({ outcome: 'unknown', ...keptAs(msg`The studio stopped before the answer came.`), ended_at: sql`now()` })
        .where('user_id', '=', userId)
        .where('outcome', '=', 'open')
        .where((eb) => eb.or([eb('begun_at', '<', lost), eb.and([eb('work', '=', work), eb('step', '=', step)])]))
        .execute(),

    async sums(userId: UserId, month: Date): Promise<Sums> {
      const row = await db
        .selectFrom('engine_calls')
        .where('user_id', '=', userId)
        .where(inMonth(month))
        .select([
          sql<string>`coalesce(sum(micros) filter (where outcome = 'ok'), 0)`.as('spent'),
          sql<string>`coalesce(sum(expected_micros) filter (where outcome = 'open' and begun_at >= ${lost}), 0)`.as(
            'reserved',
          ),
          sql<string>`coalesce(sum(coalesce(micros, expected_micros)) filter (where studio_key and outcome in ('ok', 'open')), 0)`.as(
            'studio',
          ),
          sql<string>`count(*)`.as('calls'),
          sql<string>`count(*) filter (where outcome = 'failed')`.as('failed'),
          sql<string>`count(*) filter (where outcome = 'ok' and micros is null)`.as('unpriced'),
          sql<string>`count(*) filter (where outcome = 'unknown')`.as('unknown'),
        ])
        .executeTakeFirstOrThrow();
      return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Sums;
    },

    /** Newest first, with the titles of the tales that are still there. */
    async page({ userId, taleId, month, cursor, limit }: Page) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await db
        .selectFrom('engine_calls')
        .leftJoin('tales', (join) =>
          join.onRef('tales.id', '=', 'engine_calls.tale_id').onRef('tales.user_id', '=', 'engine_calls.user_id'),
        )
        .selectAll('engine_calls')
        .select('tales.title as tale_title')
        .where('engine_calls.user_id', '=', userId)
        .$if(taleId !== undefined, (query) => query.where('engine_calls.tale_id', '=', taleId!))
        .$if(month !== undefined, (query) => query.where(inMonth(month!)))
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb(eb.refTuple('engine_calls.begun_at', 'engine_calls.id'), '<', eb.tuple(after!.at, after!.id)),
          ),
        )
        .orderBy('engine_calls.begun_at', 'desc')
        .orderBy('engine_calls.id', 'desc')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        rows: page,
        nextCursor: rows.length > limit && last ? keysetCursor({ created_at: last.begun_at, id: last.id }) : null,
      };
    },

    async byDay(userId: UserId, month: Date) {
      const rows = await db
        .selectFrom('engine_calls')
        .where('user_id', '=', userId)
        .where(inMonth(month))
        .select([day.as('day'), ...sumsOfGroup])
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map(({ day: date, ...sums }) => ({ day: date, ...numbers(sums) }));
    },

    async byTask(userId: UserId, month: Date) {
      const rows = await db
        .selectFrom('engine_calls')
        .where('user_id', '=', userId)
        .where(inMonth(month))
        .select(['task', ...sumsOfGroup])
        .groupBy('task')
        .orderBy('micros', 'desc')
        .execute();
      return rows.map(({ task, ...sums }) => ({ task, ...numbers(sums) }));
    },

    async byTale(userId: UserId, month: Date, limit: number) {
      const rows = await db
        .selectFrom('engine_calls')
        .leftJoin('tales', (join) =>
          join.onRef('tales.id', '=', 'engine_calls.tale_id').onRef('tales.user_id', '=', 'engine_calls.user_id'),
        )
        .where('engine_calls.user_id', '=', userId)
        .where('engine_calls.tale_id', 'is not', null)
        .where(inMonth(month))
        .select(['engine_calls.tale_id', 'tales.title', ...sumsOfGroup])
        .groupBy(['engine_calls.tale_id', 'tales.title'])
        .orderBy('micros', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ tale_id: taleId, title, ...sums }) => ({ taleId: taleId ?? '', title, ...numbers(sums) }));
    },
  };
}

const sumsOfGroup = [
  sql<string>`coalesce(sum(micros) filter (where outcome = 'ok'), 0)`.as('micros'),
  sql<string>`count(*)`.as('calls'),
  sql<string>`count(*) filter (where outcome = 'failed')`.as('failed'),
  sql<string>`count(*) filter (where outcome = 'ok' and micros is null)`.as('unpriced'),
] as const;
const numbers = ({ micros, calls, failed, unpriced }: Record<'micros' | 'calls' | 'failed' | 'unpriced', string>) => ({
  micros: Number(micros),
  calls: Number(calls),
  failed: Number(failed),
  unpriced: Number(unpriced),
});
