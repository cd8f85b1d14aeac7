// The result of reading the people of a tale: who they are, and where each sentence mentions them.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { ToldMark } from '../looks/person-marks.ts';

/** Somebody of a model sheet, by the names that the tale may use, separated by commas. */
export type SheetPerson = { readonly name: string; readonly kind: string; readonly look?: string };

/**
 * A mention of somebody: characters `start` to before `end` of a sentence. "They" is several mentions with the same
 * place. `absent`: the person is only spoken of.
 */
export type PersonMention = {
  readonly person: string;
  readonly start: number;
  readonly end: number;
  readonly how: 'name' | 'noun' | 'pronoun';
  readonly absent: boolean;
  /** Set when the pronoun may just as well mean somebody else. */
  readonly unsure?: boolean;
};

/** Who is in a tale; `mentions` by scene and sentence, as `sentencesOf` cuts them. */
export type TalePeople = {
  readonly people: ReadPerson[];
  readonly mentions: PersonMention[][][];
  readonly marks: readonly ToldMark[];
  readonly later: YearsLater;
};
/** Gives a person the age that they have at a sentence of the tale. */
export type YearsLater = (person: ReadPerson, scene: number, sentence: number) => ReadPerson;
