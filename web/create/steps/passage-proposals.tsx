import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassageProposal } from '#shared/story/passage.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { passageQueries } from '#web/create/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ChoiceField } from '#web/ui/field.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { wordsOf } from '#web/create/tale-estimate.ts';
import type { ChosenPassage, StepParts } from '#web/create/tale-form.ts';

const pauseMs = 800;
const shortest = 3;

type Shown = ChosenPassage & { readonly note: string; readonly language?: 'en' | 'fr' };

type Answered = { readonly fits: boolean; readonly language: 'en' | 'fr' };

/** What is shown of a proposal, in the language of the answer; where some fit well, one that does not is marked. */
function shownOf({ ref, title, line, reasons, fit }: PassageProposal, { fits, language }: Answered): Shown {
  const nearness = fits && fit === 'near' ? [t`weaker match`] : [];
  return {
    ref,
    title: title[language],
    line: line[language],
    note: [ref, ...nearness, ...reasons].join(' · '),
    language,
  };
}

/**
 * The passages for the theme that is typed: asked for after a pause or at once by the button. The first is used unless
 * another is chosen.
 */
export function PassageProposals({ form, edit }: StepParts) {
  const { theme, audience, passage } = form;
  const typed = theme.trim();
  const rested = useDebounced(typed, pauseMs);
  const [pressed, setPressed] = useState('');
  const canAsk = typed.length >= shortest && typed.length <= limits.prompt;
  const isAsked = pressed === typed || rested === typed;
  const query = useInfiniteQuery({
    ...passageQueries.proposed(typed, audience, wordsOf(form)),
    enabled: canAsk && isAsked,
  });
  if (!canAsk) return null;

  const answer = isAsked ? query.data : undefined;
  const found = answer?.proposals.map((proposal) => shownOf(proposal, answer)) ?? [];
  const isListed = !passage || found.some(({ ref }) => ref === passage.ref);
  const shown = isListed
    ? found
    : [{ ...passage, note: t`${{ passage: passage.ref }} · your choice so far` }, ...found];
  const isLooking = isAsked && query.isFetching && !answer;
  const told = () =>
    answer?.fits
      ? plural({ count: found.length }, { one: '# passage found', other: '# passages found' })
      : t`None of these clearly fits your idea. Choose the closest one, say more about what happens, or pick a specific verse.`;
  const status = answer ? told() : isLooking ? t`Looking for passages…` : '';
  const choose = (chosen: string) => {
    const one = shown.find(({ ref }) => ref === chosen);
    edit({ passage: one ? { ref: one.ref, title: one.title, line: one.line } : null });
  };

  return (
    <div className="grid gap-2">
      <p role="status" className={answer?.fits ? 'sr-only' : cx('text-sm', answer ? 'text-warn' : 'text-soft')}>
        {status}
      </p>
      {isAsked && query.isError && <Retry what={t`The passages`} query={query} />}
      {found.length > 0 && (
        <ChoiceField<string>
          legend={t`Passage`}
          columns="grid-cols-1"
          value={passage?.ref ?? found[0]!.ref}
          options={shown.map(({ ref, title, line, note, language }) => ({
            value: ref,
            words: <span lang={language}>{title}</span>,
            note: (
              <span lang={language}>
                <span className="block text-sm text-ink">{line}</span>
                <span className="block">{note}</span>
              </span>
            ),
          }))}
          onChange={choose}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-soft">
        <span>
          {answer &&
            t`The tale is told from the passage you select, or else from the one that best fits the audience and length in the next step.`}
        </span>
        {!query.isError && (!answer || query.hasNextPage) && (
          <Button
            size="small"
            busy={isLooking || query.isFetchingNextPage}
            onClick={() => (answer ? void query.fetchNextPage() : setPressed(typed))}
          >
            {answer ? t`Show others` : t`Find passages`}
          </Button>
        )}
      </div>
    </div>
  );
}
