import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { readFile } from 'node:fs/promises';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { PictureCast, PictureReference } from '#server/ports/illustrator.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure, type FailureCode, wordsIn } from '#shared/endpoint.ts';
import type { ImageType } from '#shared/pictures/image.contract.ts';
import { type Said, type Words, wordsOf } from '#shared/said.ts';
import { lastError } from '#server/db/last-error.ts';
import { castPrint } from '../cast/cast-in-scene.ts';
import { castRepo } from '../cast/cast.repo.ts';
import { claimSeconds, type Draughtsman, imageClaimRepo, type TaleLook } from './image-claim.repo.ts';
import { imageOrderRepo } from './image-order.repo.ts';
import { imageRepo, type ImageRow } from '../image.repo.ts';
import { drawPicture, type DrawingParts, pause, pictureOrder } from './picture-drawing.ts';
import { drawPortraits } from '../cast/draw-portraits.ts';
import { portraitRepo } from '../cast/portrait.repo.ts';
import { portraitsFor } from '../cast/portraits-in-scene.ts';

export type Drawn = { readonly drawn: number; readonly refused: number };

/** Asking again for the same picture cannot help. */
const refusals: readonly FailureCode[] = ['invalid', 'not_found', 'conflict', 'forbidden', 'too_large', 'unsupported'];
const patienceMs = 500;
/** This many faults one after the other: the illustrator itself is in trouble. */
const enough = 3;

/** A reason as a full sentence. */
const ended = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

/**
 * Draws the ordered pictures of a tale one after the other and returns when none is left, whoever drew it. A refused
 * frame is marked, and the next one is drawn; what may succeed later is thrown at the end.
 */
export async function drawOrdered(
  parts: DrawingParts,
  taleId: TaleId,
  context: WorkContext,
  use: ImageType = 'frame',
): Promise<Drawn> {
  const claims = imageClaimRepo(parts.db);
  const look = await claims.look(taleId);
  if (!look) throw new Failure('not_found', msg`This tale was deleted.`);
  const by: Draughtsman = { jobId: context.jobId, run: nanoid() };
  const told = <T>(write: (claims: ReturnType<typeof imageClaimRepo>) => Promise<T>) =>
    transact(parts.db, (trx) => write(imageClaimRepo(trx)));
  const later: string[] = [];
  const portraits = use === 'frame' ? await drawPortraits(parts, look, by, context) : 0;
  let [drawn, refused] = [0, 0];
  let trouble: unknown = null;
  for (;;) {
    context.signal.throwIfAborted();
    const { pending } = await imageRepo(parts.db).counts(taleId, use);
    const [done, of] = [drawn + refused, drawn + refused + pending];
    await context.progress(
      portraits + done,
      Math.max(1, portraits + of),
      pending > 0 ? msg`Drawing picture ${{ picture: done + 1 }} of ${{ total: of }}` : undefined,
    );
    const frame = await told((at) => at.claim(look, by, later, use));
    if (!frame) {
      if (!(await claims.areLeft(taleId, later, use))) break;
      await pause(patienceMs, context.signal);
      continue;
    }
    try {
      if (await drawFrame(parts, look, frame, by, context.signal)) drawn += 1;
    } catch (error) {
      if (!context.signal.aborted && error instanceof Failure && refusals.includes(error.code)) {
        refused += 1;
        await told((at) =>
          at.move(frame, by, look.userId, frame.r2_key ? 'generated' : 'error', lastError(wordsIn(error))),
        );
        await context.log(
          'warn',
          msg`Picture ${{ picture: frame.frame_no }} was refused: ${{ reason: wordsIn(error) }}`,
        );
        continue;
      }
      await told((at) => at.move(frame, by, look.userId, 'queued'));
      // The next picture would fail in the same way.
      if (context.signal.aborted || outageIn(error) || (error instanceof Failure && error.code === 'disk_full'))
        throw error;
      await context.log('warn', msg`Picture ${{ picture: frame.frame_no }} failed: ${{ reason: wordsIn(error) }}`);
      trouble ??= error;
      if (later.push(frame.id) >= enough) break;
    }
  }
  if (trouble !== null) throw trouble;
  if (use === 'frame')
    await drawPortraits(parts, look, by, context, { of: 'built in', drawn: portraits + drawn + refused });
  return { drawn, refused };
}

/** Draws one claimed frame; false when it was ordered again meanwhile, so that this picture does not count. */
async function drawFrame(
  parts: DrawingParts,
  look: TaleLook,
  frame: ImageRow,
  by: Draughtsman,
  signal: AbortSignal,
): Promise<boolean> {
  const claims = imageClaimRepo(parts.db);
  const beat = setInterval(() => void claims.renew(frame, by).catch(() => {}), (claimSeconds * 1000) / 3);
  try {
    const sheet = (await castRepo(parts.db).find(look.id))?.members ?? null;
    const words = await pictureOrder(parts, look, frame, sheet);
    const references = await referencesOf(parts, look, words.cast ?? []);
    const order = references.length > 0 ? { ...words, references } : words;
    const { shown, ...kept } = await drawPicture(
      parts,
      { taleId: look.id, frame, order, userId: look.userId },
      {
        signal,
        storing: () => transact(parts.db, (trx) => imageClaimRepo(trx).move(frame, by, look.userId, 'uploading')),
      },
    );
    return await transact(parts.db, async (trx) => {
      await imageOrderRepo(trx).lockTale(look.id);
      const patch = { ...kept, ...lastError(null) };
      if (!(await imageClaimRepo(trx).move(frame, by, look.userId, 'generated', patch))) return false;
      const portraits = references
        .filter(({ sha256 }) => shown.includes(sha256))
        .map(({ name, sha256 }) => [name, sha256]);
      await castRepo(trx).remember(kept.r2_key, look.id, castPrint(order.cast ?? []), Object.fromEntries(portraits));
      const { planned, generated } = await imageRepo(trx).counts(look.id);
      if (frame.image_type === 'frame' && planned === generated)
        await parts.onImagesComplete(trx, { userId: look.userId, taleId: look.id });
      return true;
    });
  } finally {
    clearInterval(beat);
  }
}

/** The portraits of those in a scene, if an illustrator that may draw it uses any. */
async function referencesOf(
  { db, files, illustrator }: DrawingParts,
  look: TaleLook,
  cast: readonly PictureCast[],
): Promise<PictureReference[]> {
  const turns = cast.length > 0 ? ((await illustrator.inTurn?.({ userId: look.userId })) ?? []) : [];
  if (!turns.some(({ references }) => references > 0)) return [];
  const portraits = portraitsFor(cast, await portraitRepo(db).of(look.id));
  return Promise.all(
    portraits.map(async ({ name, key, sha256 }) => ({ name, sha256, bytes: await readFile(await files.local(key)) })),
  );
}

/**
 * Ensures that every planned frame of a tale has its picture, for callers that need them all. Throws Failure with a
 * message when some cannot be drawn.
 */
export const drawMissingFrames =
  (parts: DrawingParts) =>
  async (taleId: TaleId, context: WorkContext): Promise<void> => {
    await transact(parts.db, async (trx) => {
      const orders = imageOrderRepo(trx);
      const tale = await orders.lockTale(taleId);
      if (!tale) throw new Failure('not_found', msg`This tale was deleted.`);
      const queued = await orders.order(taleId, tale.user_id, { variant: 'missing' });
      if (queued > 0) await parts.onImagesBegin(trx, { taleId, userId: tale.user_id });
    });
    const { planned, pending } = await imageRepo(parts.db).counts(taleId);
    if (planned === 0)
      throw new Failure(
        'conflict',
        msg`This tale has no scenes yet, so there is nothing to draw. Write its story first.`,
      );
    if (pending > 0) {
      await context.log('info', msg`Missing pictures to draw: ${{ count: pending }}`);
      await drawOrdered(parts, taleId, context);
    }
    const refused = await imageClaimRepo(parts.db).refused(taleId);
    const { generated } = await imageRepo(parts.db).counts(taleId);
    if (generated === planned) return;
    const reasons = refused.map(({ frame_no: picture, last_error: reason, last_error_said: said }) =>
      reason === null
        ? msg`Picture ${{ picture }}: unknown reason.`
        : msg`Picture ${{ picture }}: ${{ reason: wordsOf(ended(reason), said as Said | null) }}`,
    );
    throw new Failure(
      'conflict',
      msg`${{ missing: planned - generated }} of ${{ planned }} pictures could not be drawn. ${{ reasons: reasons.slice(0, 5) }} Change their descriptions in the Images tab, then try again.`,
    );
  };

/** Puts the frames that a failed or cancelled job ordered back; frames that another live job will draw stay. */
export async function putBackFrames(
  trx: Trx,
  end: { taleId: TaleId; userId: UserId; why: Words | null },
): Promise<void> {
  await imageClaimRepo(trx).putBack(end.taleId, end.userId, end.why);
  await portraitRepo(trx).putBack(end, end.why);
}
