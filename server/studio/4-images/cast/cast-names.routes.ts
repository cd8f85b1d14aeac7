import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { listCastNames } from '#shared/pictures/cast-names.contract.ts';
import { unknownNames } from './cast-names.ts';
import { castNamesRepo } from './cast-names.repo.ts';
import type { CastService } from './cast.service.ts';
import { castShown } from '../drawing/tale-readings.ts';

type Parts = {
  readonly db: Db;
  readonly scripture: Pick<Scripture, 'passage'>;
  readonly cast: Pick<CastService, 'sheet'>;
};

/** The people missing from a cast. */
export function castNamesRoutes(app: FastifyInstance, { db, scripture, cast }: Parts): void {
  bind(app, listCastNames, async ({ params: { taleId }, caller: { userId } }) => {
    const { members } = await cast.sheet({ taleId, userId });
    const { words, prompts, ranges } = await castNamesRepo(db).of(taleId);
    const read = await Promise.all(ranges.map((range) => scripture.passage(range, 'WEB')));
    const verses = [...new Set(read.flat().map(({ text }) => text))];
    return {
      ok: true as const,
      items: unknownNames({
        words,
        verses,
        members,
        isShown: (member) => castShown([member], prompts).flat().length > 0,
      }),
    };
  });
}
