import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { bibleVersions, languages, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import { CallError } from '#web/api/call.ts';
import { bibleQueries } from './bible.ts';
import { showReference } from '#web/language/locale.ts';

/**
 * The words of a reference beside it, with the notes that their version asks for. The focus stays where it is.
 */
export function VerseWords({
  reference,
  version,
  open,
  anchor,
  scroller,
  onClose,
  ...hover
}: {
  reference: string;
  version: string;
  open: boolean;
  anchor: RefObject<HTMLButtonElement | null>;
  /** What a long passage is scrolled in. */
  scroller: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}) {
  const verse = useQuery({ ...bibleQueries.verse(reference, version), enabled: open });
  const known = bibleVersions.find((one) => one === version);
  const lang = languages.find((each) => versionOfLanguage[each] === version);
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          {...hover}
          role="tooltip"
          aria-live="polite"
          aria-label={showReference(reference)}
          sideOffset={8}
          align="start"
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => anchor.current?.contains(event.target as Node) && event.preventDefault()}
          className="z-40 w-[min(26rem,calc(100vw-1.5rem))] animate-rise overflow-hidden rounded-2xl border
            border-line bg-raised text-sm text-ink shadow-2xl"
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long passage is scrolled by keys too */}
          <div
            ref={scroller}
            tabIndex={0}
            className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto
              overscroll-contain p-4"
          >
            {verse.isPending && <p>{t`Loading…`}</p>}
            {verse.isError && (
              <p role="alert">{verse.error instanceof CallError ? verse.error.message : t`Error loading verse`}</p>
            )}
            {verse.data && 'error' in verse.data && <p>{inWords(verse.data.said, verse.data.error) || t`Not found`}</p>}
            {verse.data && !('error' in verse.data) && (
              <>
                <p lang={lang} className="leading-relaxed">
                  {verse.data.verses.length === 0 && t`Not found`}
                  {verse.data.verses.map(({ verse: number, text }) => (
                    <span key={number}>
                      <sup className="mr-0.5 text-soft">{number}</sup>
                      {text}{' '}
                    </span>
                  ))}
                </p>
                {verse.data.note && <p className="mt-2 text-xs font-medium text-soft">{verse.data.note}</p>}
                {known && <p className="mt-1 text-xs break-words text-soft">{versionAttributions[known]}</p>}
              </>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
