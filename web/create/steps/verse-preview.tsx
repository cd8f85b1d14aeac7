import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { rhythms } from '#shared/vocabulary.ts';
import { bibleQueries } from '#web/tale-parts/bible.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { showReference } from '#web/language/locale.ts';

/** The words of the chosen verse, or why there are none; it only helps, nothing depends on it. */
export function VersePreview({ reference }: { reference: string }) {
  const rested = useDebounced(reference, rhythms.searchDebounce);
  const verse = useQuery(bibleQueries.verse(rested, 'WEB'));
  if (!verse.data) return null;
  return (
    <section
      aria-label={t`Verse text`}
      aria-live="polite"
      tabIndex={0}
      className="max-h-40 overflow-y-auto rounded-xl bg-sunken px-4 py-3 text-sm"
    >
      {'error' in verse.data ? (
        <p className="text-warn">{inWords(verse.data.said, verse.data.error)}</p>
      ) : (
        <>
          <p className="leading-relaxed">{verse.data.verses.map(({ text }) => text).join(' ')}</p>
          <p className="mt-1 text-xs text-soft">{t`${{ reference: showReference(verse.data.reference) }} · World English Bible`}</p>
        </>
      )}
    </section>
  );
}
