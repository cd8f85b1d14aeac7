import type { ChannelId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Slot, slotsPerChannel } from '#shared/publishing/slot.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { momentsOf, nextFreeSlot, slotProblem, type WeeklySlot } from '#shared/publishing/weekly-slots.ts';
import { slotRepo } from './slot.repo.ts';
import type { TaleDates } from './tale-dates.ts';
import { moment } from '#shared/said.ts';

type Parts = { db: Db; dates: TaleDates; clock?: () => number };
type SlotRow = Awaited<ReturnType<ReturnType<typeof slotRepo>['ofCreator']>>[number];

const noSlots = msg`There is no weekly slot yet. Choose one in Settings, under Weekly slots, then add the tale again.`;

/** The weekly times at which a creator's channels publish. */
export function slotService({ db, dates, clock = Date.now }: Parts) {
  const view = (slot: SlotRow): Slot => ({
    ...slot,
    next: Math.floor((momentsOf(slot, clock()).next().value ?? clock()) / 1000),
  });

  /** Languages of the tale that nobody can see yet, each with the channel that it is on or goes to. */
  async function wanted(trx: Db | Trx, tale: { id: string; langs: readonly Language[] }, userId: UserId) {
    const [channels, sent] = await Promise.all([slotRepo(trx).channels(userId), slotRepo(trx).ofTale(tale.id)]);
    const home = (language: Language) => (channels.find((one) => one.languages.includes(language)) ?? channels[0])?.id;
    const seen = new Set(
      sent
        .filter(({ state, privacy }) => state === 'published' || privacy === 'public')
        .map(({ language }) => language),
    );
    if (tale.langs.every((language) => seen.has(language)))
      throw new Failure('conflict', msg`Every language of this tale is published already.`);
    return tale.langs
      .filter((language) => !seen.has(language))
      .map((language) => ({
        language,
        channelId: sent.find((one) => one.language === language)?.channelId ?? home(language),
      }));
  }

  async function find(trx: Db | Trx, taleId: TaleId, userId: UserId) {
    const repo = slotRepo(trx);
    const tale = await repo.tale(taleId);
    const [places, slots] = await Promise.all([wanted(trx, tale, userId), repo.ofCreator(userId)]);
    const homed = places.flatMap(({ language, channelId }) => (channelId ? [{ language, channelId }] : []));
    if (homed.length === 0)
      throw new Failure('conflict', msg`No channel is linked yet. Connect your YouTube account, then choose a slot.`);
    const now = clock();
    const [dated, awaited] = await Promise.all([
      repo.dated(userId, taleId, new Date(now)),
      repo.awaited(userId, taleId, new Date(now)),
    ]);
    const taken = [...dated, ...homed.flatMap(({ channelId }) => awaited.map((one) => ({ ...one, channelId })))];
    const found = nextFreeSlot(slots, homed, taken, now);
    if (!found)
      throw new Failure(
        'conflict',
        slots.length === 0
          ? noSlots
          : msg`No slot of this channel is free in the next two years. Add one in Settings, under Weekly slots.`,
      );
    const { at, slot } = found;
    return { tale, langs: homed.map(({ language }) => language), at, zone: slot.zone, channelTitle: slot.channelTitle };
  }

  return {
    async list(userId: UserId): Promise<Slot[]> {
      return (await slotRepo(db).ofCreator(userId)).map(view);
    },

    async add(userId: UserId, { channelId, ...slot }: WeeklySlot & { channelId: ChannelId }): Promise<Slot> {
      return transact(db, async (trx) => {
        const repo = slotRepo(trx);
        await repo.lock(userId);
        if (!(await repo.channels(userId)).some(({ id }) => id === channelId))
          throw new Failure('not_found', msg`Channel not found`);
        const problem = slotProblem(slot);
        if (problem) throw new Failure('invalid', problem);
        const kept = (await repo.ofCreator(userId)).filter((one) => one.channelId === channelId);
        if (kept.length >= slotsPerChannel)
          throw new Failure(
            'conflict',
            msg`A channel has at most ${{ slotsPerChannel }} weekly slots. Remove one first.`,
          );
        const id = await repo.add(userId, channelId, slot);
        await repo.tell(userId);
        return view(await repo.find(id));
      });
    },

    /** Tales that have a date keep it. */
    async remove(id: string, userId: UserId): Promise<void> {
      await transact(db, async (trx) => {
        if (!(await slotRepo(trx).remove(id, userId))) throw new Failure('not_found', msg`Slot not found`);
        await slotRepo(trx).tell(userId);
      });
    },

    async next(taleId: TaleId, userId: UserId) {
      await requireOwnTale(db, taleId, userId);
      const { at, zone, channelTitle, langs } = await find(db, taleId, userId);
      return { scheduledAt: Math.floor(at / 1000), zone, channelTitle, langs };
    },

    /** Schedules the tale through the same function as every date. */
    async take(taleId: TaleId, userId: UserId) {
      await requireOwnTale(db, taleId, userId);
      return transact(db, async (trx) => {
        const repo = slotRepo(trx);
        await repo.lock(userId);
        const { tale, at, zone, channelTitle, langs } = await find(trx, taleId, userId);
        const words = msg`“${{ title: tale.title }}” was scheduled for the slot of ${{ date: moment(at) }}`;
        await note(trx, { userId, type: 'publishing', level: 'info', message: words, refId: taleId });
        const { warnings, warningsSaid } = await dates.schedule(trx, { taleId, userId }, new Date(at));
        const before = {
          status: tale.status,
          scheduledAt: tale.scheduled_at ? Math.floor(tale.scheduled_at.getTime() / 1000) : null,
        };
        return {
          scheduledAt: Math.floor(at / 1000),
          zone,
          channelTitle,
          langs,
          title: tale.title,
          before,
          ...(warnings.length > 0 ? { warnings: [...warnings], warningsSaid: [...warningsSaid] } : {}),
        };
      });
    },
  };
}
export type SlotService = ReturnType<typeof slotService>;
