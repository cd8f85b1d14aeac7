/** A run of verses in one book, in the studio's own numbering (that of the WEB). Both ends are inclusive. */
export type VerseRange = {
  /** USFM code: `GEN` … `REV`. */
  readonly book: string;
  readonly from: { readonly chapter: number; readonly verse: number };
  readonly to: { readonly chapter: number; readonly verse: number };
};
