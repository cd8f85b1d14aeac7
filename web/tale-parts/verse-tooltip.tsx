import { t } from '@lingui/core/macro';
import { BookMarked } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { showReference } from '#web/language/locale.ts';

const VerseWords = lazy(async () => ({ default: (await import('./verse-words.tsx')).VerseWords }));
/** Milliseconds of hovering or focus before the words appear, and of leaving before they go. */
const delay = 150;

const looks = {
  chip:
    'inline-flex h-9 items-center gap-2 rounded-full bg-brand-wash px-4 text-sm font-semibold ' +
    'text-brand-strong hover:brightness-97',
  text:
    'inline-flex min-h-6 items-center rounded-md text-left underline decoration-edge/60 decoration-dotted ' +
    'underline-offset-4 hover:text-brand hover:decoration-brand',
} as const;

/** Pixels that a key scrolls a long passage by. */
const strides: Readonly<Record<string, number>> = { ArrowDown: 48, ArrowUp: -48, PageDown: 240, PageUp: -240 };

/**
 * A reference whose words appear on hover, focus or tap; Escape closes them, arrow keys scroll them. They are looked
 * up, and the code for them loaded, by the first of these.
 */
export function VerseTooltip({
  reference,
  version,
  look = 'text',
  words = reference,
  className,
}: {
  reference: string;
  /** What is shown for it; the reference itself when left out. */
  words?: string;
  /** 'WEB', 'LSG1910', 'EWEBIB'; anything else is answered by the server's words. */
  version: string;
  look?: keyof typeof looks;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The mouse is on the words: a press there does not close them. */
  const inside = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
    if (next) setAsked(true);
  };
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(next), delay);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={
          look === 'chip'
            ? t`${{ reference: showReference(reference) }} ${version}: show the text`
            : t`${{ words: showReference(words) }}: show the text`
        }
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && later(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(false)}
        onFocus={({ target }) => target.matches(':focus-visible') && later(true)}
        onBlur={({ relatedTarget }) => inside.current || scroller.current?.contains(relatedTarget) || show(false)}
        // A key or a tap toggles; a click of the mouse, which already hovers, keeps them open.
        onClick={({ detail, nativeEvent }) =>
          show(detail === 0 || (nativeEvent as globalThis.PointerEvent).pointerType === 'touch' ? !open : true)
        }
        onKeyDown={(event) => {
          if (!open) return;
          const stride = strides[event.key];
          if (stride) {
            event.preventDefault();
            scroller.current?.scrollBy({ top: stride });
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          show(false);
        }}
        className={cx(looks[look], className)}
      >
        {look === 'chip' && <BookMarked className="size-4" aria-hidden />}
        {showReference(words)}
        {look === 'chip' && <span className="font-normal"> {version}</span>}
      </button>
      {asked && (
        <Suspense>
          <VerseWords
            reference={reference}
            version={version}
            open={open}
            anchor={button}
            scroller={scroller}
            onClose={() => {
              if (scroller.current?.contains(document.activeElement)) button.current?.focus();
              show(false);
            }}
            onPointerEnter={() => {
              inside.current = true;
              show(true);
            }}
            onPointerLeave={() => {
              inside.current = false;
              later(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
