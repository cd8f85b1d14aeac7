import type { SceneId, TaleId } from '#shared/ids.ts';
import type { Row, Trx } from '#server/db/tables/tables.ts';

export type PictureRow = Row<'images'>;

/** What happens to the rows of pictures when their scenes are split or joined. */
export type ScenePictures = (trx: Trx) => {
  /** Takes the frames of a tale out of their places, so that they can be given new ones. */
  leavePlaces(taleId: TaleId): Promise<void>;
  /** Stores a picture; the previous one is kept as a version. */
  put(image: PictureRow): Promise<void>;
  /**
   * A scene goes: its picture, and those that it had before, become versions of its heir's. Without an heir's picture
   * they go.
   */
  passOn(sceneId: SceneId, image: PictureRow | null, heir: PictureRow | null): Promise<void>;
  /** Gives the frame of a scene its place in the tale. */
  place(taleId: TaleId, sceneId: SceneId, no: number): Promise<void>;
};
