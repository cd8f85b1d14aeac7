import { useSyncExternalStore } from 'react';

/** How light or dark the studio is; `system` follows the computer. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();
/** The choice of a browser that keeps nothing: it lasts as long as the page. */
let unkept: Theme = 'system';

function stored(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return themes.find((theme) => theme === kept) ?? 'system';
  } catch {
    return unkept;
  }
}
function store(theme: Theme): void {
  unkept = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Kept for this page only.
  }
}
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const theme = stored();
  document.documentElement.dataset['theme'] =
    theme === 'dark' || (theme === 'system' && prefersDark().matches) ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/**
 * Keeps the page in step with the choice, other tabs and the computer. Called once; `theme.js` has done it before the
 * first paint.
 */
export function followTheme(): void {
  prefersDark().addEventListener('change', apply);
  window.addEventListener('storage', (event) => (event.key === key || event.key === null) && apply());
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
      store(next);
      apply();
    },
  ];
}
