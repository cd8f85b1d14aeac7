import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { type CastMember, portraitName, portraitSize } from '#shared/pictures/cast.ts';
import { castByScene } from '#shared/pictures/cast-of-scene.ts';
import { lastError } from '#server/db/last-error.ts';
import { told } from './cast-in-scene.ts';
import { proposeCast } from './cast-proposal.ts';
import { castRepo } from './cast.repo.ts';
import { type DrawingParts, drawPicture } from '../drawing/picture-drawing.ts';
import { claimSeconds, type Draughtsman, type TaleLook } from '../drawing/image-claim.repo.ts';
import { imageRepo } from '../image.repo.ts';
import { type PortraitRow, portraitRepo } from './portrait.repo.ts';
import { portraitPrint, portraitsNeeded } from './portraits-in-scene.ts';
import { castShown, sitterOf } from '../drawing/tale-readings.ts';

/** The order for the illustrator: one entry of the sheet alone, in the style of the tale. */
export function portraitOrder(
  look: Pick<TaleLook, 'seed' | 'style' | 'context' | 'story'>,
  member: CastMember,
  take: number,
): PictureOrder {
  const prompt = [member.name.split(',')[0]?.trim(), member.look, member.cloth, member.notes]
    .filter(Boolean)
    .join('; ');
  const { seed, style, context } = look;
  const sitter = sitterOf(
    member,
    look.story.map((scene) => scene.prompt),
  );
  return {
    prompt,
    story: [prompt],
    index: 0,
    cast: [told(member)],
    sitter,
    seed,
    take,
    style,
    context,
    use: 'portrait',
    ...portraitSize,
  };
}

/**
 * When portraits are drawn: before the scenes that use them, or after the scenes, so as not to delay them; `drawn`
 * pictures of the job are finished already.
 */
type Moment = { readonly of: 'looking' | 'built in'; readonly drawn: number };

/**
 * Draws the ordered portraits of a tale. Before them it orders those that its scenes need, when the chosen illustrator
 * uses portraits; after the scenes the built-in illustrator, which costs nothing, adds everybody whom a picture shows.
 * One that cannot be drawn records why and delays nobody. Returns how many it was about.
 */
export async function drawPortraits(
  parts: DrawingParts,
  look: TaleLook,
  by: Draughtsman,
  context: WorkContext,
  { of, drawn }: Moment = { of: 'looking', drawn: 0 },
): Promise<number> {
  const { db } = parts;
  const tale = { taleId: look.id, userId: look.userId };
  const story = look.story.map(({ prompt }) => prompt);
  const sheet = async (at: Db | Trx = db) => (await castRepo(at).find(look.id))?.members ?? proposeCast(story);
  const [first] = (await parts.illustrator.inTurn?.(tale)) ?? [];
  if (of === 'looking' ? (first?.references ?? 0) > 0 : first?.builtIn)
    await transact(db, async (trx) => {
      const [members, there] = [await sheet(trx), await portraitRepo(trx).of(look.id)];
      const needed =
        of === 'looking'
          ? portraitsNeeded(members, castByScene(members, story), there, 2)
          : portraitsNeeded(members, castShown(members, story), there, 1);
      await portraitRepo(trx).order(tale, needed);
    });
  let done = 0;
  for (;;) {
    context.signal.throwIfAborted();
    const left = await portraitRepo(db).pending(look.id);
    const row = left > 0 ? await transact(db, (trx) => portraitRepo(trx).claim(tale, by)) : null;
    if (!row) return done;
    const { pending } = await imageRepo(db).counts(look.id);
    await context.progress(
      drawn + done,
      drawn + done + left + pending,
      msg`Drawing portrait ${{ portrait: done + 1 }} of ${{ total: done + left }}`,
    );
    const member = (await sheet()).find((each) => portraitName(each) === row.name);
    if (!member) {
      await portraitRepo(db).drop(row, by);
      continue;
    }
    try {
      await drawOne(parts, look, row, member, by, context.signal);
    } catch (error) {
      const isRefusal =
        error instanceof Failure && error.code !== 'disk_full' && !outageIn(error) && !context.signal.aborted;
      if (!isRefusal) {
        await portraitRepo(db).giveBack(row, by);
        throw error;
      }
      await transact(db, (trx) => portraitRepo(trx).finish(row, by, tale, lastError(error.words)));
      await context.log(
        'warn',
        msg`The portrait of ${{ name: member.name }} was not drawn: ${{ reason: error.words }}`,
      );
    }
    done += 1;
  }
}

async function drawOne(
  parts: DrawingParts,
  look: TaleLook,
  row: PortraitRow,
  member: CastMember,
  by: Draughtsman,
  signal: AbortSignal,
) {
  const { db, files } = parts;
  const tale = { taleId: look.id, userId: look.userId };
  const beat = setInterval(
    () =>
      void portraitRepo(db)
        .renew(row, by)
        .catch(() => {}),
    (claimSeconds * 1000) / 3,
  );
  try {
    const order = portraitOrder(look, member, row.take);
    const storing = async () => {};
    const { shown: _, ...picture } = await drawPicture(parts, { ...tale, frame: row, order }, { signal, storing });
    const kept = await transact(db, (trx) =>
      portraitRepo(trx).finish(row, by, tale, { ...picture, print: portraitPrint(member) }),
    );
    const before = row.r2_key;
    if (kept && before && before !== picture.r2_key) await files.remove(before);
  } finally {
    clearInterval(beat);
  }
}
