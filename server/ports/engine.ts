import type { TaleId, UserId } from '#shared/ids.ts';
import type { Json } from '#shared/json.ts';

/** Names what made a thing, so that it can be labelled: `built-in voice`, `openai:gpt-…`. */
export interface Engine {
  readonly name: string;
  readonly builtIn: boolean;
}

/**
 * The account that an engine works for. `work` identifies the piece of work, also after a crash; `once` records the
 * result of a part of it, across crashes and retries.
 */
export type EngineUse = {
  readonly userId: UserId;
  readonly taleId: TaleId | null;
  readonly work: string;
  readonly once?: Remembers;
};
export type Remembers = <T extends Json>(name: string, work: () => Promise<T>) => Promise<T>;
