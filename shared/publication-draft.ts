import type { Shape } from './storyboard-edits.ts';
import type { Language } from './vocabulary.ts';

/** What a creator wrote for one language's video; a field that is left out is as the studio suggests it. */
export type DraftWords = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
};

/** A YouTube tab as it was left: only what its creator decided. */
export type PublicationDraft = {
  /** Left out: every language that has a film and is not published. */
  readonly langs?: readonly Language[] | undefined;
  readonly texts?: { readonly [L in Language]?: DraftWords | undefined } | undefined;
  /** Which channel a language goes to, as the host names it; left out: the default one. */
  readonly channels?: { readonly [L in Language]?: string | undefined } | undefined;
  readonly shape?: Shape | undefined;
  readonly privacy?: 'private' | 'unlisted' | 'public' | 'scheduled' | undefined;
  /** When `scheduled` becomes public, in seconds. */
  readonly scheduledAt?: number | null | undefined;
  /** Never has a default: its creator answers. */
  readonly madeForKids?: boolean | undefined;
  /** Whether the film shows what people could take for real although it is not; never has a default. */
  readonly disclosure?: boolean | undefined;
  readonly category?: string | undefined;
  readonly playlistId?: string | null | undefined;
  readonly licence?: 'youtube' | 'creativeCommon' | undefined;
  readonly comments?: boolean | undefined;
};
