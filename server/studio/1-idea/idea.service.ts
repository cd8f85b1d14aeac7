import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { BibleInstaller, PassagePool } from '#server/ports/bible.ts';
import { passagesByChance } from '#server/passages/passages-by-chance.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { Failure } from '#shared/endpoint.ts';
import { parseReference, type VerseRange, verseCount } from '#shared/story/scripture.ts';
import type { NewTale } from '#shared/tale/tale.contract.ts';
import type { Span } from '#shared/vocabulary.ts';
import { pickPassage, spanOf } from './pick-passage.ts';
import { usedPassageRepo } from './used-passage.repo.ts';

type Parts = { readonly db: Db; readonly bibles: Scripture & PassagePool & Pick<BibleInstaller, 'hint'> };

/** Verses. A tale reads at most a long chapter. */
const longestPassage = 176;

/** Turns what a creator asks for into a passage. All refusals are `invalid`, with a message for the creator. */
export function ideaService({ db, bibles }: Parts) {
  return {
    /** The passage that a creator's text names. */
    resolve(reference: string): VerseRange {
      const range = parseReference(reference);
      if (!range)
        throw new Failure('invalid', msg`Unknown verse reference: ${{ reference: reference.trim().slice(0, 100) }}`);
      if (verseCount(range) > longestPassage)
        throw new Failure(
          'invalid',
          msg`This passage is too long for one tale: choose ${{ longestPassage }} verses at most.`,
        );
      return range;
    },

    /**
     * A passage of the span that suits the audience and that this creator has not used, also not in deleted tales; the
     * same seed gives the same one until it is remembered.
     */
    async pick(
      userId: UserId,
      { span, audience }: Pick<NewTale, 'span' | 'audience'>,
      seed: string,
    ): Promise<VerseRange> {
      const pool = await bibles.passages(span, audience);
      if (pool.length === 0)
        throw new Failure(
          'invalid',
          msg`No Bible is installed yet to choose a verse from. ${{ hint: bibles.hint('WEB') }}`,
        );
      const lists = passagesByChance(pool, span, audience);
      const range = pickPassage(lists, await usedPassageRepo(db).all(userId), span, seed);
      if (!range) throw new Failure('invalid', msg`You've used all verses for this passage length`);
      return range;
    },

    /**
     * Call in the transaction that makes the tale. False: another order of the creator took it a moment ago; pick
     * again.
     */
    remember: (trx: Trx, userId: UserId, range: VerseRange, span: Span = spanOf(range)): Promise<boolean> =>
      usedPassageRepo(trx).add(userId, span, range),
  };
}
export type IdeaService = ReturnType<typeof ideaService>;
