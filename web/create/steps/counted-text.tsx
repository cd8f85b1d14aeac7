import { t } from '@lingui/core/macro';
import { showNumber } from '#web/language/locale.ts';
import { cx } from '#web/ui/cx.ts';
import { TextArea } from '#web/ui/field.tsx';

type Parts = {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  /** Characters, without the blanks around them. */
  readonly most: number;
  readonly value: string;
  readonly className?: string;
  readonly onChange: (typed: string) => void;
};

/** A text with a limit: how much of it is used, and by how much it is too long; nothing is cut off. */
export function CountedText({ most, value, hint, onChange, ...field }: Parts) {
  const used = value.trim().length;
  const isOver = used > most;
  const count = (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={cx('ml-auto tabular-nums', isOver && 'font-semibold text-bad')}>
        {isOver
          ? t`${{ used: showNumber(used) }} of ${{ most: showNumber(most) }} characters: ${{ over: showNumber(used - most) }} too many`
          : t`${{ used: showNumber(used) }} of ${{ most: showNumber(most) }} characters`}
      </span>
    </span>
  );
  return (
    <TextArea
      {...field}
      hint={count}
      value={value}
      aria-invalid={isOver || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
