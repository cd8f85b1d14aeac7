import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from './queries/client.ts';
import { makeRouter } from './routes.tsx';
import { reloadOnNewBuild } from './reload-on-new-build.ts';
import './styles.css';
import { followTheme } from './ui/theme.ts';

followTheme();
reloadOnNewBuild();
const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={makeRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
