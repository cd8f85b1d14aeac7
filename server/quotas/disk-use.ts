import type { FileStore } from '#server/ports/files.ts';

export type Measured = {
  readonly at: number;
  /** When the reading began, by the database's clock: what was stored before is in it. */
  readonly since: Date;
  readonly bytes: ReadonlyMap<string, number>;
  readonly free: number | null;
};
type Parts = { readonly files: FileStore; readonly databaseNow: () => Promise<Date>; readonly clock?: () => number };

/** Packages that arrive are counted by their rows, with the bytes that are still to come. */
const countedByRows = 'package-uploads/';

/**
 * Bytes by owner, the second name in every key (`images/<tale>/…`; some kinds write it `t-<tale>`), read from the store
 * itself; one reading serves everybody.
 */
export function diskUse({ files, databaseNow, clock = Date.now }: Parts) {
  let last: { at: number; measured: Promise<Measured> } | null = null;

  async function measure(at: number): Promise<Measured> {
    const since = await databaseNow();
    const bytes = new Map<string, number>();
    for await (const { key, bytes: size } of files.sizes()) {
      if (key.startsWith(countedByRows)) continue;
      const owner = key.split('/')[1]?.replace(/^t-/, '') ?? '';
      bytes.set(owner, (bytes.get(owner) ?? 0) + size);
    }
    return { at, since, bytes, free: await files.free() };
  }

  return {
    /** A reading that began at most `freshMs` ago. */
    read(freshMs: number): Promise<Measured> {
      if (!last || clock() - last.at > freshMs) {
        const reading = { at: clock(), measured: measure(clock()) };
        last = reading;
        reading.measured.catch(() => {
          if (last === reading) last = null;
        });
      }
      return last.measured;
    },
  };
}
