import { useSyncExternalStore } from 'react';

const asked = () => (typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)'));
const subscribe = (listener: () => void) => {
  const query = asked();
  query?.addEventListener?.('change', listener);
  return () => query?.removeEventListener?.('change', listener);
};

/** Whether the device asks for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => asked()?.matches ?? false);
