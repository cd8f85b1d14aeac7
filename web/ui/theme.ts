import { useSyncExternalStore } from 'react';

/** How light or dark the studio is; `system` follows the computer. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();

const stored = (): Theme => themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const theme = stored();
  document.documentElement.dataset.theme = theme === 'dark' || (theme === 'system' && prefersDark().matches) ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Keeps the page in step with the choice, other tabs and the computer. Called once. */
export function followTheme(): void {
  prefersDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => event.key === key && apply());
  apply();
}

/** The theme that was chosen, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, stored);
  return [
    theme,
    (next) => {
      localStorage.setItem(key, next);
      apply();
    },
  ];
}
