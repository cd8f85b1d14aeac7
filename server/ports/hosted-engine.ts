import type { Words } from '#shared/said.ts';
import type { Amounts, ProviderId } from '#shared/engines.ts';
import type { EngineUse } from './engine.ts';
import type { Illustrator } from './illustrator.ts';
import type { StoryWriter } from './story-writer.ts';
import type { Musician, Narrator } from './sound.ts';
import type { TitleWriter } from './title-writer.ts';

/**
 * What a hosted provider's adapter gets for one piece of work: who it is for, how to reach it, and the meter that every
 * call goes through.
 */
export type EngineAccount = {
  readonly provider: ProviderId;
  /** For labels and words: `OpenAI gpt-…`. */
  readonly name: string;
  readonly model: string;
  /** Empty for a server that needs none. Goes into headers only, never into an address, a log line or an error. */
  readonly key: string;
  /** Where one's own server is; null where the provider has one address. */
  readonly address: string | null;
  readonly use: EngineUse;
  /**
   * Reaches nothing but what is allowed, with limits of time and size; throws ProviderTrouble in words. Pass it to the
   * provider's client.
   */
  readonly fetch: typeof fetch;
  readonly paid: PaidCall;
};

/**
 * Makes one call that may cost money: asks the monthly limit first, writes a line into the ledger before the call and
 * what came of it after.
 * What it throws is passed on; a failed call is not counted as spent. `expect` is what the call will take at most,
 * about.
 */
export type PaidCall = <T>(
  about: { readonly step: string; readonly expect: Amounts },
  call: () => Promise<{ readonly value: T; readonly amounts: Amounts }>,
) => Promise<T>;

/** One provider: how it is tried, and an engine for each task that it has. */
export type HostedProvider = {
  /** The smallest real call, metered; the result as a message, and the models that the server lists. */
  readonly test: (account: EngineAccount, signal: AbortSignal) => Promise<{ words: Words; models?: readonly string[] }>;
  readonly text?: (account: EngineAccount) => StoryWriter;
  readonly titles?: (account: EngineAccount) => TitleWriter;
  readonly pictures?: (account: EngineAccount) => Illustrator;
  /** How many reference pictures a model of pictures looks at; none when left out. */
  readonly references?: (model: string) => number;
  readonly speech?: (account: EngineAccount) => Narrator;
  readonly music?: (account: EngineAccount) => Musician;
};
export type HostedProviders = Partial<Record<ProviderId, HostedProvider>>;

/** How a provider is called; `key` is known only so that it can be removed from answers. */
export type ProviderHttp = (of: {
  readonly provider: ProviderId;
  readonly key: string;
  readonly trusted: boolean;
}) => typeof fetch;
