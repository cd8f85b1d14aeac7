import { BookMarked } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A reference in one version; `lang` is the language of its words. */
export type Verse = { reference: string; version: string; lang: string };

/** The chip that names a reference. */
export const ChipButton = ({ reference, version, ...rest }: ComponentProps<'button'> & Omit<Verse, 'lang'>) => (
  <button
    type="button"
    {...rest}
    className="inline-flex h-9 items-center gap-2 rounded-full bg-brand-wash px-4 text-sm font-semibold text-brand-strong hover:brightness-97"
  >
    <BookMarked className="size-4" aria-hidden />
    {reference}
    <span className="font-normal">{version}</span>
  </button>
);
