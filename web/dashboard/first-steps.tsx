import type { TaleId } from '#shared/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Circle, CircleCheck, CircleDot, X } from 'lucide-react';
import type { FirstStepName } from '#shared/tale/dashboard.contract.ts';
import { connectPath } from '#web/publishing/connection.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

export type FirstStep = { readonly name: FirstStepName; readonly done: boolean; readonly taleId: TaleId | null };

const words: Record<
  FirstStepName,
  { title: MessageDescriptor; note: MessageDescriptor; act: MessageDescriptor; tab?: string }
> = {
  create: { title: msg`Create a tale`, note: msg`Pick a verse, a theme or your own text.`, act: msg`Create a tale` },
  pictures: {
    title: msg`View its pictures`,
    note: msg`Every scene gets one; redraw what you do not like.`,
    act: msg`Open the pictures`,
    tab: 'images',
  },
  narration: {
    title: msg`Listen to its narration`,
    note: msg`Record your own voice, or let the studio read.`,
    act: msg`Open the narration`,
    tab: 'audio',
  },
  film: {
    title: msg`Render the video`,
    note: msg`One film for each language.`,
    act: msg`Open the video`,
    tab: 'video',
  },
  channel: {
    title: msg`Connect a channel`,
    note: msg`Where your videos will be seen.`,
    act: msg`Show the connect link`,
  },
  publish: {
    title: msg`Publish it`,
    note: msg`Now, or on a date of your choice.`,
    act: msg`Open publishing`,
    tab: 'youtube',
  },
};

type Props = { steps: readonly FirstStep[]; onCreate: () => void; onSample: () => void; onDismiss: () => void };
/** The way from sign-in to the first published video; the first open step can be taken here. */
export function FirstSteps({ steps, onCreate, onSample, onDismiss }: Props) {
  const next = steps.find(({ done }) => !done);
  const count = steps.filter(({ done }) => done).length;
  return (
    <Card
      title={t`First steps`}
      note={t`${count} of ${{ total: steps.length }} done: from sign-in to your first published video, with no key needed.`}
      className="relative [&>header]:pr-10"
    >
      <IconButton label={t`Dismiss checklist`} className="absolute top-3 right-3" onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
      <ol className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map((step) => {
          const isNext = step === next;
          const { title, note } = words[step.name];
          const Icon = step.done ? CircleCheck : isNext ? CircleDot : Circle;
          return (
            <li
              key={step.name}
              aria-current={isNext ? 'step' : undefined}
              className={cx(
                'flex gap-3 rounded-xl border p-3 text-sm',
                // On phones what is done would push the next step off the screen; the note above counts it.
                step.done && 'max-sm:hidden',
                isNext ? 'border-brand/50 bg-brand-wash' : 'border-transparent',
              )}
            >
              <Icon
                className={cx('mt-0.5 size-5 shrink-0', step.done ? 'text-good' : isNext ? 'text-brand' : 'text-soft')}
                aria-hidden
              />
              <div className="min-w-0">
                <p className="font-medium">
                  {i18n._(title)}{' '}
                  <span className={step.done ? 'text-xs font-normal text-good' : 'sr-only'}>
                    {step.done ? t`done` : t`to do`}
                  </span>
                </p>
                {!step.done && <p className={isNext ? '' : 'text-soft'}>{i18n._(note)}</p>}
                {isNext && <StepAction step={step} onCreate={onCreate} onSample={onSample} />}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function StepAction({
  step: { name, taleId },
  onCreate,
  onSample,
}: {
  step: FirstStep;
  onCreate: () => void;
  onSample: () => void;
}) {
  const { act, tab } = words[name];
  // The page has one connect link, in its banner: this leads to it.
  if (name === 'channel')
    return (
      <Button look="primary" size="small" className="mt-2" onClick={showConnectLink}>
        {i18n._(act)}
      </Button>
    );
  if (tab && taleId)
    return (
      <ButtonLink look="primary" size="small" className="mt-2" to={`/tales/${encodeURIComponent(taleId)}?tab=${tab}`}>
        {i18n._(act)}
      </ButtonLink>
    );
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      <Button look="primary" size="small" onClick={onCreate}>
        {i18n._(words.create.act)}
      </Button>
      {name === 'create' && (
        <Button
          size="small"
          title={t`A short tale of the Good Samaritan. Delete it whenever you like.`}
          onClick={onSample}
        >{t`Make a sample tale`}</Button>
      )}
    </span>
  );
}

function showConnectLink(): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${connectPath}"]`);
  link?.scrollIntoView({ block: 'center' });
  link?.focus();
}
