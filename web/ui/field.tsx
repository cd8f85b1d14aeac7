import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

const box =
  'w-full rounded-xl border border-edge bg-raised px-3 text-ink placeholder:text-soft/80 ' +
  'disabled:opacity-60 aria-invalid:border-bad focus-visible:outline-offset-0';

type Labelled = { label: ReactNode; hint?: ReactNode; hideLabel?: boolean };

function Frame({
  id,
  label,
  hint,
  hideLabel,
  className,
  children,
}: Labelled & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** One line of text, a number, a date. */
export function TextField({ label, hint, hideLabel = false, className, ...rest }: Labelled & ComponentProps<'input'>) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame id={id} label={label} hint={hint} hideLabel={hideLabel} className={className}>
      <input
        id={id}
        type="text"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        className={cx(box, 'h-10')}
      />
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  hideLabel = false,
  className,
  ...rest
}: Labelled & ComponentProps<'textarea'>) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame id={id} label={label} hint={hint} hideLabel={hideLabel} className={className}>
      <textarea
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
        className={cx(box, 'min-h-24 py-2 leading-relaxed')}
      />
    </Frame>
  );
}

/** One of several values. */
export function SelectField({
  label,
  hint,
  hideLabel = false,
  className,
  options,
  ...rest
}: Labelled & ComponentProps<'select'> & { options: readonly (readonly [value: string, words: string])[] }) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} hideLabel={hideLabel} className={className}>
      <select id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} className={cx(box, 'h-10 pr-8')}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  );
}

const tick = 'mt-0.5 size-5 shrink-0 accent-brand';
/** Where the system paints with its own few colours, its own box says on and off. */
const toggle =
  'mt-0.5 h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunken ' +
  'transition-colors before:m-[2px] before:block before:size-3.5 before:rounded-full before:bg-edge ' +
  'before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-4 ' +
  'checked:before:bg-on-brand forced-colors:appearance-auto forced-colors:before:hidden';

/** A box to tick, or a toggle where its role is 'switch', with its words as the target. */
export function CheckField({ children, hint, className, ...rest }: ComponentProps<'input'> & { hint?: ReactNode }) {
  return (
    <label className={cx('flex min-h-8 cursor-pointer items-start gap-2.5 text-sm', className)}>
      <input type="checkbox" {...rest} className={rest.role === 'switch' ? toggle : tick} />
      <span>
        <span className="font-medium">{children}</span>
        {hint && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  );
}

/** One of a few values, all in sight; real radio buttons underneath. */
export function ChoiceField<T extends string>({
  legend,
  value,
  options,
  onChange,
  columns = 'grid-cols-2',
  hideLegend = false,
}: {
  legend: string;
  value: T | null;
  options: readonly { value: T; words: ReactNode; note?: ReactNode; icon?: ReactNode }[];
  onChange: (value: T) => void;
  columns?: string;
  hideLegend?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className={cx('grid gap-2', columns)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer items-center gap-3 rounded-xl border border-edge/60 bg-raised px-3
              py-2.5 text-sm transition-colors hover:border-edge has-checked:border-brand
              has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2
              has-focus-visible:outline-brand [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span className="min-w-0">
              <span className="block font-medium">{option.words}</span>
              {option.note && <span className="block text-xs text-soft">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
