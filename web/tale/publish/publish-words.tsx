import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb, ListPlus, RotateCcw } from 'lucide-react';
import { useId, useRef } from 'react';
import type { DraftWords } from '#shared/publishing/publication-draft.ts';
import {
  bytesOf,
  descriptionProblem,
  markerRoom,
  tagsLength,
  tagsProblem,
  textLimits,
  titleProblem,
} from '#shared/publishing/publication-limits.ts';
import { suggestTitles } from '#shared/thumbnail/thumbnail.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Counter } from '#web/ui/counter.tsx';
import { EweLetters } from '#web/tale-parts/ewe-letters.tsx';
import { CheckField, TextArea, TextField } from '#web/ui/field.tsx';
import { TagField } from '#web/ui/tag-field.tsx';
import { creditOf, sentDescription, type Words } from './publish-form.ts';
import { languageName } from '#web/language/locale.ts';

type Props = {
  tale: { id: string; title: string };
  language: Language;
  on: boolean;
  words: Words;
  /** Lines that a description may have, see `Offer`. */
  chapters: string;
  /** Whether any text differs from what the studio suggests. */
  isOwn: boolean;
  onToggle: (on: boolean) => void;
  onWords: (change: DraftWords) => void;
  onReset: () => void;
};

/** Title, description and tags of the video in one language, with lengths counted as YouTube counts them. */
export function PublishWords({ tale, language, on, words, chapters, isOwn, onToggle, onWords, onReset }: Props) {
  const { title, description, tags } = words;
  const titleBox = useRef<HTMLInputElement>(null);
  const descriptionBox = useRef<HTMLTextAreaElement>(null);
  const credit = description.includes(creditOf(language)) ? 0 : bytesOf(`\n\n${creditOf(language)}`);
  const room = textLimits.description - markerRoom - credit;
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="sr-only">{languageNames[language]}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CheckField checked={on} onChange={(event) => onToggle(event.target.checked)}>
          {t`Publish in ${{ words: languageName(language) }}`}
        </CheckField>
        {on && isOwn && (
          <Button
            size="small"
            look="ghost"
            onClick={onReset}
            icon={<RotateCcw aria-hidden />}
          >{t`Use suggestions`}</Button>
        )}
      </div>
      {on && (
        <>
          <div className="grid gap-2">
            <TextField
              ref={titleBox}
              id={`title-${language}`}
              label={t`Title (${language})`}
              lang={language}
              value={title}
              aria-invalid={titleProblem(title) !== null || undefined}
              hint={
                <Counter used={title.length} most={textLimits.title} unit="characters" problem={titleProblem(title)} />
              }
              onChange={(event) => onWords({ title: event.target.value })}
            />
            {language === 'ee' && <EweLetters field={titleBox} />}
            <Suggestions tale={tale} language={language} onTake={(taken) => onWords({ title: taken })} />
          </div>
          <TextArea
            ref={descriptionBox}
            id={`description-${language}`}
            label={t`Description (${language})`}
            lang={language}
            rows={7}
            value={description}
            aria-invalid={descriptionProblem(description, markerRoom + credit) !== null || undefined}
            hint={
              <Counter
                used={bytesOf(description)}
                most={room}
                unit="bytes"
                problem={descriptionProblem(description, markerRoom + credit)}
              />
            }
            onChange={(event) => onWords({ description: event.target.value })}
          />
          {language === 'ee' && <EweLetters field={descriptionBox} />}
          {chapters && !description.includes(chapters) && (
            <div>
              <Button
                size="small"
                onClick={() => onWords({ description: `${description.trimEnd()}\n\n${chapters}`.trimStart() })}
                icon={<ListPlus aria-hidden />}
              >{t`Add the film’s chapters`}</Button>
            </div>
          )}
          <details className="rounded-xl border border-line bg-sunken/50 px-3 py-2 text-sm">
            <summary className="cursor-pointer font-medium">{t`The description as it will be sent (${language})`}</summary>
            <p lang={language} className="mt-2 break-words whitespace-pre-wrap text-soft">
              {sentDescription(description, language)}
            </p>
          </details>
          <TagField
            id={`tags-${language}`}
            label={t`Tags (${language})`}
            lang={language}
            tags={tags}
            hint={
              <Counter
                used={tagsLength(tags)}
                most={textLimits.tags}
                unit="characters together"
                problem={tagsProblem(tags)}
              />
            }
            onChange={(next) => onWords({ tags: next })}
          />
        </>
      )}
    </fieldset>
  );
}

/** Titles from the studio's writer, asked for by a press. */
function Suggestions({
  tale,
  language,
  onTake,
}: {
  tale: { id: string; title: string };
  language: Language;
  onTake: (title: string) => void;
}) {
  const heading = useId();
  const ask = useMutation({
    mutationFn: (round: number) =>
      call(suggestTitles, { body: { taleTitle: tale.title, taleId: tale.id, language, variantNumber: round } }),
    meta: { failed: t`No suggestions` },
  });
  const options = ask.data?.options ?? [];
  return (
    <div>
      <Button
        size="small"
        busy={ask.isPending}
        onClick={() => ask.mutate((ask.variables ?? 0) + 1)}
        icon={<Lightbulb aria-hidden />}
      >
        {options.length > 0 ? t`Other titles` : t`Suggest titles`}
      </Button>
      {options.length > 0 && (
        <ul aria-labelledby={heading} className="mt-2 flex flex-wrap gap-2">
          <li id={heading} className="sr-only">{t`Suggested titles`}</li>
          {options.map((option) => (
            <li key={option}>
              <Button
                size="small"
                lang={language}
                className="h-auto! py-1.5 whitespace-normal!"
                onClick={() => onTake(option)}
              >
                {option}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
