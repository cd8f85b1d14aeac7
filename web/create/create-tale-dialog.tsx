import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { defaultImageStyle } from '#shared/vocabulary.ts';
import { settingsQueries } from '#web/queries/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CraftingOverlay } from './crafting-overlay.tsx';
import { FinishStep } from './finish-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { SourceStep } from './source-step.tsx';
import { freshForm, orderOf, type TaleForm } from './tale-form.ts';
import { useCreateTale } from './use-create-tale.ts';

const steps = ['Source', 'Story', 'Finish'] as const;

/** Three steps to a new tale. */
export function CreateTaleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState(1);
  const [form, setForm] = useState<TaleForm>(freshForm);
  const settings = useQuery({ ...settingsQueries.mine(), enabled: open });
  const body = useRef<HTMLFormElement>(null);
  const close = () => {
    setStep(1);
    setForm(freshForm);
    onClose();
  };
  const { busyKey, create } = useCreateTale(close);
  const style = form.imageStyle ?? settings.data?.defaultImageStyle ?? defaultImageStyle;
  const edit = (changes: Partial<TaleForm>) => setForm((now) => ({ ...now, ...changes }));
  const back = () => (step === 1 ? close() : setStep(step - 1));
  const submit = () => (step < 3 ? setStep(step + 1) : void create(orderOf(form, style)));
  useEffect(() => {
    if (step > 1) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [step]);
  return (
    <>
      <Dialog open={open} onClose={close} locked={busyKey !== null} title="Create Tale" note={`Step ${step} of 3: ${steps[step - 1]}`}>
        <ProgressBar value={(step / 3) * 100} label="Steps" className="mx-5 w-auto! shrink-0" />
        <form
          ref={body}
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="flex-1 overflow-y-auto px-5 py-5">
            {step === 1 && <SourceStep form={form} edit={edit} />}
            {step === 2 && <OptionsStep form={form} edit={edit} />}
            {step === 3 && <FinishStep form={form} edit={edit} style={style} />}
          </div>
          <footer className="flex justify-between gap-3 border-t border-line px-5 py-4">
            <Button onClick={back}>{step === 1 ? 'Cancel' : 'Back'}</Button>
            <Button type="submit" look="primary" busy={busyKey !== null}>
              {step < 3 ? 'Next' : busyKey ? 'Creating…' : 'Create Tale'}
            </Button>
          </footer>
        </form>
      </Dialog>
      {busyKey && <CraftingOverlay busyKey={busyKey} />}
    </>
  );
}
