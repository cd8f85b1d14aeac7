import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { PaidCall } from '#server/ports/hosted-engine.ts';
import { note } from '#server/jobs/announce.ts';
import { emit } from '#server/live/event.repo.ts';
import type { EngineUse } from '#server/ports/engine.ts';
import { CapReached } from '#server/ports/engine-trouble.ts';
import { Failure } from '#shared/endpoint.ts';
import { type EngineTask, type ProviderId, showMoney } from '#shared/engines.ts';
import { engineCallRepo } from './engine-call.repo.ts';
import { engineSettingsRepo } from './engine-settings.repo.ts';
import { costOf, priceOf, pricesOf } from './price-table.ts';
import { type Said } from '#shared/said.ts';

export type MeterParts = {
  readonly db: Db;
  /** What a creator may spend a month on the studio's own keys; null: no limit. */
  readonly studioCapMicros: number | null;
  readonly clock?: () => number;
};
/** The called engine, and whose key pays. */
export type Metered = {
  readonly task: EngineTask | 'test';
  readonly provider: ProviderId;
  readonly model: string;
  readonly studioKey: boolean;
};

/** The start of the month (UTC) that contains a moment. */
export const monthOf = (at: number): Date => new Date(`${new Date(at).toISOString().slice(0, 7)}-01T00:00:00Z`);
const nextMonth = (month: Date): string =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);

/**
 * Records calls: each is checked against the limit and recorded in one transaction before it is made, completed once
 * with what it used.
 */
export function callMeter({ db, studioCapMicros, clock = Date.now }: MeterParts) {
  return (of: Metered, use: EngineUse): PaidCall =>
    async ({ step, expect }, call) => {
      const price = priceOf(of.provider, of.model);
      const id = nanoid();
      const expected = costOf(price, expect);
      const stopped = await transact(db, async (trx) => {
        await engineCallRepo(trx).loseOpen(use.userId, use.work, step);
        const words = await overLimit(trx, of, use.userId, expected ?? 0);
        if (words) return words;
        await engineCallRepo(trx).begin({
          id,
          user_id: use.userId,
          tale_id: use.taleId,
          work: use.work.slice(0, 200),
          step: step.slice(0, 200),
          task: of.task,
          provider: of.provider,
          model: of.model,
          studio_key: of.studioKey,
          expected_micros: expected,
        });
        return null;
      });
      if (stopped) throw new CapReached('conflict', stopped);
      const end = (ended: Parameters<ReturnType<typeof engineCallRepo>['end']>[1]) =>
        transact(db, async (trx) => {
          await engineCallRepo(trx).end(id, ended);
          await emit(trx, { userId: use.userId, topic: 'user', kind: 'engines', data: {} });
        });
      try {
        const { value, amounts } = await call();
        await end({
          outcome: 'ok',
          amounts,
          micros: costOf(price, amounts),
          pricesOf: price ? pricesOf : null,
          words: null,
        });
        return value;
      } catch (error) {
        const words = error instanceof Failure ? error.words : msg`The call was stopped.`;
        await end({ outcome: 'failed', amounts: {}, micros: null, pricesOf: null, words });
        throw error;
      }
    };

  /**
   * The reason why the call must not be made, after an alert was written; null when it may. The creator's row is locked
   * until the transaction ends, so that concurrent calls cannot exceed the limit together.
   */
  async function overLimit(trx: Trx, of: Metered, userId: UserId, expected: number): Promise<Said | null> {
    const { capMicros } = await engineSettingsRepo(trx).locked(userId);
    const month = monthOf(clock());
    const { spent, reserved, studio } = await engineCallRepo(trx).sums(userId, month);
    const own = capMicros !== null && spent + reserved + expected > capMicros;
    const shared = of.studioKey && studioCapMicros !== null && studio + expected > studioCapMicros;
    if (!own && !shared) return null;
    const limit = own ? capMicros : (studioCapMicros ?? 0);
    const words = own
      ? msg`Your limit of ${{ limit: showMoney(limit) }} a month for hosted engines does not allow this call (${{ spent: showMoney(spent) }} spent, the call may cost ${{ expected: showMoney(expected) }}). Raise it under Settings, Engines, choose the built-in engine there, or wait until ${{ date: nextMonth(month) }}.`
      : msg`This studio’s monthly limit for each creator on its own keys (${{ limit: showMoney(limit) }}) is used up. Add your own key under Settings, Engines, choose the built-in engine there, or wait until ${{ date: nextMonth(month) }}.`;
    if (
      await engineSettingsRepo(trx).tellOfCap(
        userId,
        `${month.toISOString().slice(0, 7)} ${own ? 'own' : 'studio'} ${limit}`,
      )
    )
      await note(trx, { userId, type: 'engines', level: 'error', message: words, refId: null });
    return words;
  }
}
export type CallMeter = ReturnType<typeof callMeter>;
