import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { bind } from '#server/http/route.ts';
import { Failure } from '#shared/endpoint.ts';
import { getPublicationDraft, savePublicationDraft } from '#shared/publishing/publication-draft.contract.ts';
import type { TaleDates } from './dates/tale-dates.ts';
import { publicationDraftRepo } from './publication-draft.repo.ts';

async function kept(db: Db | Trx, taleId: TaleId) {
  const row = await publicationDraftRepo(db).of(taleId);
  return {
    ok: true as const,
    version: row?.version ?? 0,
    draft: row?.draft ?? {},
    savedAt: row?.updated_at.getTime() ?? null,
  };
}

/** The drafts of YouTube tabs, kept until they are sent and afterwards. */
export function publicationDraftRoutes(app: FastifyInstance, { db, dates }: { db: Db; dates: TaleDates }): void {
  bind(app, getPublicationDraft, async ({ params: { taleId }, caller }) => {
    await requireOwnTale(db, taleId, caller.userId);
    return kept(db, taleId);
  });
  bind(app, savePublicationDraft, async ({ params: { taleId }, body: { base, draft }, caller }) => {
    await requireOwnTale(db, taleId, caller.userId);
    return transact(db, async (trx) => {
      const now = await kept(trx, taleId);
      if (isDeepStrictEqual(now.draft, draft)) return now;
      if (now.version !== base || !(await publicationDraftRepo(trx).save(taleId, caller.userId, base, draft)))
        throw new Failure(
          'conflict',
          msg`Another tab changed this draft. Its changes are loaded first, then yours are applied on top.`,
        );
      await dates.settle(trx, taleId); // the draft may answer what the date was waiting for
      return kept(trx, taleId);
    });
  });
}
