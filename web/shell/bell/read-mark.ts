import { useSyncExternalStore } from 'react';

const key = 'ai-content-pipeline:bell-read';
const listeners = new Set<() => void>();

/** Milliseconds up to which the bell has been read in this browser. */
const readUntil = (): number => Number(localStorage.getItem(key)) || 0;

/** Stores that everything up to then has been read. */
export function markRead(until: number): void {
  if (until <= readUntil()) return;
  localStorage.setItem(key, String(until));
  for (const listener of listeners) listener();
}

/** Up to when the bell has been read, in step with other tabs. */
export const useReadUntil = (): number =>
  useSyncExternalStore((listener) => {
    const hear = (event: StorageEvent) => event.key === key && listener();
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  }, readUntil);
