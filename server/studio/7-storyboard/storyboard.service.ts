import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { FilmPlan, PlanFilm } from '#server/studio/film-plan.ts';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { type CardKind, prunedEdits, type Shape, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { cardPictures } from './card-pictures.ts';
import { type PlanParts, planBoards } from './plan-film.ts';
import { canonicalJson } from './canonical-json.ts';
import { storyboardRepo } from './storyboard.repo.ts';
import { storyboardView } from './storyboard-view.ts';

const previewSide = 1080;
type Wanted = { readonly taleId: TaleId; readonly userId: UserId; readonly language: Language; readonly shape: Shape };

/** Storyboards as films and browsers read them, and what people decide about them. */
export function storyboardService(parts: PlanParts & { readonly rasterizer: Rasterizer }) {
  const { db } = parts;
  const drawCard = cardPictures(parts);
  const board = planBoards(parts);
  const plan: PlanFilm = (taleId, language, side, shape) => board(taleId, language, side, shape);
  const view = async ({ taleId, language, shape }: Wanted) =>
    storyboardView(taleId, await board(taleId, language, previewSide, shape));

  return {
    plan,

    /** Draws the cards of a planned film that nobody has looked at yet. */
    async drawCards({ cards }: Pick<FilmPlan, 'cards'>): Promise<void> {
      for (const card of Object.values(cards)) if (card) await drawCard(card.order);
    },

    /** The storyboard of one language and shape as its browser plays it. */
    async show(wanted: Wanted): Promise<Storyboard> {
      await requireOwnTale(db, wanted.taleId, wanted.userId);
      return view(wanted);
    },

    /** Saves edits that were made on the newest version. Unchanged edits are not written again. */
    async save({
      version,
      edits,
      ...wanted
    }: Wanted & { version: number; edits: StoryboardEdits }): Promise<Storyboard> {
      const { taleId, userId } = wanted;
      await transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        const repo = storyboardRepo(trx);
        const kept = await repo.edits(taleId);
        if (kept && canonicalJson(kept.edits) === canonicalJson(edits)) return;
        refuseStrangers(
          edits,
          (await repo.scenes(taleId)).map(({ id }) => id),
        );
        if (!(await repo.keep(taleId, version, edits)))
          throw new Failure(
            'conflict',
            msg`The storyboard was changed in another window since you opened it. What is there now is shown; make your change again.`,
          );
        await repo.tell(userId, taleId);
      });
      return view(wanted);
    },

    /** The picture of a card that is on. */
    async card({ kind, ...wanted }: Wanted & { kind: CardKind }): Promise<FileToSend> {
      await requireOwnTale(db, wanted.taleId, wanted.userId);
      const card = (await board(wanted.taleId, wanted.language, previewSide, wanted.shape)).cards[kind];
      if (!card) throw new Failure('not_found', msg`This card is switched off.`);
      return { ...(await drawCard(card.order)), cache: 'immutable' };
    },
  };
}
export type StoryboardService = ReturnType<typeof storyboardService>;

function refuseStrangers(edits: StoryboardEdits, story: readonly string[]): void {
  if (new Set(edits.order).size !== edits.order.length)
    throw new Failure('invalid', msg`A scene appears twice in the order.`);
  const known = prunedEdits(edits, story);
  if (
    known.order.length !== edits.order.length ||
    Object.keys(known.scenes).length !== Object.keys(edits.scenes).length
  )
    throw new Failure(
      'invalid',
      msg`A scene of this storyboard no longer exists: the story was changed. Load the page again.`,
    );
}
