import type { SceneId, TaleId } from '#shared/ids.ts';
import {
  beginRecording,
  discardRecording,
  finishRecording,
  getRecording,
  type RecordingState,
  recordingPartPath,
  type TakePart,
} from '#shared/sound/recording.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { CallError, call, sendPart } from '#web/api/call.ts';

export type Reading = {
  readonly taleId: TaleId;
  readonly sceneId: SceneId;
  readonly language: Language;
  readonly kind: 'recorded' | 'uploaded';
  readonly intent: string;
  /** Words of an earlier take that are read again. */
  readonly part?: TakePart | null;
};

/** Bytes of one part, below what the studio takes at most. */
const partBytes = 1024 * 1024;
const patience = { firstMs: 500, mostMs: 8_000, tries: 8 } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Whether the same call may go well a little later. */
const passing = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof CallError && (error.status >= 500 || error.status === 429) && error.status !== 507);

/**
 * Sends a reading to the studio while it grows: `push` as often as there is more, `finish` at the end. After a failure
 * it continues from the studio's offset; `onArrived` gets the number of bytes stored there.
 */
export function partSender(
  reading: Reading,
  bytes: () => Promise<Blob>,
  onArrived: (offset: number) => void = () => {},
) {
  const { taleId, sceneId, language, kind, intent, part = null } = reading;
  const wish = { kind, ...(part ? { part } : {}) };
  let id: string | null = null;
  let offset = 0;
  let running: Promise<void> | null = null;
  let given = false;

  const stand = (recording: RecordingState) => {
    id = recording.id;
    offset = recording.offset;
    onArrived(offset);
  };
  const ask = async () => stand((await call(getRecording, { params: { id: id! } })).recording);

  async function once(): Promise<void> {
    if (id === null) {
      stand((await call(beginRecording, { params: { taleId, sceneId, language }, body: wish, key: intent })).recording);
      await ask(); // a kept answer of an earlier try tells of its own time
    }
    for (let all = await bytes(); !given && offset < all.size; all = await bytes()) {
      const piece = all.slice(offset, offset + partBytes);
      try {
        await sendPart(recordingPartPath, { id }, offset, piece);
        offset += piece.size;
        onArrived(offset);
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409) throw error;
        const before = offset;
        await ask();
        if (offset === before) throw error;
      }
    }
  }

  /** Tries for a while when the studio is not responding. Rejects with the last reason. */
  async function settled<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!passing(error) || tries >= patience.tries) throw error;
        await pause(Math.min(patience.mostMs, patience.firstMs * 2 ** (tries - 1)));
      }
    }
  }

  return {
    /** Sends what there is; never rejects, for what was not sent now is sent by the next push or the end. */
    push(): void {
      if (given) return;
      running ??= once()
        .catch(() => undefined)
        .finally(() => (running = null));
    },
    /** Sends the rest and makes it the sound of its scene. */
    async finish(): Promise<void> {
      await running;
      await settled(once);
      await settled(async () => {
        const { recording } = await call(getRecording, { params: { id: id! } });
        if (!recording.finished) await call(finishRecording, { params: { id: id! }, body: { bytes: offset } });
      });
    },
    /**
     * Stops sending and discards what has arrived. Never rejects: what remains is offered again, and deleted in the
     * end.
     */
    async discard(): Promise<void> {
      given = true;
      await running;
      if (id !== null) await call(discardRecording, { params: { id } }).catch(() => undefined);
    },
  };
}
export type PartSender = ReturnType<typeof partSender>;
