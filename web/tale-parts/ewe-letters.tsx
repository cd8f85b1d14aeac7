import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';

const letters = [...'ƉɖƐɛƑƒƔɣŊŋƆɔƲʋ'];
/** Set on the letter before the cursor. */
const marks = [
  ['\u0303', msg`tilde`],
  ['\u0301', msg`high tone`],
  ['\u0300', msg`low tone`],
  ['\u030C', msg`rising tone`],
  ['\u0302', msg`falling tone`],
] as const;

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Inserts text at the cursor as typing does, so that the browser's own undo can revert it. */
function write(field: Field, sign: string): void {
  const end = field.selectionEnd ?? field.value.length;
  let start = field.selectionStart ?? end;
  let text = sign;
  const before = field.value.slice(0, start).at(-1) ?? '';
  if (/^\p{M}$/u.test(sign) && start === end && /\p{L}/u.test(before)) {
    start -= 1;
    text = `${before}${sign}`.normalize('NFC');
  }
  const focused = document.activeElement;
  if (typeof document.execCommand === 'function') {
    field.focus({ preventScroll: true });
    field.setSelectionRange(start, end);
    const isWritten = document.execCommand('insertText', false, text);
    if (focused instanceof HTMLElement && focused !== field) focused.focus({ preventScroll: true });
    if (isWritten) return;
  }
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The letters and tones of Ewe that keyboards lack, for the field beside it. A press leaves the focus where it is;
 * arrows move between them.
 */
export function EweLetters({ field, className }: { field: RefObject<Field | null>; className?: string }) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const signs = [
    ...letters.map((letter) => [letter, letter] as const),
    ...marks.map(([mark, name]) => [mark, i18n._(name)] as const),
  ];
  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: signs.length - 1,
    };
    const to = steps[event.key];
    if (event.key === 'Escape') field.current?.focus();
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + signs.length) % signs.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Ewe letters`}
      lang="ee"
      onKeyDown={move}
      className={cx('flex flex-wrap gap-0.5 rounded-xl border border-line bg-raised p-1 shadow-lift', className)}
    >
      {signs.map(([sign, name], at) => (
        <button
          key={sign}
          type="button"
          tabIndex={at === current ? 0 : -1}
          aria-label={name}
          title={name}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => field.current && write(field.current, sign)}
          className="inline-grid size-8 place-items-center rounded-md text-base font-medium hover:bg-brand-wash
            focus-visible:outline-2 focus-visible:outline-brand"
        >
          {name === sign ? sign : `◌${sign}`}
        </button>
      ))}
    </div>
  );
}
