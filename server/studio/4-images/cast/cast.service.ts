import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { type CastMember, castLimits, castNames, portraitName } from '#shared/pictures/cast.ts';
import { Failure } from '#shared/endpoint.ts';
import { driftedFrames } from './cast-in-scene.ts';
import { proposeCast } from './cast-proposal.ts';
import { castRepo } from './cast.repo.ts';
import type { ImageService } from '../image.service.ts';
import { type PortraitService, portraitView } from './portrait.service.ts';
import { portraitRepo } from './portrait.repo.ts';
import { needsPortrait } from './portraits-in-scene.ts';
import { castShown } from '../drawing/tale-readings.ts';

type Parts = {
  readonly db: Db;
  readonly images: Pick<ImageService, 'redrawAll' | 'drawPortraits'>;
  readonly portraits: Pick<PortraitService, 'copied' | 'forget'>;
};
type Tale = { readonly taleId: TaleId; readonly userId: UserId };
const stale = () =>
  new Failure(
    'conflict',
    msg`This cast was changed elsewhere a moment ago. Your changes were not kept: look at the new version first.`,
  );

/** What creators can do with the model sheets of their tales. */
export function castService({ db, images, portraits }: Parts) {
  const membersOf = async (at: Db | Trx, taleId: TaleId): Promise<{ version: number; members: CastMember[] }> => {
    const kept = await castRepo(at).find(taleId);
    if (kept) return kept;
    return { version: 0, members: proposeCast((await castRepo(at).frames(taleId)).map(({ prompt }) => prompt)) };
  };

  async function sheet({ taleId, userId }: Tale): Promise<CastSheet> {
    await requireOwnTale(db, taleId, userId);
    const { version, members } = await membersOf(db, taleId);
    const frames = await castRepo(db).frames(taleId);
    const story = frames.map(({ prompt }) => prompt);
    const drawn = await portraitRepo(db).of(taleId);
    const seen = castShown(members, story);
    return {
      version,
      members,
      frames: members.map((member) =>
        frames.filter((_, at) => seen[at]?.includes(member)).map(({ frame_no: no }) => no),
      ),
      portraits: members.map((member) => portraitView(member, drawn)),
      drifted: driftedFrames(version === 0 ? null : members, frames, drawn).map(({ id }) => id),
    };
  }

  async function keep(
    trx: Trx,
    { taleId, userId }: Tale,
    version: number,
    members: readonly CastMember[],
  ): Promise<void> {
    requireDistinct(members);
    if (!(await castRepo(trx).keep(taleId, version, members))) throw stale();
    await emit(trx, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId } });
  }

  return {
    sheet,

    async save(tale: Tale, version: number, members: readonly CastMember[]): Promise<CastSheet> {
      await transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        await keep(trx, tale, version, members);
      });
      return sheet(tale);
    },

    /** Entries of the other tale come first, with their portraits; this tale's other entries follow, as many as fit. */
    async borrow(tale: Tale, version: number, fromTaleId: TaleId): Promise<CastSheet> {
      await requireOwnTale(db, tale.taleId, tale.userId);
      await requireOwnTale(db, fromTaleId, tale.userId);
      const copies = fromTaleId === tale.taleId ? [] : await portraits.copied(fromTaleId, tale.taleId);
      const replaced = (await portraitRepo(db).of(tale.taleId)).filter(({ name }) =>
        copies.some((copy) => copy.name === name),
      );
      await transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        await requireOwnTale(trx, fromTaleId, tale.userId);
        const theirs = await membersOf(trx, fromTaleId);
        if (theirs.members.length === 0)
          throw new Failure('conflict', msg`The cast of that tale is empty. Choose another tale.`);
        const names = new Set(theirs.members.flatMap(castNames));
        const own = (await membersOf(trx, tale.taleId)).members.filter(
          (member) => !castNames(member).some((name) => names.has(name)),
        );
        await keep(trx, tale, version, [...theirs.members, ...own].slice(0, castLimits.members));
        await portraitRepo(trx).adopt(tale.taleId, copies);
      });
      await portraits.forget(replaced);
      return sheet(tale);
    },

    /**
     * Orders the pictures that no longer match the cast again, or the given finished ones, unless they are already
     * ordered. Outdated portraits are drawn before them.
     */
    redraw: (tale: Tale, ids: readonly string[] | undefined) =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        return images.redrawAll(trx, tale, async () => {
          const kept = (await castRepo(trx).find(tale.taleId))?.members ?? null;
          const frames = await castRepo(trx).frames(tale.taleId);
          if (ids) return frames.filter(({ id, status }) => status === 'generated' && ids.includes(id));
          return driftedFrames(kept, frames, await portraitRepo(trx).of(tale.taleId));
        });
      }),

    /**
     * Orders portraits: the missing and outdated ones of people in the pictures or the creator's own sheet, or a new
     * one for each given entry.
     */
    drawPortraits: (tale: Tale, names: readonly string[] | undefined) =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        return images.drawPortraits(trx, tale, async () => {
          const { version, members } = await membersOf(trx, tale.taleId);
          const drawn = await portraitRepo(trx).of(tale.taleId);
          const story = (await castRepo(trx).frames(tale.taleId)).map(({ prompt }) => prompt);
          const seen = new Set(castShown(members, story).flat());
          const isWanted = (member: CastMember) => (version > 0 || seen.has(member)) && needsPortrait(member, drawn);
          const wanted = names?.map((name) => castNames({ name })[0]);
          return members
            .filter((member) => (wanted ? castNames(member).some((name) => wanted.includes(name)) : isWanted(member)))
            .map(portraitName);
        });
      }),

    /** All entries of the sheet with the pictures that show them, for the contact sheet. */
    async overview(tale: Tale) {
      const now = await sheet(tale);
      const title = await castRepo(db).title(tale.taleId);
      return {
        title,
        sheet: now,
        portraits: await portraitRepo(db).of(tale.taleId),
        frames: await castRepo(db).frames(tale.taleId),
      };
    },
  };
}
export type CastService = ReturnType<typeof castService>;

/** Two entries with one name would give one person two looks. Throws Failure('invalid'). */
function requireDistinct(members: readonly CastMember[]): void {
  const names = members.flatMap((member) => [...new Set(castNames(member))]);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice)
    throw new Failure('invalid', msg`“${{ twice }}” appears twice in this cast. Use each name for one entry only.`);
  const nameless = members.find((member) => castNames(member).length === 0);
  if (nameless)
    throw new Failure('invalid', msg`“${{ name: nameless.name }}” is not a name: use the name from the story.`);
}
