import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db } from '#server/db/tables/tables.ts';
import type { TitleWriter } from '#server/ports/title-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Language } from '#shared/vocabulary.ts';
import { titleSourceRepo } from './title-source.repo.ts';

type Asked = {
  readonly userId: UserId;
  readonly taleId: TaleId | undefined;
  readonly taleTitle: string;
  readonly taleTopic: string;
  readonly taleAudience: string;
  readonly language: Language;
  readonly seed: string;
};

/**
 * Titles for a tale, in one of its languages. A tale that is not known by its id or title is suggested its own title
 * only.
 */
export function titleSuggestions({ db, writer }: { readonly db: Db; readonly writer: TitleWriter }) {
  return async ({ userId, taleId, taleTitle, taleTopic, taleAudience, language, seed }: Asked, signal: AbortSignal) => {
    const tale = await titleSourceRepo(db).find(userId, { id: taleId, title: taleTitle, language });
    if (taleId && !tale) throw new Failure('not_found', msg`Tale not found`);
    const order = { topic: taleTopic, audience: taleAudience, language, seed };
    const { titles, engine } = await writer.suggest(
      { ...order, title: tale?.title ?? taleTitle, verse: tale?.verse ?? null, prose: tale?.prose ?? '' },
      { signal, use: { userId, taleId: taleId ?? null, work: `titles ${seed}` } },
    );
    return { options: titles, engine };
  };
}
