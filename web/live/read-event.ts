import { type LiveEventKind, type LiveEventOf, neededFields } from '#shared/live-events.ts';
import type { LiveEvent } from './leader.ts';

/** Reads an event of the stream; null when its kind is unknown or what it cannot be without is missing. */
export function readEvent({ name, data }: LiveEvent): LiveEventOf | null {
  const needed = Object.hasOwn(neededFields, name) ? neededFields[name as LiveEventKind] : null;
  if (!needed) return null;
  try {
    const fields = JSON.parse(data) as Record<string, unknown> | null;
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null;
    const isWhole = needed.every((field) => typeof fields[field] === 'string' && fields[field] !== '');
    return isWhole ? ({ kind: name, data: fields } as unknown as LiveEventOf) : null;
  } catch {
    return null;
  }
}
