import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTales } from '#shared/tale/tale-list.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

const most = 8;

/**
 * The creator's tales whose title or verse contains the text, searched after a pause in typing; outdated searches are
 * cancelled.
 */
export function useTaleSearch(text: string) {
  const sought = text.trim();
  const q = useDebounced(sought, rhythms.searchDebounce);
  const found = useQuery({
    queryKey: ['tales', 'search', q] as const,
    queryFn: ({ signal }) => call(listTales, { query: { q, limit: most }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const late = sought !== '' && (sought !== q || found.isPlaceholderData || found.isPending);
  const has = (words: string | null) => words?.toLocaleLowerCase().includes(sought.toLocaleLowerCase()) ?? false;
  const items = sought === '' ? [] : (found.data?.items ?? []);
  return {
    items: late ? items.filter(({ title, verse }) => has(title) || has(verse)) : items,
    searching: late && !found.isError,
  };
}
