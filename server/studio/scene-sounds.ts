import type { SceneId } from '#shared/ids.ts';
import type { Row, Trx } from '#server/db/tables/tables.ts';

export type SoundRow = Row<'narrations'>;
/** Its own audio, with the take that it was cut from if a person recorded it. */
export type MadeSound = { readonly sound: SoundRow; readonly take: Row<'narration_takes'> | null };

/** What happens to the rows of audio and recordings when their scenes are split or joined. */
export type SoundRows = {
  /** Stores readings that are new. */
  addTakes(takes: readonly Row<'narration_takes'>[]): Promise<void>;
  /** Takes readings away; returns their files. */
  removeTakes(ids: readonly string[]): Promise<string[]>;
  removeSounds(ids: readonly string[]): Promise<void>;
  /** Gives a scene these readings, which others had. */
  giveTakes(ids: readonly string[], sceneId: SceneId): Promise<void>;
  addSounds(sounds: readonly SoundRow[]): Promise<void>;
  /** A scene goes: its readings and what is being recorded go over to its heir, its sounds are removed. */
  passOn(from: string, to: string): Promise<void>;
};

/** What scenes that are split or put together need of their sounds. Files are written, rows are not but by `rows`. */
export type SceneSounds = {
  /**
   * After how many words of the scene its sound can be cut; none when it does not say those words, or nobody knows
   * when.
   */
  places(sound: SoundRow, text: string): Promise<number[]>;
  /** Cuts a sound between two words; null where that cannot be done. */
  cut(sound: SoundRow, text: string, words: number): Promise<readonly [MadeSound, MadeSound] | null>;
  /** Whether two audio files can become one that says both texts. */
  joins(first: SoundRow, firstText: string, second: SoundRow, secondText: string): boolean;
  join(first: SoundRow, firstText: string, second: SoundRow, secondText: string): Promise<MadeSound | null>;
  rows(trx: Trx): SoundRows;
};
