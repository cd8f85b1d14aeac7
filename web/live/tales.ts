import type { QueryClient } from '@tanstack/react-query';
import { isOverJob } from '#shared/pipeline.ts';
import type { LiveEvent } from './leader.ts';
import { readEvent } from './read-event.ts';
import { taleFreshener } from '#web/tale-parts/tale-list.ts';

/** The tale whose row in the list an event changes; null when it changes none, or makes no sense. */
export function taleChangedBy(event: LiveEvent): string | null {
  const told = readEvent(event);
  if (told?.kind === 'tale') return told.data.id;
  if (told?.kind === 'image') return told.data.status === 'generated' ? told.data.taleId : null;
  return told?.kind === 'job' && isOverJob(told.data.status) ? told.data.tale_id : null;
}

/** Keeps the rows of the tales list up to date, one by one: reloading thousands for each picture would be too much. */
export function followTales(client: QueryClient): { hear: (event: LiveEvent) => void; stop: () => void } {
  const freshen = taleFreshener(client);
  const hear = (event: LiveEvent) => {
    const tale = taleChangedBy(event);
    if (tale) freshen(tale);
  };
  return { hear, stop: freshen.stop };
}
