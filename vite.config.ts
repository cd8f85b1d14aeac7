import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Without `changeOrigin` a proxied call would look like one from a foreign page. */
const server = { target: `http://localhost:${process.env.PORT ?? 4000}`, changeOrigin: false };

export default defineConfig(({ command }) => {
  // A build ordered by a test would otherwise carry the libraries' development halves.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    publicDir: 'public',
    plugins: [react(), tailwindcss()],
    resolve: { alias: { zod: new URL('web/contract-shapes.ts', import.meta.url).pathname } },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'base', test: /node_modules\/(react-router|@tanstack)\// },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api/': server, '/auth/google/': server } },
  };
});
