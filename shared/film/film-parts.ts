import type { CaptionLook } from '../captions/caption-spoken.ts';
import type { ExtraFile } from './film-files.ts';

/**
 * The parts of a film, each by what its bytes or words are: what differs from those of now is why a film is out of
 * date.
 */
export type MadeOf = {
  /** Ids in the order of the film. */
  readonly scenes: readonly string[];
  /** The frame at which each of them begins; left out by films from before it was recorded. */
  readonly starts?: readonly number[];
  /** By scene id. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
  readonly captions: string;
  readonly music: string | null;
  /**
   * How long pictures were shown alone at turning points, by scene id; missing in films from before there were beats.
   */
  readonly beats?: Readonly<Record<string, number>>;
  /** Names what was decided about the storyboard; left out by films from before it could be edited. */
  readonly decided?: string;
  /** How captions were burned in; left out by films from before it was recorded. */
  readonly look?: CaptionLook;
  /**
   * A hash of each piece that is drawn separately, in the order of the film; missing in films from before this was
   * recorded.
   */
  readonly pieces?: readonly string[];
  /**
   * The files that somebody requested besides the film, to be made again when it is rendered again; missing in films
   * from before this was recorded.
   */
  readonly extras?: readonly ExtraFile[];
};
