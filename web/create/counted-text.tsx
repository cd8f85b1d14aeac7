import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { TextArea } from '#web/ui/field.tsx';

const grouped = new Intl.NumberFormat('en');

/** A text with a limit: how much of it is used, and by how much it is too long; nothing is cut off. */
export function CountedText({
  most,
  value,
  ...rest
}: {
  label: string;
  hint: string;
  placeholder: string;
  most: number;
  value: string;
  className?: string;
  onChange: (typed: string) => void;
}) {
  const id = useId();
  const used = value.trim().length;
  const isOver = used > most;
  const { onChange, ...field } = rest;
  return (
    <div>
      <TextArea
        {...field}
        value={value}
        aria-invalid={isOver || undefined}
        aria-errormessage={isOver ? id : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={id} className={cx('mt-1 text-right text-xs tabular-nums', isOver ? 'font-semibold text-bad' : 'text-soft')}>
        {grouped.format(used)} of {grouped.format(most)} characters
        {isOver && `: ${grouped.format(used - most)} too many`}
      </p>
    </div>
  );
}
