import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';

/** An opaque position in a list that is sorted by (created_at, id), newest first; stable under inserts and deletes. */
export const keysetCursor = ({ created_at, id }: { created_at: Date; id: string }): string =>
  Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url');

/** A moment as our cursors carry it, or null: JavaScript also reads dates that no database holds. */
export function momentInCursor(text: string): Date | null {
  const at = new Date(text);
  return /^\d{4}-/.test(text) && at.getTime() >= 0 && at.toISOString() === text ? at : null;
}

/** Reads a cursor back. Throws Failure('invalid') when it is not one of ours. */
export function readCursor(cursor: string): { at: Date; id: string } {
  const [time = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = momentInCursor(time);
  if (!id || !at) throw new Failure('invalid', msg`This page cursor is not valid. Reload the list.`);
  return { at, id };
}
