import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeEngines,
  type Engines,
  type EstimateOf,
  estimateEngines,
  getEngines,
  getSpending,
  keepEngineKey,
  listEngineCalls,
  removeEngineKey,
  testEngine,
} from '#shared/engine.contract.ts';
import type { EngineSettings, ProviderId } from '#shared/engines.ts';
import { call } from '#web/api/call.ts';

const key = ['engines'] as const;

export const engineQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...key, 'mine'] as const,
      queryFn: ({ signal }) => call(getEngines, { signal }),
      staleTime: 30_000,
    }),
  spending: (month: string) =>
    queryOptions({
      queryKey: [...key, 'spending', month] as const,
      queryFn: ({ signal }) => call(getSpending, { query: { month }, signal }),
    }),
  calls: (month: string) =>
    infiniteQueryOptions({
      queryKey: [...key, 'calls', month] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listEngineCalls, { query: { month, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  /** What an order would call and cost, about. */
  estimate: (of: EstimateOf) =>
    queryOptions({
      queryKey: [...key, 'estimate', of] as const,
      queryFn: ({ signal }) => call(estimateEngines, { query: of, signal }),
      staleTime: 60_000,
    }),
};

/** Shows what the server answered, and lets everything that depends on engines be read again. */
function useEngineAnswer() {
  const client = useQueryClient();
  return (answer: Engines) => {
    client.setQueryData(engineQueries.mine().queryKey, answer);
    void client.invalidateQueries({ queryKey: [...key, 'estimate'] });
    void client.invalidateQueries({ queryKey: ['usage'] });
  };
}

export const useChangeEngines = () =>
  useMutation({
    mutationFn: (patch: Partial<EngineSettings>) => call(changeEngines, { body: patch }),
    scope: { id: 'engines' },
    meta: { failed: t`Not saved` },
    onSuccess: useEngineAnswer(),
  });

/** Its failure is shown beside the field. */
export const useKeepKey = (provider: ProviderId) =>
  useMutation({
    mutationFn: (given: { key?: string; address?: string }) =>
      call(keepEngineKey, { params: { provider }, body: given }),
    meta: { failed: null },
    onSuccess: useEngineAnswer(),
  });

export const useRemoveKey = (provider: ProviderId) =>
  useMutation({
    mutationFn: () => call(removeEngineKey, { params: { provider } }),
    meta: { failed: t`Delete failed` },
    onSuccess: useEngineAnswer(),
  });

export function useTestEngine(provider: ProviderId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(testEngine, { params: { provider } }),
    meta: { failed: t`Test failed` },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
