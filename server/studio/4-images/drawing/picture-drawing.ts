import type { TaleId, UserId } from '#shared/ids.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { EngineUse } from '#server/ports/engine.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Illustrator, PictureOrder } from '#server/ports/illustrator.ts';
import type { SecondOpinion } from '#server/reading/learned/second-opinion.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import { changedReading, type SceneReading } from '#shared/pictures/scene-reading.ts';
import { drawingVersion } from '#shared/pictures/style-sample.contract.ts';
import { pictureSize, sharperDrawings } from '#shared/vocabulary.ts';
import { pictureCast } from '../cast/cast-in-scene.ts';
import type { TaleLook } from './image-claim.repo.ts';
import type { ImageRow } from '../image.repo.ts';
import { readingOf } from './tale-readings.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';

export type KeptPicture = {
  readonly r2_key: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
};
/** `shown`: the references that it was drawn by, by their SHA-256. */
type DrawnPicture = KeptPicture & { readonly engine: string; readonly shown: readonly string[] };
const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The words of a frame among those of its whole tale. */
export function sceneOf(frames: TaleLook['story'], frame: Pick<ImageRow, 'id' | 'prompt'>) {
  const at = frames.findIndex(({ id }) => id === frame.id);
  const story = frames.map(({ id, prompt }) => (id === frame.id ? frame.prompt : prompt));
  return { prompt: frame.prompt, story, index: Math.max(0, at) };
}

type ReadingParts = Pick<DrawingParts, 'secondReader'>;

/** What the picture of this frame shows as its tale is read, before its creator changed that. */
export async function frameReading(
  { secondReader }: ReadingParts,
  look: Pick<TaleLook, 'story' | 'passage'>,
  frame: Pick<ImageRow, 'id' | 'prompt'>,
  sheet: readonly CastMember[] | null,
): Promise<SceneReading> {
  const scene = sceneOf(look.story, frame);
  const opinion = (await secondReader?.(scene.story)) ?? null;
  return readingOf({ ...scene, passage: look.passage }, sheet ?? [], opinion);
}

/** The order for the illustrator: the words of this frame within those of the whole tale, and who is in it. */
export async function pictureOrder(
  parts: ReadingParts,
  look: TaleLook,
  frame: Pick<ImageRow, 'id' | 'prompt' | 'reading' | 'take' | 'image_type' | 'cultural_context'>,
  sheet: readonly CastMember[] | null,
): Promise<PictureOrder> {
  const scene = sceneOf(look.story, frame);
  const cast = pictureCast(sheet, scene);
  return {
    ...scene,
    ...(cast.length > 0 ? { cast } : {}),
    reading: changedReading(await frameReading(parts, look, frame, sheet), frame.reading),
    readingIsChosen: frame.reading !== null,
    seed: look.seed,
    take: frame.take,
    style: look.style,
    context: frame.cultural_context ?? look.context,
    use: frame.image_type,
    ...pictureSize,
    ...(frame.image_type === 'frame' ? { sharper: sharperDrawings } : {}),
  };
}

/** The second reader's opinion of the scenes of a tale. */
type SecondReader = (scenes: readonly string[]) => Promise<SecondOpinion | null>;

/**
 * Draws and stores a picture, or finds it stored: its key contains the order and the drawing version, so a picture that
 * was stored before a crash is not drawn again.
 */
export async function drawPicture(
  { files, illustrator }: { files: FileStore; illustrator: Illustrator },
  {
    taleId,
    frame,
    order,
    userId,
  }: { taleId: TaleId; frame: Pick<ImageRow, 'id' | 'take'>; order: PictureOrder; userId: UserId },
  { signal, storing }: { signal: AbortSignal; storing: () => Promise<unknown> },
): Promise<DrawnPicture> {
  const use: EngineUse = { userId, taleId, work: `picture ${frame.id} ${frame.take}` };
  const { references = [], ...words } = order;
  const stemBy = (engine: string, shown: readonly string[]) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([engine, drawingVersion, words, ...(shown.length > 0 ? [shown] : [])]))
      .digest('hex');
    return `images/${taleId}/${frame.id}-${frame.take}-${hash.slice(0, 16)}`;
  };
  for (const { name: engine, references: looksAt } of (await illustrator.inTurn?.(use)) ?? [
    { name: illustrator.name, references: 0 },
  ]) {
    const shown = references.slice(0, looksAt).map(({ sha256 }) => sha256);
    for (const extension of Object.values(extensions)) {
      const key = `${stemBy(engine, shown)}.${extension}`;
      if (await files.has(key)) return { r2_key: key, engine, shown, ...(await measure(await files.local(key))) };
    }
  }
  const picture = await illustrator.draw(order, signal, use);
  signal.throwIfAborted();
  await storing();
  const { width, height, mime, engine = illustrator.name, shown = [] } = picture;
  const { key, sha256 } = await files.put(`${stemBy(engine, shown)}.${extensions[mime]}`, picture.bytes, mime);
  return { r2_key: key, sha256, width, height, engine, shown };
}

async function measure(path: string): Promise<Omit<KeptPicture, 'r2_key'>> {
  const { width, height } = await sharp(path).metadata();
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return { sha256: hash.digest('hex'), width, height };
}

/** Waits, until the work is cancelled at the latest. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}

export type DrawingParts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly illustrator: Illustrator;
  /** Checks what the rules read in the scenes of a tale; without it the rules go alone. */
  readonly secondReader?: SecondReader;
  /** Commits together with the first order for pictures of a tale. */
  readonly onImagesBegin: (trx: Trx, tale: { userId: UserId; taleId: TaleId }) => Promise<void>;
  /** Commits together with the last picture of a tale. */
  readonly onImagesComplete: (trx: Trx, tale: { userId: UserId; taleId: TaleId }) => Promise<void>;
};
