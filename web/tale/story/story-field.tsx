import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { countWords } from '#shared/story/prose.ts';
import type { Quotation } from '#shared/story/quotation.contract.ts';
import { type StoryField as Field, storyLimits } from '#shared/story/story.ts';
import { type Language, type Section, sections } from '#shared/vocabulary.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EweLetters } from '#web/tale-parts/ewe-letters.tsx';
import { StoryClash } from './story-clash.tsx';
import { type StoryKeeper, wordsShown } from './story-keeper.ts';
import { MarkedWords, StoryQuotations } from './story-quotations.tsx';
import { sectionWords, wordsTold } from './story-words.ts';
import { useKept } from './use-story-keepers.ts';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { languageName } from '#web/language/locale.ts';

const lookOf = (field: Field): string => {
  if (field === 'title') return 'text-2xl leading-tight font-bold sm:text-3xl';
  return field === 'summary' ? 'text-lg leading-relaxed text-soft' : 'text-[17px] leading-relaxed';
};
const isSection = (field: Field): field is Section => sections.some((section) => section === field);

/** One part of the story in one language, written in place: it looks like what it is, and grows with its words. */
export function StoryFieldBox({
  field,
  language,
  keeper,
  quotations,
  rewriting,
  onRewrite,
}: {
  field: Field;
  language: Language;
  keeper: StoryKeeper;
  quotations: readonly Quotation[];
  /** The writer is at this part. */
  rewriting: boolean;
  onRewrite: (section: Section) => void;
}) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const kept = useKept(keeper);
  const [part, spoken] = [i18n._(fieldNames[field]), languageName(language)];
  const texts = wordsShown(kept);
  const value = texts[field];
  const here = quotations.filter((each) => each.field === field && value.slice(each.start, each.end) === each.text);
  const clash = kept.clashes.includes(field);
  const replace = ({ start, end }: Quotation, words: string) => {
    keeper.type(field, `${value.slice(0, start)}${words}${value.slice(end)}`);
    void keeper.flush();
    box.current?.focus();
  };
  return (
    <div className="group/field min-w-0">
      <div className="mb-1 flex min-h-9 items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold text-brand">
          <Trans>
            {part} <span className="font-normal text-soft md:sr-only">in {spoken}</span>
          </Trans>
        </label>
        {isSection(field) && (
          <IconButton
            label={t`Rewrite: ${part} in ${{ language: spoken }}`}
            disabled={rewriting}
            onClick={() => onRewrite(field)}
          >
            <RefreshCw className={cx(rewriting && 'motion-safe:animate-spin')} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={cx('relative grid', lookOf(field))}>
        <MarkedWords text={value} quotations={here} className="col-start-1 row-start-1 min-h-11 px-3 py-2" />
        <textarea
          ref={box}
          id={id}
          lang={language}
          rows={1}
          value={value}
          maxLength={storyLimits[field]}
          spellCheck={language !== 'ee'}
          aria-describedby={isSection(field) ? `${id}-words` : undefined}
          onChange={(event) =>
            keeper.type(field, field === 'title' ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)
          }
          onBlur={() => void keeper.flush()}
          className="col-start-1 row-start-1 block h-full w-full resize-none overflow-hidden rounded-xl border
            border-transparent bg-transparent px-3 py-2 text-ink [font:inherit] hover:border-edge/60
            focus-visible:border-edge"
        />
      </div>
      {language === 'ee' && (
        <div
          className="sticky bottom-14 z-10 h-0 opacity-0 group-focus-within/field:opacity-100
          not-group-focus-within/field:pointer-events-none"
        >
          <EweLetters field={box} className="absolute top-1 right-0 left-0 sm:left-auto" />
        </div>
      )}
      {isSection(field) && (
        <p id={`${id}-words`} className="mt-1 px-3 text-xs text-soft">
          {sectionWords(countWords(value), wordsTold(texts))}
        </p>
      )}
      {clash && (
        <StoryClash field={field} language={language} kept={kept} onSettle={(whose) => keeper.settle(field, whose)} />
      )}
      {!clash && <StoryQuotations language={language} quotations={here} onReplace={replace} />}
    </div>
  );
}
