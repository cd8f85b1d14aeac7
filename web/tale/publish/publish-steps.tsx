import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { i18n } from '#web/language/i18n.ts';

const names = ['What', 'Where', 'When'] as const;
export type PublishStep = (typeof names)[number];
const labels: Record<PublishStep, { name: MessageDescriptor; note: MessageDescriptor }> = {
  What: { name: msg`What`, note: msg`Films, words and answers` },
  Where: { name: msg`Where`, note: msg`Channel and playlists` },
  When: { name: msg`When`, note: msg`Who can see it, and when` },
};

/** The step that a part of the form belongs to; null for what is not in a step. */
export const stepOf = (part: Element | null): PublishStep | null =>
  names.find((name) => name === part?.closest<HTMLElement>('[data-step]')?.dataset['step']) ?? null;

type Props = { step: PublishStep; parts: Record<PublishStep, ReactNode>; onStep: (step: PublishStep) => void };

/** Three short steps in place of one long form. All stay in the page, so what is being typed is never lost. */
export function PublishSteps({ step, parts, onStep }: Props) {
  const id = useId();
  return (
    <div className="grid content-start gap-5">
      <ol aria-label={t`Steps`} className="grid grid-cols-3 gap-2">
        {names.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              id={`${id}${name}`}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onStep(name)}
              className={cx(
                'flex h-full min-h-11 w-full cursor-pointer items-center gap-2 rounded-xl border px-3 py-2 ' +
                  'text-left text-sm hover:bg-sunken',
                name === step ? 'border-brand bg-brand-wash' : 'border-line',
              )}
            >
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-mute-wash text-xs font-semibold
                  max-sm:hidden"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{i18n._(labels[name].name)}</span>
                <span className={cx('block text-xs max-sm:hidden', name !== step && 'text-soft')}>
                  {i18n._(labels[name].note)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {names.map((name, index) => {
        const next = names[index + 1];
        return (
          <div
            key={name}
            role="group"
            aria-labelledby={`${id}${name}`}
            data-step={name}
            hidden={name !== step}
            className="grid gap-6"
          >
            {parts[name]}
            {next && (
              <div className="flex justify-end">
                <Button
                  onClick={() => {
                    onStep(next);
                    document.getElementById(`${id}${next}`)?.focus();
                  }}
                >
                  {t`Next: ${{ step: i18n._(labels[next].name) }}`}
                  <ArrowRight aria-hidden />
                </Button>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
