import type { Database } from '#server/db/engines/pool.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { dueSoon } from './due-soon.repo.ts';

/** How far ahead a look asks, and the time between two looks while nothing happens. */
const lookMs = 5_000;
/** Added to each wait, because the database's clock must have reached the time too. */
const lateMs = 20;

type Hear = (kind: string) => void;

/**
 * Wakes the queue's workers, which rarely poll. The queue announces with NOTIFY what can start at once, but not
 * messages that come due later, were passed over, or whose NOTIFY was lost.
 */
export function wakeUps(database: Database, db: Db, now: () => number = Date.now) {
  const timers = new Set<NodeJS.Timeout>();
  let channel = '';
  let tell: Hear = () => {};
  let stirredAt = 0;
  let lookedAt = 0;
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), ms);
    timers.add(timer);
  };
  return {
    /** LISTEN for the queue, so that its channel is known here. */
    listen(name: string, hear: Hear, reconnected: () => void) {
      channel = name;
      tell = (kind) => {
        stirredAt = now();
        hear(kind);
      };
      return database.listen(name, (kind) => tell(kind), reconnected);
    },

    /** All of this process that wait for a job of the kind look now. */
    wake: (kind: string): void => tell(kind),

    /** All of the studio that wait for a job of the kind look at that time; one that is far off is left to `look`. */
    wakeAllAt(kind: string, at: Date): void {
      const left = at.getTime() - now();
      if (left > lookMs) return;
      later(Math.max(0, left) + lateMs, () => {
        // Unheard, the next look finds it.
        void database.execute('select pg_notify($1, $2)', [channel, kind]).catch(() => null);
      });
    },

    /**
     * To be called every second. One query for all kinds: which jobs can start now, and which before the next query. It
     * runs every second only after a job came: a process that takes more of one creator's jobs than its fair share puts
     * them back for another process, without a notification.
     */
    async look(kinds: readonly string[]): Promise<void> {
      const at = now();
      if (at - lookedAt < lookMs && at - stirredAt > lookMs) return;
      lookedAt = at;
      for (const { kind, seconds } of await dueSoon(db, kinds, lookMs / 1000))
        if (seconds === 0) tell(kind);
        else later(seconds * 1000 + lateMs, () => tell(kind));
    },

    close(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
