import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepEarlyKeys } from './commands/early-keys.ts';
import { isEntryPath } from './entry/entry-path.ts';
import { reloadOnNewBuild } from './browser/reload-on-new-build.ts';
import './styles.css';
import { chosenLanguage, showLanguage } from './language/choice.ts';
import { InLanguage } from './language/in-language.tsx';
import { followTheme } from './ui/hooks/theme.ts';

followTheme();
const isEntry = isEntryPath(window.location.pathname);
if (!isEntry) keepEarlyKeys();
reloadOnNewBuild();
const root = document.querySelector('#root');
if (root) {
  // The sign-in pages and a shared film are left by full page loads: they go without the router and the cache.
  const screen = isEntry
    ? import('./entry/entry-page.tsx').then(({ EntryPage }) => <EntryPage />)
    : import('./app.tsx').then(({ startApp }) => startApp());
  void Promise.all([screen, showLanguage(chosenLanguage())]).then(([element]) =>
    createRoot(root).render(
      <StrictMode>
        <InLanguage>{element}</InLanguage>
      </StrictMode>,
    ),
  );
}
