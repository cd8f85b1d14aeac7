import type { UserId } from '#shared/ids.ts';
import type { Database } from '#server/db/engines/pool.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { type Cursor, cursorOf, eventChannel, eventRepo, type StudioEvent } from './event.repo.ts';

/** How soon events are read again that wait for the end of another transaction. */
const heldMs = 250;
/** A net for a notification that was lost. */
const lookMs = 10_000;
const forgetMs = 10 * 60_000;
const keptHours = 24;
type Listener = { readonly userId: UserId; readonly tell: (event: StudioEvent) => void };

type Parts = {
  readonly database: Database;
  readonly db: Db;
  readonly log: (message: string) => void;
  /** Whether anybody can listen in this process: one that only works reads no events. True when left out. */
  readonly hears?: boolean;
};

/**
 * Reads the event log once for all streams of this process and hands every event to its creator's listeners, in order.
 */
export async function openLive({ database, db, log, hears = true }: Parts) {
  const events = eventRepo(db);
  const listeners = new Map<string, Set<Listener>>();
  let cursor: Cursor = await events.now();
  let reading: Promise<void> | null = null;
  let again = false;
  let held: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    do {
      again = false;
      for (;;) {
        const { events: fresh, held: waits } = await events.read(cursor);
        clearTimeout(held);
        if (waits) held = setTimeout(wake, heldMs);
        for (const event of fresh) listeners.get(event.userId)?.forEach(({ tell }) => tell(event));
        const last = fresh.at(-1);
        if (!last) break;
        cursor = cursorOf(last.id) ?? cursor;
      }
    } while (again);
  }
  const wake = () => {
    again = true;
    reading ??= read()
      .catch((error: Error) => log(`Live updates: ${error.message}`))
      .finally(() => (reading = null));
  };
  const ear = hears ? await database.listen(eventChannel, wake, wake) : null;
  const poll = hears ? setInterval(wake, lookMs) : undefined;
  const sweep = setInterval(() => void events.forget(keptHours).catch(() => {}), forgetMs);

  return {
    events,
    /** Listens to what is committed from now on. Call the returned function to stop. */
    listen(listener: Listener): () => void {
      const set = listeners.get(listener.userId) ?? new Set();
      listeners.set(listener.userId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(listener.userId);
      };
    },
    /** How many listen, of one creator or of all. */
    listening: (userId?: UserId) =>
      userId === undefined
        ? [...listeners.values()].reduce((sum, set) => sum + set.size, 0)
        : (listeners.get(userId)?.size ?? 0),
    async close(): Promise<void> {
      clearInterval(poll);
      clearInterval(sweep);
      await ear?.close();
      await reading;
      clearTimeout(held);
    },
  };
}
export type Live = Awaited<ReturnType<typeof openLive>>;
