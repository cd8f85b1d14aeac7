import { sentences, type Words } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { CapReached } from '#server/ports/engine-trouble.ts';
import type { EngineAccount, HostedProvider, HostedProviders, ProviderHttp } from '#server/ports/hosted-engine.ts';
import type { Engine, EngineUse } from '#server/ports/engine.ts';
import { Outage } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { type EngineTask, type ProviderId, providerNames } from '#shared/engines.ts';
import type { CallMeter } from './call-meter.ts';
import type { EngineKeys, FoundKey } from './engine-keys.ts';
import { orderOf, type Turn } from './engine-order.ts';
import { engineSettingsRepo } from './engine-settings.repo.ts';
import type { Db } from '#server/db/tables/tables.ts';

export type RunParts = {
  readonly db: Db;
  readonly keys: EngineKeys;
  readonly meter: CallMeter;
  readonly hosted: HostedProviders;
  readonly http: ProviderHttp;
};
/** An engine in the order, opened only when it is its turn. */
export type OpenTurn<E> = Pick<Engine, 'name' | 'builtIn'> & { readonly open: () => Promise<E | null> };
type Maker<E> = (account: EngineAccount) => E;
/** The result, the engine that made it, and why earlier engines failed. */
export type Ran<T> = {
  readonly value: T;
  readonly engine: string;
  readonly builtIn: boolean;
  readonly failed: readonly Words[];
};

export const nameOf = (provider: ProviderId, model: string): string => `${providerNames[provider]} ${model}`;

/** Lets the engine that a creator chose do a piece of work, and those after it when it cannot. */
export function engineRunner({ db, keys, meter, hosted, http }: RunParts) {
  const atHand = async (userId: UserId) => ({
    keyed: new Set((await keys.known(userId)).keys()),
    can: (provider: ProviderId, task: EngineTask) => hosted[provider]?.[task] !== undefined,
  });
  const order = async (userId: UserId, task: EngineTask): Promise<Turn[]> =>
    orderOf(await engineSettingsRepo(db).of(userId), task, await atHand(userId));

  /** What an adapter needs to call a provider for somebody. */
  function account(found: FoundKey, model: string, task: EngineTask | 'test', use: EngineUse): EngineAccount {
    const { provider, key, address, studioKey } = found;
    return {
      provider,
      model,
      key,
      address,
      use,
      name: nameOf(provider, model),
      fetch: http({ provider, key, trusted: studioKey }),
      paid: meter({ task, provider, model, studioKey }, use),
    };
  }

  /** One provider's engine for a creator, regardless of the order; null when there is no key for it any more. */
  async function engineOf<E extends Engine>(
    task: EngineTask,
    { provider, model }: NonNullable<Turn>,
    use: EngineUse,
  ): Promise<E | null> {
    const found = await keys.find(use.userId, provider);
    const make = hosted[provider]?.[task as keyof HostedProvider] as Maker<E> | undefined;
    return found && make ? make(account(found, model, task, use)) : null;
  }

  return {
    account,
    atHand,
    order,
    /** How many reference pictures the chosen model accepts. */
    references: ({ provider, model }: NonNullable<Turn>): number => hosted[provider]?.references?.(model) ?? 0,
    engineOf,

    /**
     * All engines for a creator's task, in order; `open` returns null when there is no key any more, and throws when it
     * cannot be read.
     */
    async turns<E extends Engine>(
      task: EngineTask,
      { builtIn, use }: { builtIn: E; use: EngineUse },
    ): Promise<OpenTurn<E>[]> {
      return (await order(use.userId, task)).map((turn) =>
        turn
          ? { name: nameOf(turn.provider, turn.model), builtIn: false, open: () => engineOf<E>(task, turn, use) }
          : { name: builtIn.name, builtIn: true, open: async () => builtIn },
      );
    },

    /**
     * `work` is done with the first engine that can. Throws what the last one threw; a limit that is reached
     * and work that was given up are not tried elsewhere.
     */
    async run<E extends Engine, T>(
      task: EngineTask,
      {
        builtIn,
        use,
        signal,
        work,
      }: { builtIn: E; use: EngineUse; signal: AbortSignal; work: (engine: E) => Promise<T> },
    ): Promise<Ran<T>> {
      const failed: Words[] = [];
      let last: unknown = null;
      for (const turn of await order(use.userId, task)) {
        signal.throwIfAborted();
        try {
          if (!turn) return { value: await work(builtIn), engine: builtIn.name, builtIn: true, failed };
          const engine = await engineOf<E>(task, turn, use);
          if (!engine) continue;
          return { value: await work(engine), engine: engine.name, builtIn: false, failed };
        } catch (error) {
          if (signal.aborted || error instanceof CapReached) throw error;
          last = error;
          if (!(error instanceof Failure) || error instanceof Outage) throw error;
          failed.push(
            turn ? msg`${{ engine: nameOf(turn.provider, turn.model) }}: ${{ reason: error.words }}` : error.words,
          );
        }
      }
      throw failed.length > 1 && last instanceof Failure
        ? new Failure(last.code, msg`No engine could do it. ${{ troubles: sentences(...failed) }}`, { cause: last })
        : (last ??
            new Failure(
              'conflict',
              msg`No engine is available: add a key, or turn the built-in engine on, under Settings, Engines.`,
            ));
    },
  };
}
export type EngineRunner = ReturnType<typeof engineRunner>;
