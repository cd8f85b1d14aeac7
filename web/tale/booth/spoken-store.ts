import type { SceneId, TaleId } from '#shared/ids.ts';
import type { TakePart } from '#shared/sound/recording.contract.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What this browser heard of one reading: `intent` is its name here and its Idempotency-Key at the studio. */
export type Spoken = {
  readonly intent: string;
  readonly taleId: TaleId;
  readonly sceneId: SceneId;
  readonly language: Language;
  readonly mime: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** Words of an earlier take that were read again; left out for a whole reading. */
  readonly part?: TakePart;
};
type Part = { readonly intent: string; readonly no: number; readonly bytes: Blob };

const name = 'narration-booth';

/**
 * What was spoken, second by second, on this computer's disk: it outlives the tab. Rejects where the browser keeps
 * nothing (a private window may not).
 */
export async function spokenStore() {
  const db = await opened();
  const run = <T>(
    mode: IDBTransactionMode,
    work: (spoken: IDBObjectStore, parts: IDBObjectStore) => IDBRequest<T> | null,
  ) =>
    new Promise<T>((resolve, reject) => {
      const trx = db.transaction(['spoken', 'parts'], mode, { durability: 'strict' });
      const request = work(trx.objectStore('spoken'), trx.objectStore('parts'));
      trx.oncomplete = () => resolve(request?.result as T);
      trx.onabort = () => reject(trx.error ?? new Error('The browser keeps no recordings'));
    });
  const ofIntent = (intent: string) => IDBKeyRange.bound([intent, 0], [intent, Number.MAX_SAFE_INTEGER]);
  return {
    begin: (spoken: Spoken) => run('readwrite', (all) => all.put(spoken)),
    add: (part: Part) => run('readwrite', (_, parts) => parts.put(part)),
    ofTale: async (taleId: TaleId): Promise<Spoken[]> => {
      const all = await run<Spoken[]>('readonly', (spoken) => spoken.getAll());
      return all.filter((each) => each.taleId === taleId).sort((a, b) => b.begunAt - a.begunAt);
    },
    /** All that was heard of a reading, in order. */
    bytes: async (intent: string): Promise<Blob> => {
      const parts = await run<Part[]>('readonly', (_, all) => all.getAll(ofIntent(intent)));
      return new Blob(parts.map(({ bytes }) => bytes));
    },
    remove: (intent: string) =>
      run('readwrite', (spoken, parts) => {
        parts.delete(ofIntent(intent));
        return spoken.delete(intent);
      }),
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('spoken', { keyPath: 'intent' });
      request.result.createObjectStore('parts', { keyPath: ['intent', 'no'] });
    };
    request.onsuccess = () => {
      // The site's data may be cleared while a tab is open.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no recordings'));
  });
}
