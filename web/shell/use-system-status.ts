import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { systemQuery } from '#web/queries/system.ts';
import { reach } from '#web/reach.ts';

type Trouble = { readonly part: string; readonly problem: string; readonly advice: string };
export type SystemState = {
  readonly state: 'fine' | 'looking' | 'troubled';
  readonly words: string;
  readonly troubles: readonly Trouble[];
};

/** How the studio is, in words. */
export function useSystemStatus(): SystemState {
  const system = useQuery(systemQuery);
  const lost = useSyncExternalStore(reach.subscribe, reach.isLost);
  if (lost) return { state: 'troubled', words: 'The studio does not answer', troubles: [] };
  if (system.isPending) return { state: 'looking', words: 'Looking…', troubles: [] };
  if (system.isError) return { state: 'troubled', words: 'Not known just now', troubles: [] };
  const { operational, degraded } = system.data;
  if (operational) return { state: 'fine', words: 'All systems operational', troubles: [] };
  return { state: 'troubled', words: `Degraded: ${degraded.map(({ part }) => part).join(', ')}`, troubles: degraded };
}
