import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { BookMarked, ClipboardPaste, Lightbulb, Shuffle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { limits, type Span } from '#shared/vocabulary.ts';
import { ChoiceField, SelectField, TextField } from '#web/ui/field.tsx';
import { BookField } from './book-field.tsx';
import { CountedText } from './counted-text.tsx';
import { PassageProposals } from './passage-proposals.tsx';
import type { Source, StepParts } from '#web/create/tale-form.ts';
import { TemplateRow } from './template-row.tsx';
import { VersePreview } from './verse-preview.tsx';

const OwnText = lazy(async () => ({ default: (await import('./own-text.tsx')).OwnText }));
const sourceOptions = [
  { value: 'random', words: msg`Random verse`, icon: <Shuffle aria-hidden /> },
  { value: 'verse', words: msg`Pick specific verse`, icon: <BookMarked aria-hidden /> },
  { value: 'theme', words: msg`Theme / summary`, icon: <Lightbulb aria-hidden /> },
  { value: 'text', words: msg`Use existing text`, icon: <ClipboardPaste aria-hidden /> },
] as const;
const spanOptions: readonly (readonly [Span, MessageDescriptor])[] = [
  ['single', msg`Single verse`],
  ['short', msg`Short (2–3 verses)`],
  ['medium', msg`Medium (4–6 verses)`],
  ['long', msg`Long (7–12 verses)`],
  ['chapter', msg`Whole chapter`],
];

/** Step 1: what the tale is made from. */
export function SourceStep({ form, edit }: StepParts) {
  return (
    <div className="grid gap-5">
      <ChoiceField<Source>
        legend={t`Source`}
        value={form.source}
        options={sourceOptions.map((option) => ({ ...option, words: i18n._(option.words) }))}
        onChange={(source) => edit({ source })}
        columns="sm:grid-cols-2"
      />
      {form.source === 'random' && (
        <SelectField
          label={t`Passage length`}
          hint={t`Verses you have used before are left out. If you've used them all, we'll let you know`}
          options={spanOptions.map(([span, words]) => [span, i18n._(words)] as const)}
          value={form.span}
          onChange={(event) => edit({ span: event.target.value as Span })}
        />
      )}
      {form.source === 'verse' && (
        <div className="grid gap-4">
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <BookField value={form.book} onChange={(book) => edit({ book })} />
            <TextField
              label={t`Chapter:verse`}
              placeholder="3:16"
              value={form.verse}
              onChange={(event) => edit({ verse: event.target.value })}
              maxLength={40}
            />
          </div>
          <VersePreview reference={`${form.book} ${form.verse}`} />
        </div>
      )}
      {form.source === 'theme' && (
        <>
          <CountedText
            label={t`Theme or summary`}
            hint={t`Say what happens in a few words, in English, French or Ewe. You choose the passage before anything is written.`}
            placeholder={t`Two brothers who forgive each other`}
            value={form.theme}
            most={limits.prompt}
            onChange={(theme) => edit({ theme })}
          />
          <PassageProposals form={form} edit={edit} />
        </>
      )}
      {form.source === 'text' && (
        <Suspense>
          <OwnText form={form} edit={edit} />
        </Suspense>
      )}
      <TemplateRow form={form} edit={edit} />
    </div>
  );
}
