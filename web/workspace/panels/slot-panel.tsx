import { t } from '@lingui/core/macro';
import { Download, Languages, Save } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { slotNumbers } from '#shared/thumbnail/finished-thumbnail.contract.ts';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';
import { freeSlots } from '#web/thumbnails/finished.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import type { Titles } from '#web/workspace/design.ts';
import type { Variant } from '#web/workspace/editor.ts';
import { languagesToFill, type VariantServer } from '#web/workspace/use-variant-server.ts';

type Parts = {
  readonly variant: Variant;
  readonly server: VariantServer;
  readonly finished: readonly { slotNumber: number; language: Language | null }[];
  readonly titles: Titles;
  readonly language: Language;
};

/** Bakes the variant, puts it into one of the slots, downloads it. */
export function SlotPanel({ variant, server, finished, titles, language }: Parts) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [slot, setSlot] = useState<number | null>(null);
  /**
   * What was chosen while the texts were in this language; with another language the choice follows the texts again.
   */
  const [choice, setChoice] = useState<{ readonly of: Language; readonly serves: Language | '' } | null>(null);
  const serves = choice?.of === language ? choice.serves : language;
  const working = server.work !== null && server.work !== 'background';
  const { work } = server;
  const free = freeSlots(finished);
  const written = languages.filter((one) => titles[one] !== undefined);
  const lacking = languagesToFill(titles, finished);
  const named = (list: readonly Language[]) => list.map((one) => languageNames[one]).join(', ');
  const chosen = slot !== null && free.includes(slot) ? slot : null;
  // A filled slot comes in after the work: the button that filled it cannot be pressed again, and must not take the
  // focus with it.
  useEffect(() => {
    const { activeElement } = document;
    const nowhere =
      activeElement === document.body || (activeElement instanceof HTMLButtonElement && activeElement.disabled);
    if (open && nowhere) toggle.current?.focus();
  }, [open, finished.length]);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          icon={<Save aria-hidden />}
          busy={work === 'save'}
          disabled={!server.canSave || working}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => void server.save()}
        >{t`Save Thumbnail (Bake to PNG)`}</Button>
        <Button
          ref={toggle}
          aria-expanded={open}
          aria-controls={`${id}-slots`}
          onClick={() => setOpen(!open)}
          className="max-sm:whitespace-normal"
        >{t`Save to Finished Thumbnails (${{ finished: finished.length }}/${{ slots: slotNumbers.length }})`}</Button>
        {variant.baked && variant.id ? (
          <ButtonAnchor
            href={variant.pngUrl ?? `/api/thumbnails/${variant.id}/download.png`}
            download={`${variant.title || 'thumbnail'}.png`}
            icon={<Download aria-hidden />}
          >{t`Download with Text`}</ButtonAnchor>
        ) : (
          <Button disabled icon={<Download aria-hidden />}>{t`Download Background Only`}</Button>
        )}
      </div>
      <p className="text-xs text-soft">
        {t`The first button saves a draft picture to continue with. The second puts it into a slot, for the videos in one language or in all, and creates the PNG first if needed.`}
      </p>
      <section
        id={`${id}-slots`}
        hidden={!open}
        aria-label={t`Finished thumbnails`}
        className="space-y-3 rounded-xl border border-line bg-sunken/50 p-3"
      >
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-medium">{t`Slot`}</legend>
          <div className="grid grid-cols-3 gap-2">
            {slotNumbers.map((number) => {
              const used = !free.includes(number);
              return (
                <label
                  key={number}
                  className={cx(
                    'flex min-h-10 flex-wrap items-center gap-x-2 rounded-xl border border-edge/60 ' +
                      'bg-raised px-3 py-2 text-sm font-medium',
                    'has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 ' +
                      'has-focus-visible:outline-brand',
                    used ? 'text-soft' : 'cursor-pointer',
                  )}
                >
                  <input
                    type="radio"
                    name={`${id}-slot`}
                    value={number}
                    disabled={used}
                    checked={chosen === number}
                    onChange={() => setSlot(number)}
                    className="size-4 accent-brand"
                  />
                  {t`Slot ${number}`}
                  {used && <span className="text-xs font-normal">{t`Used`}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
        <SelectField
          label={t`For videos in`}
          value={serves}
          onChange={(event) => setChoice({ of: language, serves: event.target.value as Language | '' })}
          options={[...written.map((one) => [one, languageNames[one]] as const), ['', t`every language`] as const]}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            busy={work === 'slot'}
            disabled={chosen === null || !(variant.baked || server.canSave) || working}
            onClick={() => {
              if (chosen !== null) void server.saveToSlot(chosen, serves === '' ? null : serves);
            }}
          >{t`Save to Slot`}</Button>
          {written.length > 1 && (
            <Button
              icon={<Languages aria-hidden />}
              busy={work === 'languages'}
              disabled={free.length === 0 || lacking.length === 0 || !server.canSave || working}
              onClick={() => void server.saveLanguages()}
              className="max-sm:whitespace-normal"
            >{t`One slot per language`}</Button>
          )}
        </div>
        <p className="text-xs text-soft">
          {free.length === 0
            ? t`All three slots are used. Delete a finished thumbnail in the Thumbnails tab to free one.`
            : variant.baked
              ? t`Changes since the last save are included first.`
              : t`Saving to a slot creates the PNG first.`}
        </p>
        {written.length > 1 && free.length > 0 && (
          <p className="text-xs text-soft">
            {lacking.length === 0
              ? t`Every language of the tale has a slot.`
              : t`One slot per language fills ${{ count: Math.min(free.length, lacking.length) }}: ${{ names: named(lacking.slice(0, free.length)) }}.`}
            {lacking.length > free.length && ' '}
            {lacking.length > free.length && t`No slot is free for ${{ names: named(lacking.slice(free.length)) }}.`}
          </p>
        )}
        {server.slotTrouble && (
          <ErrorNote>
            {t`Failed to save finished thumbnail`} <span className="block text-xs">{server.slotTrouble}</span>
          </ErrorNote>
        )}
      </section>
    </div>
  );
}
