import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsQueries } from '#web/account/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { CraftingOverlay } from './crafting-overlay.tsx';
import { FinishStep } from './steps/finish-step.tsx';
import { OptionsStep } from './steps/options-step.tsx';
import { SourceStep } from './steps/source-step.tsx';
import { dropDraft, keepDraft, readDraft } from './tale-draft.ts';
import { type Edits, orderOf, settled, startingForm, tooMuch } from './tale-form.ts';
import { useCreateTale } from './use-create-tale.ts';
import { WritingLines } from './writing-lines.tsx';

const steps = [msg`Step 1 of 3: Source`, msg`Step 2 of 3: Story`, msg`Step 3 of 3: Finish`] as const;
const fresh = { edits: {} as Edits, step: 1 };

/** The state that the wizard opens with: what was typed before, unless that tale is being written right now. */
function begun() {
  const draft = readDraft();
  return draft && !draft.sentAs ? { edits: draft.edits, step: draft.step } : fresh;
}

/** The first field of the step; of radio buttons the chosen one. */
function focusFirst(body: HTMLElement | null): void {
  const fields = body?.querySelectorAll<HTMLInputElement>('[data-fields] :is(input, select, textarea)') ?? [];
  const [first, ...others] = fields;
  const chosen = first?.type === 'radio' && others.find(({ name, checked }) => name === first.name && checked);
  (chosen || first)?.focus();
}

/**
 * Three steps to a new tale. What is typed survives closing and a reload; only Cancel, 'Start over' and a finished tale
 * clear it.
 */
export function CreateTaleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [{ edits, step }, setState] = useState(begun);
  const [kept, setKept] = useState(() => begun() !== fresh);
  const [wrong, setWrong] = useState<string | null>(null);
  const settings = useQuery({ ...settingsQueries.mine(), enabled: open });
  const body = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  const form = { ...startingForm(settings.data), ...edits };

  const become = (next: typeof fresh) => {
    setState(next);
    setWrong(null);
    keepDraft(next);
  };
  const startOver = () => {
    setState(fresh);
    setKept(false);
    setWrong(null);
    dropDraft();
  };
  const end = () => {
    setState(fresh);
    setKept(false);
    onClose();
  };
  const { busyKey, create, leave, cancelling } = useCreateTale(end);
  const edit = (changes: Edits) => become({ edits: { ...edits, ...changes }, step });
  const back = () => {
    if (step > 1) return become({ edits, step: step - 1 });
    startOver();
    onClose();
  };
  const submit = () => {
    const now = settled(edits);
    const over = tooMuch(form);
    if (over) return setWrong(over);
    if (step < 3) return become({ edits: now, step: step + 1 });
    void create(orderOf({ ...form, ...now }), now);
  };
  useEffect(() => {
    if (step !== shown.current) focusFirst(body.current);
    shown.current = step;
  }, [step]);

  const place = i18n._(steps[step - 1] ?? steps[0]);
  return (
    <>
      <Dialog open={open} onClose={onClose} locked={busyKey !== null} title={t`Create Tale`} note={place}>
        <ProgressBar value={(step / 3) * 100} label={t`Steps`} className="mx-5 w-auto! shrink-0" />
        <p role="status" className="sr-only">
          {place}
        </p>
        <form
          ref={body}
          noValidate
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="flex-1 overflow-y-auto px-5 py-5">
            <WritingLines className="mb-4" except={busyKey} />
            {kept && (
              <p
                className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-xl bg-sunken px-3.5 py-2
                text-sm"
              >
                <span>{t`What you typed last time is still here.`}</span>
                <Button size="small" onClick={startOver}>{t`Start over`}</Button>
              </p>
            )}
            <div data-fields>
              {step === 1 && <SourceStep form={form} edit={edit} />}
              {step === 2 && <OptionsStep form={form} edit={edit} />}
              {step === 3 && <FinishStep form={form} edit={edit} />}
            </div>
          </div>
          {wrong && <ErrorNote className="mx-5 mb-4">{wrong}</ErrorNote>}
          <footer className="flex justify-between gap-3 border-t border-line px-5 py-4">
            <Button onClick={back}>{step === 1 ? t`Cancel` : t`Back`}</Button>
            <Button type="submit" look="primary" busy={busyKey !== null}>
              {step < 3 ? t`Next` : busyKey ? t`Creating…` : t`Create Tale`}
            </Button>
          </footer>
        </form>
      </Dialog>
      {busyKey && <CraftingOverlay busyKey={busyKey} onLeave={leave} onCancel={cancelling} />}
    </>
  );
}
