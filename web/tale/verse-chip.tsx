import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ChipButton, type Verse } from './chip-button.tsx';

const VersePopover = lazy(async () => ({ default: (await import('./verse-popover.tsx')).VersePopover }));

/** A reference whose words appear on hover or press; Escape closes them. */
export function VerseChip(verse: Verse) {
  const [asked, setAsked] = useState<'hover' | 'press' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const still = (
    <ChipButton
      reference={verse.reference}
      version={verse.version}
      aria-haspopup="dialog"
      onClick={() => setAsked('press')}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => setAsked((now) => now ?? 'hover'), 150);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
    />
  );
  if (!asked) return still;
  return (
    <Suspense fallback={still}>
      <VersePopover {...verse} pressed={asked === 'press'} />
    </Suspense>
  );
}
