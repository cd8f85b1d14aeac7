import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import { type TaleStatus, taleStatuses, videoStatuses, videoStatusOf } from '#shared/pipeline.ts';
import { resolveVerses } from './quotations/resolve-verses.ts';
import { searchedWords } from './quotations/searched-words.ts';
import { taleBin } from './lists/tale-bin.service.ts';
import { type TaleFilter, taleListRepo } from './lists/tale-list.repo.ts';
import { taleStatsRepo } from './lists/tale-stats.repo.ts';
import { statusRow, taleHead, taleView } from './tale-view.ts';
import { taleRepo } from './tale.repo.ts';
import { codeOf, englishOf, type Said, type Words } from '#shared/said.ts';

type Own = { readonly taleId: TaleId; readonly userId: UserId };
export type TaleParts = Parameters<typeof taleBin>[0] & {
  /** Orders the pictures of the missing frames in the same transaction. */
  readonly orderImages: (trx: Trx, tale: Own) => Promise<unknown>;
  /** Starts packaging a tale, or joins the live job. Throws Failure with a message. */
  readonly orderPackage: (tale: Own) => Promise<unknown>;
  /**
   * Puts a tale where its creator wants it, in the caller's transaction; `at` is the date of a scheduled one. Answers
   * what that date lacks.
   */
  readonly move: (
    trx: Trx,
    tale: Own,
    status: TaleStatus,
    at: Date | null,
  ) => Promise<{ warnings: readonly string[]; warningsSaid: readonly (Said | null)[] }>;
  /** Renames a tale by `rename` and lets what goes by its title follow. */
  readonly renaming: (trx: Trx, taleId: TaleId, rename: () => Promise<void>) => Promise<void>;
};
type Filter = Omit<TaleFilter, 'words'> & { readonly q: string };
type BulkAction = 'queue-images' | 'package' | 'delete';

/** Everything a creator may do with tales. A tale of somebody else does not exist. */
export function taleService(parts: TaleParts) {
  const { db } = parts;
  const bin = taleBin(parts);
  const orders: Record<Exclude<BulkAction, 'delete'>, (tale: Own) => Promise<unknown>> = {
    'queue-images': (tale) => transact(db, (trx) => parts.orderImages(trx, tale)),
    package: parts.orderPackage,
  };

  return {
    bin,
    resolveVerses: resolveVerses(db),

    async stats(taleId: TaleId, userId: UserId) {
      const stats = await taleStatsRepo(db).of(taleId, userId);
      if (!stats) throw unknown();
      return stats;
    },

    async detail(taleId: TaleId, userId: UserId) {
      const repo = taleRepo(db);
      const row = await repo.find(taleId, userId);
      if (!row) throw unknown();
      const [texts, scenes, ready] = await Promise.all([
        repo.texts(taleId),
        repo.scenes(taleId),
        repo.imagesReady(taleId),
      ]);
      return taleView(row, texts, scenes, ready);
    },

    async list({ limit, cursor, q, ...filter }: Filter & { limit: number; cursor: string | undefined }) {
      const lists = taleListRepo(db);
      const words = searchedWords(q);
      const [{ rows, nextCursor }, counts] = await Promise.all([
        lists.page({ ...filter, words }, limit, cursor),
        lists.counts(filter.userId),
      ]);
      return {
        items: rows.map((row) => ({ ...taleHead(row, row.images_ready), isPublic: row.is_public })),
        nextCursor,
        counts,
      };
    },

    async statuses({ q, ...filter }: Filter, limit: number) {
      const lists = taleListRepo(db);
      const words = searchedWords(q);
      const [rows, tz] = await Promise.all([
        lists.statuses({ ...filter, words }, limit),
        lists.timeZone(filter.userId),
      ]);
      return rows.map((row) => statusRow(row, tz));
    },

    async rename({ taleId, userId, title }: Own & { title: string }) {
      await requireOwnTale(db, taleId, userId);
      if (title.trim() === '') throw new Failure('invalid', msg`A tale needs a title: type at least one letter.`);
      await transact(db, (trx) =>
        parts.renaming(trx, taleId, async () => {
          if (!(await taleRepo(trx).rename(taleId, userId, title))) throw unknown();
        }),
      );
    },

    async move({ taleId, userId, status, scheduledAt }: Own & { status: TaleStatus; scheduledAt: number | undefined }) {
      await requireOwnTale(db, taleId, userId);
      const at = status === 'scheduled' ? dateOf(scheduledAt) : null;
      return transact(db, (trx) => parts.move(trx, { taleId, userId }, status, at));
    },

    /** Does what can be done; ids of others, and tales that are not ready for it, are left out of the count. */
    async bulk({ action, ids, userId }: { action: BulkAction; ids: readonly string[]; userId: UserId }) {
      if (action === 'delete') return bin.remove({ ids, userId });
      const done: string[] = [];
      const left: { id: string; why: string; whySaid: Said | null }[] = [];
      for (const taleId of await taleRepo(db).ownOf(ids, userId)) {
        const why = await whyNot(orders[action]({ taleId, userId }));
        if (why === null) done.push(taleId);
        else left.push({ id: taleId, why: englishOf(why), whySaid: codeOf(why) });
      }
      return { count: done.length, ids: done, ...(left.length > 0 ? { left } : {}) };
    },
  };
}
export type TaleService = ReturnType<typeof taleService>;

const unknown = () => new Failure('not_found', msg`Tale not found`);

/** Null when the order was accepted, otherwise why this tale is not ready for it. */
async function whyNot(order: Promise<unknown>): Promise<Words | null> {
  try {
    await order;
    return null;
  } catch (error) {
    if (error instanceof Failure && ['conflict', 'invalid', 'not_found'].includes(error.code)) return error.words;
    throw error;
  }
}

function dateOf(seconds: number | undefined): Date {
  const at = new Date((seconds ?? Number.NaN) * 1000);
  if (Number.isNaN(at.getTime()))
    throw new Failure('invalid', msg`A scheduled tale needs a date: send scheduledAt in seconds.`);
  return at;
}

/**
 * The tale statuses that a filter means: a status of tales, or of their videos. Throws Failure on an unknown
 * word.
 */
export function statusesMeant(word: string | undefined): TaleStatus[] | null {
  if (!word || word === 'all') return null;
  if ((videoStatuses as readonly string[]).includes(word))
    return taleStatuses.filter((status) => videoStatusOf(status) === word);
  return oneStatus(word);
}

/** Other names for the statuses of tales, which old bookmarks and the dashboard's links use. */
const otherWords: Readonly<Record<string, TaleStatus>> = { generated: 'images', uploaded: 'bound' };

/** A status of tales. Throws Failure on an unknown word. */
export function oneStatus(word: string | undefined): TaleStatus[] | null {
  if (!word || word === 'all') return null;
  const found = taleStatuses.filter((status) => status === (otherWords[word] ?? word));
  if (found.length === 0)
    throw new Failure(
      'invalid',
      msg`There is no status ${{ word }}: choose ${{ taleStatuses: taleStatuses.join(', ') }}.`,
    );
  return found;
}
