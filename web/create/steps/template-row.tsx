import { t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Baby, Music, PencilLine, Sprout } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { StepParts } from '#web/create/tale-form.ts';
import { isTaken, templates } from '#web/create/templates.ts';

const icons = [Sprout, Music, Baby, PencilLine] as const;

/** Fills the wizard with a tale to begin from. */
export function TemplateRow({ form, edit }: StepParts) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1.5 text-sm font-medium">{t`Or start from a template`}</h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {templates.map((template, index) => {
          const Icon = icons[index] ?? PencilLine;
          const taken = isTaken(form, template);
          return (
            <li key={template.edits.verse ?? template.edits.source}>
              <button
                type="button"
                aria-pressed={taken}
                onClick={() => edit(template.edits)}
                className={cx(
                  'flex h-full w-full cursor-pointer flex-col rounded-xl border px-3 py-2 text-left ' +
                    'text-sm hover:bg-sunken',
                  taken ? 'border-brand bg-brand-wash' : 'border-line',
                )}
              >
                <span className="flex items-center gap-2 font-medium">
                  <Icon className="size-4 shrink-0" aria-hidden />
                  {i18n._(template.name)}
                </span>
                <span className={cx('mt-0.5 text-xs', !taken && 'text-soft')}>{i18n._(template.note)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
