import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/ownership.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { CastSheet } from '#shared/cast.contract.ts';
import { type CastMember, castLimits, castNames, castOfScene } from '#shared/cast.ts';
import { Failure } from '#shared/endpoint.ts';
import { driftedFrames } from './cast-in-scene.ts';
import { proposeCast } from './cast-proposal.ts';
import { castRepo } from './cast.repo.ts';
import type { ImageService } from './image.service.ts';

type Tale = { readonly taleId: string; readonly userId: string };
const stale = () => new Failure('conflict', 'This cast was changed elsewhere a moment ago. Yours was not kept: look at the new one first.');

/** What a creator may do with the model sheet of own tales. */
export function castService({ db, redrawAll }: { db: Db; redrawAll: ImageService['redrawAll'] }) {
  const membersOf = async (at: Db | Trx, taleId: string): Promise<{ version: number; members: CastMember[] }> => {
    const kept = await castRepo(at).find(taleId);
    if (kept) return kept;
    return { version: 0, members: proposeCast((await castRepo(at).frames(taleId)).map(({ prompt }) => prompt)) };
  };

  async function sheet({ taleId, userId }: Tale): Promise<CastSheet> {
    await requireOwnTale(db, taleId, userId);
    const { version, members } = await membersOf(db, taleId);
    const frames = await castRepo(db).frames(taleId);
    const story = frames.map(({ prompt }) => prompt);
    const seen = frames.map(({ prompt }, index) => castOfScene(members, { prompt, story, index }));
    return {
      version,
      members,
      frames: members.map((member) => frames.filter((_, at) => seen[at]?.includes(member)).map(({ frame_no: no }) => no)),
      drifted: driftedFrames(version === 0 ? null : members, frames).map(({ id }) => id),
    };
  }

  async function keep(trx: Trx, { taleId, userId }: Tale, version: number, members: readonly CastMember[]): Promise<void> {
    requireDistinct(members);
    if (!(await castRepo(trx).keep(taleId, version, members))) throw stale();
    await emit(trx, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId, taleId } });
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

    /** Entries of the other tale come first; own ones that it does not name stay behind them, as many as fit. */
    async borrow(tale: Tale, version: number, fromTaleId: string): Promise<CastSheet> {
      await transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        await requireOwnTale(trx, fromTaleId, tale.userId);
        const theirs = await membersOf(trx, fromTaleId);
        if (theirs.members.length === 0) throw new Failure('conflict', 'The cast of that tale is empty. Choose another tale.');
        const names = new Set(theirs.members.flatMap(castNames));
        const own = (await membersOf(trx, tale.taleId)).members.filter((member) => !castNames(member).some((name) => names.has(name)));
        await keep(trx, tale, version, [...theirs.members, ...own].slice(0, castLimits.members));
      });
      return sheet(tale);
    },

    /** Orders the drifted pictures again, once: those that are ordered already are not among them. */
    redraw: (tale: Tale) =>
      transact(db, async (trx) => {
        await requireOwnTale(trx, tale.taleId, tale.userId);
        return redrawAll(trx, tale, async () => {
          const kept = await castRepo(trx).find(tale.taleId);
          return kept ? driftedFrames(kept.members, await castRepo(trx).frames(tale.taleId)) : [];
        });
      }),
  };
}
export type CastService = ReturnType<typeof castService>;

/** Two entries of one name would be told as two looks of one person. Throws Failure('invalid'). */
function requireDistinct(members: readonly CastMember[]): void {
  const names = members.flatMap((member) => [...new Set(castNames(member))]);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Failure('invalid', `“${twice}” stands twice in this cast. Give every name to one entry only.`);
  const nameless = members.find((member) => castNames(member).length === 0);
  if (nameless) throw new Failure('invalid', `“${nameless.name}” is no name: write how the story calls them.`);
}
