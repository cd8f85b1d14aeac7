import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Row } from '#server/db/tables/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { formatReference } from '#shared/story/scripture.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { storyRepo } from '../story/story.repo.ts';
import { taleRepo } from '../tale.repo.ts';
import type { WriteTaleJob } from './write-tale.job.ts';

type Parts = { readonly db: Db; readonly desk: JobDesk; readonly job: WriteTaleJob };
const told = msg`This tale already has its story. Each part of it can be rewritten on the Story tab.`;

/**
 * Orders the story of a tale that was saved without one, with the original settings; joins a live job. Throws Failure
 * with a message.
 */
export const writeDraft =
  ({ db, desk, job }: Parts) =>
  ({ taleId, userId }: { taleId: TaleId; userId: UserId }): Promise<{ jobId: JobId }> =>
    transact(db, async (trx) => {
      const tale = await storyRepo(trx).tale(taleId, userId);
      if (!tale) throw new Failure('not_found', msg`Tale not found`);
      if ((await taleRepo(trx).texts(taleId)).length > 0) throw new Failure('conflict', told);
      const input = { taleId, key: `draft ${taleId}`, order: orderOf(tale), isDraft: true };
      const { jobId } = await desk.order(trx, job, input, { userId, taleId });
      return { jobId };
    });
export type WriteDraft = ReturnType<typeof writeDraft>;

/** The order that a draft came from; a passage that was found for it stays. */
const orderOf = (tale: Row<'tales'>): NewTale =>
  NewTale.parse({
    ...(tale.mode === 'idea'
      ? { mode: 'idea', prompt: tale.source, ...(tale.range ? { passage: formatReference(tale.range) } : {}) }
      : {}),
    ...(tale.mode === 'paste' ? { mode: 'paste', text: tale.source } : {}),
    ...((tale.mode === 'reference' || tale.mode === 'random') && tale.range
      ? { mode: 'reference', reference: formatReference(tale.range) }
      : {}),
    langs: tale.langs,
    length: tale.length,
    customWords: tale.words,
    scenes: tale.scenes_planned,
    thumbnails: tale.thumbnails_planned,
    tone: tale.tone,
    audience: tale.audience,
    culturalContext: tale.cultural_context,
    honorJesus: tale.honor_jesus,
    imageStyle: tale.image_style,
  });
