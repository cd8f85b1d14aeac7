import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { inSections, thoughtsOf } from '#shared/story/own-text.ts';
import { countWords } from '#shared/story/prose.ts';
import type { Story } from '#shared/story/story.contract.ts';
import { type StoryField, storyFields, storyLimits } from '#shared/story/story.ts';
import { type Language, type Section, sections } from '#shared/vocabulary.ts';
import { sessionSlot } from '#web/browser/session-slot.ts';
import { useAddLanguage } from './story.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { languageName } from '#web/language/locale.ts';

type Typed = Readonly<Record<StoryField, string>>;
const nothing: Typed = { title: '', summary: '', hook: '', setup: '', lesson: '', outro: '' };

/**
 * An empty column beside the words of another language, to be filled by hand or from a whole text. What is typed stays
 * until it is added.
 */
export function StoryByHand({
  taleId,
  language,
  beside,
  onClose,
}: {
  taleId: TaleId;
  language: Language;
  /** The language next to it. */
  beside: Story;
  onClose: () => void;
}) {
  const slot = sessionSlot(`ai-content-pipeline:by-hand:${taleId}:${language}`);
  const [typed, setTyped] = useState<Typed>(() => typedBefore(slot.of()));
  const [whole, setWhole] = useState<string | null>(null);
  const add = useAddLanguage(taleId, language);
  const name = languageName(language);
  const other = languageName(beside.language);
  const change = (next: Typed) => {
    setTyped(next);
    slot.keep(next);
  };
  const spread = () => {
    const parts = inSections(thoughtsOf(whole ?? ''), sharesOf(beside));
    const filled = Object.fromEntries(
      parts.map(({ section, thoughts }) => [section, thoughts.map(({ text }) => text).join(' ')]),
    );
    change({ ...nothing, title: typed.title, summary: typed.summary, ...filled });
    setWhole(null);
  };
  const isReady = typed.title.trim() !== '' && sections.some((section) => typed[section].trim() !== '');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Write it yourself in ${{ language: name }}`}
      note={t`Each part is heard with the pictures of the same part in ${{ language: other }}.`}
      className="sm:max-w-4xl"
    >
      <form
        className="grid min-h-0 gap-4 overflow-y-auto px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(typed, {
            onSuccess: () => {
              slot.drop();
              onClose();
            },
          });
        }}
      >
        {whole === null ? (
          storyFields.map((field) => (
            <div key={field} className="grid gap-x-6 gap-y-1 md:grid-cols-2">
              <div className="min-w-0 text-sm text-soft">
                <p className="mb-1 font-medium">{t`${{ part: i18n._(fieldNames[field]) }} in ${{ language: other }}`}</p>
                <p lang={beside.language} className="max-h-40 overflow-y-auto whitespace-pre-line break-words">
                  {beside[field]}
                </p>
              </div>
              <TextArea
                label={t`${{ part: i18n._(fieldNames[field]) }} in ${{ language: name }}`}
                lang={language}
                rows={field === 'title' ? 1 : 4}
                value={typed[field]}
                maxLength={storyLimits[field]}
                onChange={(event) => change({ ...typed, [field]: event.target.value })}
              />
            </div>
          ))
        ) : (
          <TextArea
            label={t`The whole text in ${{ language: name }}`}
            hint={t`It is divided into the four parts, between sentences. You can move words from part to part afterwards.`}
            lang={language}
            rows={14}
            value={whole}
            maxLength={storyLimits.setup}
            onChange={(event) => setWhole(event.target.value)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {whole === null ? (
            <>
              <Button look="ghost" onClick={() => setWhole('')}>{t`Paste a whole text`}</Button>
              <Button onClick={onClose}>{t`Close`}</Button>
              <Button
                type="submit"
                look="primary"
                busy={add.isPending}
                disabled={!isReady}
              >{t`Add ${{ language: name }}`}</Button>
            </>
          ) : (
            <>
              <Button onClick={() => setWhole(null)}>{t`Back to the parts`}</Button>
              <Button look="primary" disabled={whole.trim() === ''} onClick={spread}>{t`Fill in the parts`}</Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** What this tab kept, if it is what was typed here. */
function typedBefore(kept: unknown): Typed {
  const texts: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return Object.fromEntries(
    storyFields.map((field) => [field, typeof texts[field] === 'string' ? texts[field] : '']),
  ) as Typed;
}

/** How the words beside it are shared out over the sections. */
function sharesOf(story: Story): Record<Section, number> {
  const counts = sections.map((section) => countWords(story[section]));
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  return Object.fromEntries(sections.map((section, at) => [section, (counts[at] ?? 0) / total])) as Record<
    Section,
    number
  >;
}
