import { msg, t } from '@lingui/core/macro';
import { RectangleHorizontal, RectangleVertical } from 'lucide-react';
import { type Shape, shapes } from '#shared/film/storyboard-edits.ts';
import { cx } from '#web/ui/cx.ts';
import { i18n } from '#web/language/i18n.ts';

const names = { '16:9': msg`Wide (16:9)`, '9:16': msg`Upright (9:16)` } as const;

/** Wide or upright: the shape on show. */
export function ShapeButtons({ value, onChange }: { value: Shape; onChange: (shape: Shape) => void }) {
  return (
    <fieldset className="inline-flex rounded-xl border border-line bg-sunken p-1">
      <legend className="sr-only">{t`Shape`}</legend>
      {shapes.map((shape) => (
        <button
          key={shape}
          type="button"
          title={i18n._(names[shape])}
          aria-pressed={value === shape}
          onClick={() => onChange(shape)}
          className={cx(
            'inline-flex h-8 items-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold ' +
              'transition-colors [&_svg]:size-4',
            value === shape ? 'bg-raised text-brand shadow-sm' : 'text-soft hover:text-ink',
          )}
        >
          {shape === '16:9' ? <RectangleHorizontal aria-hidden /> : <RectangleVertical aria-hidden />}
          {shape}
        </button>
      ))}
    </fieldset>
  );
}
