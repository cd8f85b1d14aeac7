import { codeOf, englishOf, type Said } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { HostedProviders } from '#server/ports/hosted-engine.ts';
import { emit } from '#server/live/event.repo.ts';
import type { CallView, Engines, EstimateOf, MonthView, ProviderView, TaskView } from '#shared/engine.contract.ts';
import { type EngineSettings, engineTasks, type ProviderId, providerIds, providerNames } from '#shared/engines.ts';
import type { Usage } from '#shared/account/usage.contract.ts';
import { monthOf } from './call-meter.ts';
import { type CallRow, engineCallRepo } from './engine-call.repo.ts';
import { lineOf, needsOf } from './engine-estimate.ts';
import type { EngineKeys } from './engine-keys.ts';
import { modelFor, orderOf } from './engine-order.ts';
import { engineSettingsRepo } from './engine-settings.repo.ts';
import { engineTest } from './engine-test.ts';
import { priceWords, pricesOf } from './price-table.ts';
import { builtInNames, providerFacts, taskNames } from './provider-facts.ts';
import { type EngineRunner, nameOf } from './run-engines.ts';

export type EngineParts = {
  readonly db: Db;
  readonly keys: EngineKeys;
  readonly runner: EngineRunner;
  readonly hosted: HostedProviders;
  readonly studioCapMicros: number | null;
  readonly clock?: () => number;
};
type Ledger = { tale?: string | undefined; month?: string | undefined; cursor?: string | undefined; limit: number };

/** How a creator uses engines: keys, choice, what was called and what it cost. */
export function engineService({ db, keys, runner, hosted, studioCapMicros, clock = Date.now }: EngineParts) {
  const tasksOf = (provider: ProviderId) => engineTasks.filter((task) => hosted[provider]?.[task] !== undefined);
  const monthNamed = (month?: string): Date => (month ? new Date(`${month}-01T00:00:00Z`) : monthOf(clock()));

  async function monthView(userId: UserId, month: Date, settings: EngineSettings): Promise<MonthView> {
    const { spent, reserved, calls, failed, unpriced, unknown } = await engineCallRepo(db).sums(userId, month);
    const usesStudio = [...(await keys.known(userId)).values()].includes(null);
    return {
      month: month.toISOString().slice(0, 7),
      spentMicros: spent,
      reservedMicros: reserved,
      calls,
      failed,
      unpriced,
      unknown,
      capMicros: settings.capMicros,
      studioCapMicros: usesStudio ? studioCapMicros : null,
    };
  }

  async function of(userId: UserId): Promise<Engines> {
    const settings = await engineSettingsRepo(db).of(userId);
    const known = await keys.known(userId);
    const atHand = await runner.atHand(userId);
    const keyOf = (provider: ProviderId): ProviderView['key'] => {
      const row = known.get(provider);
      if (row === undefined) return null;
      return {
        from: row ? 'creator' : 'studio',
        last4: row ? row.last4 : keys.last4OfStudio(provider),
        address: row ? row.address : keys.addressOfStudio(provider),
        addedAt: row?.added_at.getTime() ?? null,
        test: row?.tested_at
          ? {
              at: row.tested_at.getTime(),
              works: row.test_works ?? false,
              words: row.test_words ?? '',
              said: row.test_said as Said | null,
            }
          : null,
      };
    };
    const providers = providerIds
      .filter((id) => tasksOf(id).length > 0)
      .map((id): ProviderView => {
        const { about, keyPage, takesAddress } = providerFacts[id];
        const said = { about: englishOf(about), aboutSaid: codeOf(about) };
        return { id, name: providerNames[id], ...said, keyPage, takesAddress, tasks: tasksOf(id), key: keyOf(id) };
      });
    const tasks = engineTasks.map(
      (task): TaskView => ({
        task,
        name: taskNames[task],
        order: orderOf(settings, task, atHand).map((turn) =>
          turn
            ? { provider: turn.provider, name: nameOf(turn.provider, turn.model) }
            : { provider: null, name: builtInNames[task] },
        ),
        offers: providerIds
          .filter((provider) => hosted[provider]?.[task] !== undefined)
          .map((provider) => {
            const model = modelFor(settings, task, provider);
            const models = [...new Set([...(model ? [model] : []), ...(providerFacts[provider].models[task] ?? [])])];
            const price = model ? priceWords(provider, model) : null;
            return { provider, models, model, price: price && englishOf(price), priceSaid: price && codeOf(price) };
          }),
      }),
    );
    return {
      ok: true,
      providers,
      tasks,
      settings,
      month: await monthView(userId, monthOf(clock()), settings),
      pricesOf,
    };
  }

  return {
    of,
    test: engineTest({ keys, runner, hosted }),
    settings: (userId: UserId): Promise<EngineSettings> => engineSettingsRepo(db).of(userId),
    /**
     * What the creator spent this month, as the usage panel shows it; `builtIn` while no hosted engine can be called.
     */
    async spending(userId: UserId): Promise<Usage['ai']> {
      const { month, spentMicros, capMicros, calls } = await monthView(
        userId,
        monthOf(clock()),
        await engineSettingsRepo(db).of(userId),
      );
      return { month, builtIn: calls === 0 && (await keys.known(userId)).size === 0, spentMicros, capMicros };
    },

    async change(userId: UserId, patch: Partial<EngineSettings>): Promise<Engines> {
      await transact(db, async (trx) => {
        const now = await engineSettingsRepo(trx).locked(userId);
        const fallback = patch.fallback ? [...new Set(patch.fallback)] : now.fallback;
        const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
        await engineSettingsRepo(trx).keep(userId, {
          ...now,
          ...given,
          fallback,
          choice: { ...now.choice, ...patch.choice },
          models: mergedModels(now.models, patch.models ?? {}),
        });
        await emit(trx, { userId, topic: 'user', kind: 'engines', data: {} });
      });
      return of(userId);
    },

    async calls(userId: UserId, { month, tale, ...page }: Ledger) {
      const { rows, nextCursor } = await engineCallRepo(db).page({
        ...page,
        userId,
        taleId: tale,
        month: month ? monthNamed(month) : undefined,
      });
      return { ok: true as const, items: rows.map(callView), nextCursor };
    },

    async monthly(userId: UserId, named?: string) {
      const [repo, month] = [engineCallRepo(db), monthNamed(named)];
      return {
        ok: true as const,
        month: await monthView(userId, month, await engineSettingsRepo(db).of(userId)),
        days: await repo.byDay(userId, month),
        tasks: await repo.byTask(userId, month),
        tales: await repo.byTale(userId, month, 10),
      };
    },

    async estimate(userId: UserId, wanted: EstimateOf) {
      const lines = [];
      for (const need of needsOf(wanted)) {
        const turns = await runner.order(userId, need.task);
        const own =
          need.task === 'speech' && wanted.speechBy
            ? turns.filter((turn) => turn?.provider === wanted.speechBy)
            : turns;
        lines.push(lineOf(need, own, runner.references));
      }
      const { capMicros, spentMicros, reservedMicros } = await monthView(
        userId,
        monthOf(clock()),
        await engineSettingsRepo(db).of(userId),
      );
      return {
        ok: true as const,
        lines,
        micros: lines.reduce((sum, { micros }) => sum + (micros ?? 0), 0),
        leftMicros: capMicros === null ? null : Math.max(0, capMicros - spentMicros - reservedMicros),
      };
    },
  };
}
export type EngineService = ReturnType<typeof engineService>;

function mergedModels(now: EngineSettings['models'], patch: EngineSettings['models']): EngineSettings['models'] {
  const merged = { ...now };
  for (const task of engineTasks) if (patch[task]) merged[task] = { ...now[task], ...patch[task] };
  return merged;
}

const number = (value: string | number | null): number | null => (value === null ? null : Number(value));
const callView = (row: CallRow & { tale_title: string | null }): CallView => ({
  id: row.id,
  at: row.begun_at.getTime(),
  task: row.task,
  engine: nameOf(row.provider, row.model),
  taleId: row.tale_id,
  taleTitle: row.tale_title,
  step: row.step,
  outcome: row.outcome,
  tokensIn: row.tokens_in,
  tokensOut: row.tokens_out,
  pictures: row.pictures,
  seconds: row.seconds,
  characters: row.characters,
  micros: number(row.micros),
  words: row.words,
  wordsSaid: row.words_said as Said | null,
});
