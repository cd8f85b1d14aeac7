import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from './leader.ts';
import { taleFreshener } from '#web/queries/tale-list.ts';

const ended: readonly unknown[] = ['completed', 'failed', 'cancelled'];

/** The tale whose row in the list an event changes; null when it changes none, or makes no sense. */
export function taleChangedBy({ name, data }: LiveEvent): string | null {
  let fields: Record<string, unknown> | null;
  try {
    fields = JSON.parse(data) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  const tale =
    name === 'tale'
      ? (fields?.['taleId'] ?? fields?.['id'])
      : name === 'image' && fields?.['status'] === 'generated'
        ? fields['taleId']
        : name === 'job' && ended.includes(fields?.['status'])
          ? fields?.['tale_id']
          : null;
  return typeof tale === 'string' ? tale : null;
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
