import { useSyncExternalStore } from 'react';

const key = 'ai-content-pipeline:single-keys';
const listeners = new Set<() => void>();

/** Whether keys without Ctrl or Cmd act; they do until the creator turns them off. */
export const singleKeysAct = (): boolean => localStorage.getItem(key) !== 'off';

/** Turns keys without Ctrl or Cmd on or off, in this browser. */
export function letSingleKeysAct(act: boolean): void {
  if (act) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const listener of listeners) listener();
}

/** Whether single keys act, in step with other tabs. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    const hear = (event: StorageEvent) => event.key === key && listener();
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  }, singleKeysAct);
