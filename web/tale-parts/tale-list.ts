import { t } from '@lingui/core/macro';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { listTales, rowsPerPage, type TaleListRow, type TalePage } from '#shared/tale/tale-list.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { gatheringMs } from '#web/api/gathering.ts';

/** What the list is narrowed to; empty means all. */
export type ListFilter = { readonly q: string; readonly status: string };
/** The loaded rows, newest first, and where they continue. */
export type LoadedTales = { readonly rows: readonly TaleListRow[] } & Pick<TalePage, 'nextCursor' | 'counts'>;

const root = 'tale-list';
const keyOf = (filter: ListFilter) => [root, filter] as const;
const asked = ({ q, status }: ListFilter) => ({ ...(q ? { q } : {}), ...(status ? { status } : {}) });
const pageOf = (filter: ListFilter, cursor: string | null, limit: number, signal?: AbortSignal) =>
  call(listTales, { query: { limit, ...(cursor ? { cursor } : {}), ...asked(filter) }, ...(signal ? { signal } : {}) });

/** Loads the first page, or as many rows again as were loaded before. */
async function reload(filter: ListFilter, loaded: number, signal: AbortSignal): Promise<LoadedTales> {
  const limit = loaded > limits.talesPage ? rowsPerPage : limits.talesPage;
  let page = await pageOf(filter, null, limit, signal);
  const rows = [...page.items];
  while (page.nextCursor && rows.length < loaded) {
    page = await pageOf(filter, page.nextCursor, limit, signal);
    rows.push(...page.items);
  }
  return { rows, nextCursor: page.nextCursor, counts: page.counts };
}

/**
 * The tales list. What changes while it is displayed is put in row by row, so a change of one tale asks for one tale.
 */
export const taleListQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: keyOf(filter),
    queryFn: ({ signal, client }) =>
      reload(filter, client.getQueryData<LoadedTales>(keyOf(filter))?.rows.length ?? 0, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Rows that did not change are the same objects already; comparing thousands of them again would take long.
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });

/** Loads the next page, or with `every` all that are left, and puts them below. */
export function useMoreTales(filter: ListFilter) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ every }: { every: boolean }) => {
      for (;;) {
        const cursor = client.getQueryData<LoadedTales>(keyOf(filter))?.nextCursor;
        if (!cursor) return;
        const page = every ? await severalFrom(filter, cursor) : await pageOf(filter, cursor, limits.talesPage);
        client.setQueryData<LoadedTales>(
          keyOf(filter),
          (now) => now && (now.nextCursor === cursor ? below(now, page) : now),
        );
        if (!every) return;
      }
    },
    meta: { failed: t`Failed to load tales` },
  });
}

/** A thousand rows as one page, so that a long list is not redrawn for every hundred. */
async function severalFrom(filter: ListFilter, cursor: string): Promise<TalePage> {
  let page = await pageOf(filter, cursor, rowsPerPage);
  const items = [...page.items];
  while (page.nextCursor && items.length < 1_000) {
    page = await pageOf(filter, page.nextCursor, rowsPerPage);
    items.push(...page.items);
  }
  return { ...page, items };
}

function below(now: LoadedTales, page: TalePage): LoadedTales {
  const known = new Set(now.rows.map(({ id }) => id));
  const rows = [...now.rows, ...page.items.filter(({ id }) => !known.has(id))];
  return { rows, nextCursor: page.nextCursor, counts: page.counts };
}

/**
 * Puts what became of the rows `ids` into what is loaded: changed ones in their place, new ones where they belong, gone
 * ones out.
 */
export function merged(now: LoadedTales, ids: readonly string[], page: TalePage): LoadedTales {
  const fresh = new Map(page.items.map((row) => [row.id, row]));
  const changed = new Set(ids);
  const rows = now.rows.flatMap((row) => (changed.has(row.id) ? (fresh.get(row.id) ?? []) : row));
  const known = new Set(rows.map(({ id }) => id));
  const end = now.nextCursor === null ? Number.NEGATIVE_INFINITY : (now.rows.at(-1)?.createdAtMs ?? 0);
  for (const row of page.items) {
    if (known.has(row.id) || row.createdAtMs < end) continue;
    const at = rows.findIndex(({ createdAtMs }) => createdAtMs <= row.createdAtMs);
    rows.splice(at === -1 ? rows.length : at, 0, row);
  }
  return { ...now, rows, counts: page.counts };
}

/**
 * Asks what became of some tales, for every displayed list; the others ask when they are shown again. What cannot be
 * asked now is seen at the next Refresh.
 */
export async function freshenTales(client: QueryClient, ids: readonly string[]): Promise<void> {
  const lists = client.getQueryCache().findAll({ queryKey: [root], type: 'active' });
  await Promise.allSettled(lists.map(({ queryKey }) => freshen(client, queryKey, ids)));
}

async function freshen(client: QueryClient, queryKey: QueryKey, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += rowsPerPage) {
    const some = ids.slice(at, at + rowsPerPage);
    const page = await call(listTales, { query: { ids: some.join(','), ...asked(queryKey[1] as ListFilter) } });
    client.setQueryData<LoadedTales>(queryKey, (now) => now && merged(now, some, page));
  }
}

/** Collects tales that changed and asks for them together, soon, and at most twice a second. Returns how to stop. */
export function taleFreshener(client: QueryClient): ((id: string) => void) & { stop: () => void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: number | undefined;
  const ask = () => {
    timer = undefined;
    asked = performance.now();
    const ids = [...waiting];
    waiting.clear();
    void freshenTales(client, ids);
  };
  const hear = (id: string) => {
    waiting.add(id);
    timer ??= setTimeout(ask, gatheringMs(asked, performance.now()));
  };
  return Object.assign(hear, { stop: () => clearTimeout(timer) });
}
