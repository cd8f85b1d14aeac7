import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readyQuery, systemQuery } from '#web/engines/system.ts';
import type { z } from 'zod';
import type { getSystem } from '#shared/tale/dashboard.contract.ts';
import { reach } from '#web/api/reach.ts';
import { inWords } from '#web/language/said.ts';

type Trouble = { readonly part: string; readonly problem: string; readonly advice: string };
type Found = z.output<typeof getSystem.reply>['degraded'][number];
export type SystemState = {
  readonly state: 'fine' | 'looking' | 'troubled';
  readonly words: string;
  readonly troubles: readonly Trouble[];
  /** A banner over the whole page already says it. */
  readonly said?: true;
};
const troubled = (words: string, troubles: readonly Trouble[] = []): SystemState => ({
  state: 'troubled',
  words,
  troubles,
});
const degraded = (troubles: readonly Trouble[]) =>
  troubled(t`Degraded: ${{ parts: troubles.map(({ part }) => part).join(', ') }}`, troubles);

/** In the language on screen, where its words are known in it. */
const inLanguage = ({ part, problem, advice, said }: Found): Trouble => ({
  part: inWords(said?.part, part),
  problem: inWords(said?.problem, problem),
  advice: inWords(said?.advice, advice),
});

/** The state of the studio, as a message. */
export function useSystemStatus(): SystemState {
  const system = useQuery(systemQuery);
  const lost = useSyncExternalStore(reach.subscribe, reach.isLost);
  const ready = useQuery({ ...readyQuery, enabled: system.isError && !lost });
  if (lost) return { ...troubled(t`The studio is not responding`), said: true };
  if (system.isSuccess) {
    const { operational, degraded: troubles } = system.data;
    return operational
      ? { state: 'fine', words: t`All systems operational`, troubles: [] }
      : degraded(troubles.map(inLanguage));
  }
  if (system.isPending || ready.isPending) return { state: 'looking', words: t`Checking…`, troubles: [] };
  if (ready.isError) return troubled(t`The studio is not responding`);
  return ready.data.length > 0 ? degraded(ready.data) : troubled(t`Not known right now`);
}
