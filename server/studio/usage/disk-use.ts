import type { FileStore } from '#server/ports.ts';

type Measured = { readonly at: number; readonly bytes: ReadonlyMap<string, number>; readonly free: number | null };

/** Bytes by owner, the second name in every key (`images/<tale>/…`; some kinds write it `t-<tale>`), read from the store itself; one reading serves everybody for `freshMs`. */
export function diskUse({ files, freshMs = 30_000, clock = Date.now }: { files: FileStore; freshMs?: number; clock?: () => number }) {
  let last: { at: number; measured: Promise<Measured> } | null = null;

  async function measure(): Promise<Measured> {
    const bytes = new Map<string, number>();
    for await (const { key, bytes: size } of files.sizes()) {
      const owner = key.split('/')[1]?.replace(/^t-/, '') ?? '';
      bytes.set(owner, (bytes.get(owner) ?? 0) + size);
    }
    return { at: clock(), bytes, free: await files.free() };
  }

  return {
    read(): Promise<Measured> {
      if (!last || clock() - last.at > freshMs) {
        last = { at: clock(), measured: measure() };
        last.measured.catch(() => (last = null));
      }
      return last.measured;
    },
  };
}
