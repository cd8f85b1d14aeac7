import type { Licence } from './publication-limits.ts';
import type { Shape } from '../film/storyboard-edits.ts';
import type { Language } from '../vocabulary.ts';

/** What a creator wrote for one language's video; a field that is left out is as the studio suggests it. */
export type DraftWords = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: string[] | undefined;
};
type PerLanguage<T> = { readonly [L in Language]?: T | undefined };

/** A YouTube tab as it was left: only what its creator decided. */
export type PublicationDraft = {
  /** Left out: every language that has a film and is not on the channel. */
  readonly langs?: Language[] | undefined;
  readonly texts?: PerLanguage<DraftWords> | undefined;
  /** Row id of the channel that a language goes to; left out: that of the language, otherwise the default one. */
  readonly channels?: PerLanguage<string> | undefined;
  readonly shape?: Shape | undefined;
  readonly privacy?: 'private' | 'unlisted' | 'public' | 'scheduled' | undefined;
  /** When `scheduled` becomes public, in seconds. */
  readonly scheduledAt?: number | null | undefined;
  /** These two never have a default: its creator answers. */
  readonly madeForKids?: boolean | undefined;
  readonly disclosure?: boolean | undefined;
  readonly categoryId?: string | undefined;
  readonly playlistIds?: string[] | undefined;
  readonly licence?: Licence | undefined;
  readonly embeddable?: boolean | undefined;
  /** Null or left out: the one made for the language, otherwise the best there is. */
  readonly thumbnailSlot?: number | null | undefined;
  /** Captions, titles and descriptions in the tale's other languages; left out: with all of them. */
  readonly translations?: boolean | undefined;
};

/**
 * What changed of a draft from one state of it to another, put on top of a third: other fields, and other languages,
 * stay as they are there.
 */
export function draftOnTop(mine: PublicationDraft, from: PublicationDraft, theirs: PublicationDraft): PublicationDraft {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const top = (
    own: Record<string, unknown>,
    base: Record<string, unknown>,
    other: Record<string, unknown>,
    deep: number,
  ) => {
    const result: Record<string, unknown> = { ...other };
    for (const name of new Set([...Object.keys(own), ...Object.keys(base)])) {
      if (same(own[name], base[name])) continue;
      const parts = [own[name], base[name] ?? {}, other[name] ?? {}];
      if (deep > 0 && parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part)))
        result[name] = top(
          ...(parts as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]),
          deep - 1,
        );
      else if (own[name] === undefined) delete result[name];
      else result[name] = own[name];
    }
    return result;
  };
  return top(
    mine as Record<string, unknown>,
    from as Record<string, unknown>,
    theirs as Record<string, unknown>,
    2,
  ) as PublicationDraft;
}
