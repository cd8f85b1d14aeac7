import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { type PointerEvent, useRef, useState } from 'react';
import { bibleVersions, versionAttributions } from '#shared/vocabulary.ts';
import { CallError } from '#web/api.ts';
import { bibleQueries } from '#web/queries/bible.ts';
import { ChipButton, type Verse } from './chip-button.tsx';

/** A reference with its words beside it; it is loaded by the first hover or press, so it opens at once. `pressed` keeps the focus on it. */
export function VersePopover({ reference, version, lang, pressed }: Verse & { pressed: boolean }) {
  const [open, setOpen] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const verse = useQuery({ ...bibleQueries.verse(reference, version), enabled: open });
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), 150);
  };
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true),
    onPointerLeave: () => later(false),
  };
  const known = bibleVersions.find((one) => one === version);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <ChipButton
          reference={reference}
          version={version}
          {...hover}
          // The button that was pressed is replaced by this one.
          autoFocus={pressed}
          onClick={(event) => {
            event.preventDefault();
            clearTimeout(timer.current);
            setOpen((now) => (event.detail === 0 ? !now : true));
          }}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          {...hover}
          sideOffset={8}
          align="start"
          collisionPadding={12}
          aria-label={reference}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="z-40 max-h-80 w-[min(26rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-2xl border border-line bg-raised p-4 text-sm shadow-2xl"
        >
          {verse.isPending && <p>Loading…</p>}
          {verse.isError && <p role="alert">{verse.error instanceof CallError ? verse.error.message : 'Error loading verse'}</p>}
          {verse.data && 'error' in verse.data && <p>{verse.data.error || 'Not found'}</p>}
          {verse.data && !('error' in verse.data) && (
            <>
              <p lang={lang} className="leading-relaxed">
                {verse.data.verses.length === 0 && 'Not found'}
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
