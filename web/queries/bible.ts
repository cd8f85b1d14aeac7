import { queryOptions } from '@tanstack/react-query';
import { listBibles, lookUpVerse } from '#shared/bible.contract.ts';
import { call } from '#web/api.ts';

export const bibleQueries = {
  installed: () =>
    queryOptions({ queryKey: ['bibles'] as const, queryFn: ({ signal }) => call(listBibles, { signal }), select: ({ items }) => items }),
  /** The words of a reference; what cannot be found is said in `error`. */
  verse: (ref: string, version: string) =>
    queryOptions({
      queryKey: ['verse', version, ref] as const,
      queryFn: ({ signal }) => call(lookUpVerse, { query: { ref, version }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
