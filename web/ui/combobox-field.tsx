import { t } from '@lingui/core/macro';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

export type ComboboxOption = {
  readonly value: string;
  /** The heading of its group. */
  readonly group: string;
  /** What it may be looked for by besides its value. */
  readonly also: readonly string[];
};

/** Small letters without accents and spaces. */
const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

/** The options that the typed words mean: those that begin with them first, then those that contain them. */
export function matching(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const sought = plain(typed);
  if (sought === '') return options;
  const names = (option: ComboboxOption) => [option.value, ...option.also].map(plain);
  const begins = options.filter((option) => names(option).some((name) => name.startsWith(sought)));
  return [...begins, ...options.filter((option) => !begins.includes(option) && plain(option.value).includes(sought))];
}

/** One of many values, found by typing; arrows move, Enter takes, Escape closes the list and keeps the value. */
export function ComboboxField({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  value: string;
  options: readonly ComboboxOption[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = open ? matching(options, typed ?? '') : [];
  const active = open ? found[Math.min(at, found.length - 1)] : undefined;

  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[data-active]');
    if (!box || !row || !active) return;
    if (row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
    else box.scrollTop = Math.max(box.scrollTop, row.offsetTop + row.offsetHeight - box.clientHeight);
  }, [active]);
  useEffect(() => {
    if (open) list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const show = () => {
    setOpen(true);
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const take = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const leave = () => {
    if (typed) take(found.length === 1 || (found[0] && plain(found[0].value) === plain(typed)) ? found[0] : undefined);
    else close();
  };
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (open) setAt((now) => Math.min(found.length - 1, Math.max(0, Math.min(now, found.length - 1) + move)));
      else show();
    } else if (open && event.key === 'Enter') {
      event.preventDefault();
      take(active);
    } else if (open && event.key === 'Escape') close();
  };
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.value}` : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={typed ?? value}
          onFocus={(event) => event.target.select()}
          onClick={(event) => {
            if (open) return;
            event.currentTarget.select();
            show();
          }}
          onChange={(event) => {
            setOpen(true);
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          onBlur={leave}
          className="h-10 w-full rounded-xl border border-edge bg-raised pr-9 pl-3 text-ink
            focus-visible:outline-offset-0"
        />
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-4 text-soft" aria-hidden />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {typed ? t`${{ count: found.length }} found` : ''}
      </p>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Matches`}
        hidden={!open}
        className="relative mt-1 max-h-[min(14rem,36dvh)] overflow-y-auto rounded-xl border border-line bg-raised
          p-1 shadow-lg"
      >
        {found.map((option, index) => (
          <Row
            key={option.value}
            id={`${id}-${option.value}`}
            option={option}
            heading={option.group === found[index - 1]?.group ? null : option.group}
            isActive={option === active}
            isTaken={option.value === value}
            onTake={() => take(option)}
          />
        ))}
        {open && found.length === 0 && (
          <li
            role="option"
            aria-disabled
            aria-selected={false}
            className="px-3 py-2 text-sm text-soft"
          >{t`Nothing found`}</li>
        )}
      </ul>
    </div>
  );
}

function Row(row: {
  id: string;
  option: ComboboxOption;
  heading: string | null;
  isActive: boolean;
  isTaken: boolean;
  onTake: () => void;
}) {
  return (
    <>
      {row.heading && (
        <li role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-soft">
          {row.heading}
        </li>
      )}
      {/* oxlint-disable-next-line click-events-have-key-events -- the field above has the keys */}
      <li
        id={row.id}
        role="option"
        aria-selected={row.isTaken}
        data-active={row.isActive || undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={row.onTake}
        className={cx(
          'flex min-h-8 cursor-pointer items-center justify-between gap-2 rounded-lg px-3 py-1.5 text-sm',
          row.isActive ? 'bg-brand-wash outline outline-1 outline-brand' : 'hover:bg-sunken',
        )}
      >
        {row.option.value}
        {row.isTaken && <Check className="size-4 text-brand" aria-hidden />}
      </li>
    </>
  );
}
