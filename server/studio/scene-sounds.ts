import type { Row } from '#server/db/tables.ts';

export type SoundRow = Row<'narrations'>;
/** A sound of its own, with the reading that it was cut from where a person read it. */
export type MadeSound = { readonly sound: SoundRow; readonly take: Row<'narration_takes'> | null };

/** What scenes that are split or put together need of their sounds. Files are written, rows are not. */
export type SceneSounds = {
  /** After how many words of the scene its sound can be cut; none when it does not say those words, or nobody knows when. */
  places(sound: SoundRow, text: string): Promise<number[]>;
  /** Cuts a sound between two words; null where that cannot be done. */
  cut(sound: SoundRow, text: string, words: number): Promise<readonly [MadeSound, MadeSound] | null>;
  /** Whether two sounds can become one that says both texts. */
  joins(first: SoundRow, firstText: string, second: SoundRow, secondText: string): boolean;
  join(first: SoundRow, firstText: string, second: SoundRow, secondText: string): Promise<MadeSound | null>;
};
