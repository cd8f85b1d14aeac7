import type { TaleId, UserId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';

/** Names what made a thing, so that it can be labelled: `built-in voice`, `openai:gpt-…`. */
export interface Engine {
  readonly name: string;
  readonly builtIn: boolean;
}

/**
 * On whose account an engine works. `work` names the piece of work, the same when it is done again after a crash;
 * `once` remembers what a part of it has given, over crashes and retries.
 */
export type EngineUse = {
  readonly userId: UserId;
  readonly taleId: TaleId | null;
  readonly work: string;
  readonly once?: Remembers;
};
export type Remembers = <T extends Json>(name: string, work: () => Promise<T>) => Promise<T>;
