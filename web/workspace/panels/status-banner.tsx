import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { CircleCheck, Clock, ImageOff, TriangleAlert, Type } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { chosenBackground, type Editor, hasUnsaved, savedAs, type Variant } from '#web/workspace/editor.ts';

/** The state of the variant, in one line. */
export const bannerOf = (saved: ReturnType<typeof savedAs>, { bgImageId }: Pick<Variant, 'bgImageId'>): string =>
  saved === 'words'
    ? t`Thumbnail saved with text overlays`
    : bgImageId
      ? t`Background ready - add text and save`
      : t`No background selected`;
const savedWords = { words: msg`Saved with Text`, picture: msg`Saved without text` } as const;

/** The state of the variant on show, and whether the canvas shows more than was saved. */
export function StatusBanner({ editor, trouble }: { editor: Editor; trouble: string | null }) {
  const [variant, saved] = [{ bgImageId: chosenBackground(editor) }, savedAs(editor)];
  return (
    <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="flex items-center gap-2 text-sm font-medium [&_svg]:size-4 [&_svg]:text-soft">
        {saved === 'words' ? (
          <CircleCheck aria-hidden />
        ) : variant.bgImageId ? (
          <Type aria-hidden />
        ) : (
          <ImageOff aria-hidden />
        )}
        {bannerOf(saved, variant)}
      </p>
      {saved !== 'unsaved' && (
        <Badge hue={saved === 'words' ? 'green' : 'grey'} icon={<CircleCheck aria-hidden />}>
          {i18n._(savedWords[saved])}
        </Badge>
      )}
      {saved !== 'unsaved' && hasUnsaved(editor) && (
        <Badge hue="amber" icon={<Clock aria-hidden />}>{t`Changed since saved`}</Badge>
      )}
      {trouble && (
        <p
          role="status"
          className="flex w-full items-start gap-2 text-sm text-bad [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <TriangleAlert aria-hidden />
          {trouble}
        </p>
      )}
    </div>
  );
}
