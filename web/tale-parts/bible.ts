import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { installBible, listBibles, lookUpVerse } from '#shared/story/bible.contract.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { sendBible } from './bible-import.ts';
import { notify } from '#web/ui/notices/toast-store.ts';

export const bibleQueries = {
  installed: () =>
    queryOptions({
      queryKey: ['bibles'] as const,
      queryFn: ({ signal }) => call(listBibles, { signal }),
      select: ({ items }) => items,
      refetchInterval: ({ state }) => (state.data?.items.some(({ installing }) => installing) ? 4_000 : false),
    }),
  /** The words of a reference; what cannot be found is said in `error`. */
  verse: (ref: string, version: string) =>
    queryOptions({
      queryKey: ['verse', version, ref] as const,
      queryFn: ({ signal }) => call(lookUpVerse, { query: { ref, version }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const useAfterBibles = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['bibles'] }),
      client.invalidateQueries({ queryKey: ['jobs'] }),
      client.invalidateQueries({ queryKey: ['verse'] }),
    ]);
};

/** Looks for a missing Bible in local files and on the network. */
export const useInstallBible = () =>
  useMutation({
    mutationFn: (version: BibleVersion) => call(installBible, { params: { version } }),
    onSuccess: () => notify.processing(),
    onSettled: useAfterBibles(),
  });

/** Installs a missing Bible from a picked file. `progress` gets percent; `signal` gives it up. */
export const useImportBible = () =>
  useMutation({
    mutationFn: ({
      version,
      file,
      ...sending
    }: {
      version: BibleVersion;
      file: File;
      signal: AbortSignal;
      progress: (percent: number) => void;
    }) => sendBible(version, file, sending),
    meta: { failed: null },
    onSuccess: (_, { file }) => notify.uploaded(file.name),
    onSettled: useAfterBibles(),
  });
