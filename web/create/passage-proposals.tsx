import { useInfiniteQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/vocabulary.ts';
import { passageQueries } from '#web/queries/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { Retry } from '#web/ui/retry.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import type { ChosenPassage, StepParts } from './tale-form.ts';

const pauseMs = 800;
const shortest = 3;

type Shown = ChosenPassage & { readonly note: string };

/** The passages for the theme that is typed: asked for after a pause or at once by the button. The first is used unless another is chosen. */
export function PassageProposals({ form: { theme, audience, passage }, edit }: StepParts) {
  const typed = theme.trim();
  const rested = useDebounced(typed, pauseMs);
  const [pressed, setPressed] = useState('');
  const canAsk = typed.length >= shortest && typed.length <= limits.prompt;
  const asked = pressed === typed ? typed : rested;
  const query = useInfiniteQuery({
    ...passageQueries.proposed(asked, audience),
    enabled: canAsk && asked === typed,
  });
  if (!canAsk) return null;
  if (query.isError && asked === typed) return <Retry what="The passages" query={query} />;
  if (asked !== typed || !query.data)
    return (
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 text-sm text-soft">
        <p role="status" className="flex items-center gap-2">
          {query.isFetching && <LoaderCircle className="size-4 animate-spin text-brand motion-reduce:animate-none" aria-hidden />}
          {query.isFetching ? 'Looking for passages…' : ''}
        </p>
        <Button size="small" busy={query.isFetching} onClick={() => setPressed(typed)}>
          Find passages
        </Button>
      </div>
    );
  const { fits, proposals } = query.data;
  if (proposals.length === 0) return null;
  const found = proposals.map(({ ref, title, line, reasons, fit }): Shown => {
    const nearness = fits && fit === 'near' ? ['less close'] : [];
    return { ref, title: title.en, line: line.en, note: [ref, ...nearness, ...reasons].join(' · ') };
  });
  const isListed = !passage || found.some(({ ref }) => ref === passage.ref);
  const shown = isListed ? found : [{ ...passage, note: `${passage.ref} · your choice so far` }, ...found];
  return (
    <div className="grid gap-2">
      <p role="status" className={fits ? 'sr-only' : 'text-sm text-warn'}>
        {fits
          ? `${found.length} passages found`
          : 'No passage fits your idea well. These come nearest; more words about what happens may help, or pick a specific verse.'}
      </p>
      <ChoiceField<string>
        legend="Passage"
        columns="grid-cols-1"
        value={passage?.ref ?? found[0]?.ref ?? null}
        options={shown.map(({ ref, title, line, note }) => ({
          value: ref,
          words: title,
          note: (
            <>
              <span className="block text-sm text-ink">{line}</span>
              <span className="block">{note}</span>
            </>
          ),
        }))}
        onChange={(chosen) => {
          const one = shown.find(({ ref }) => ref === chosen);
          edit({ passage: one ? { ref: one.ref, title: one.title, line: one.line } : null });
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 text-xs text-soft">
        <span>The tale is told from the passage you select. The audience is set in the next step.</span>
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show others
          </Button>
        )}
      </div>
    </div>
  );
}
