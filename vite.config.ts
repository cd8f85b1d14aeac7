import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContracts } from './scripts/bare-contracts.ts';
import { messageCatalogs } from './scripts/message-catalogs.ts';

/** Without `changeOrigin` a proxied call would look like one from a foreign page. */
const server = { target: `http://localhost:${process.env.PORT ?? 4000}`, changeOrigin: false };

/** English stays in the code, so that its pages fetch no catalog. */
const messages = { macroTransform: { macro: { descriptorFields: 'message' } } } as const;

const anyOf = (folder: string, names: readonly string[]) => new RegExp(`/${folder}/(${names.join('|')})`);

export default defineConfig(({ command }) => {
  // A build ordered by a test would otherwise carry the libraries' development halves.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: 'web',
    publicDir: 'public',
    plugins: [bareContracts(), messageCatalogs(), lingui(messages), react(), tailwindcss()],
    resolve: { alias: { zod: new URL('web/api/contract-shapes.ts', import.meta.url).pathname } },
    build: {
      outDir: '../dist/web',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Pages come with all they need at once. What a press opens may take a moment more: lists of its files would
        // weigh on every page.
        resolveDependencies: (_file, needed, { hostId, hostType }) =>
          hostType === 'html' || /\/(index|app)-/.test(hostId) ? needed : [],
      },
      rolldownOptions: {
        // A schema that nobody asks for is not made.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          codeSplitting: {
            // One file for each kind: fifty small ones would wait for each other. What comes first in `priority` takes a
            // module together with all that it needs.
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
              // The sign-in page is the first that anybody sees, so it shares nothing with the pages behind it that it
              // does not need.
              { name: 'entry', test: /\/web\/(main|entry\/entry-page)\.tsx$/, priority: 5 },
              // What surrounds every page behind it.
              { name: 'app', test: /\/web\/app\.tsx$/, priority: 4 },
              { name: 'drag', test: /node_modules\/@dnd-kit\//, priority: 3.1 },
              // They need nothing, so nothing else comes with them.
              { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 3 },
              // What lies over a page opens a moment after it. The little that tabs need of it too stands apart.
              {
                name: 'base',
                test: anyOf('@radix-ui', [
                  ...['primitive', 'react-compose-refs', 'react-context', 'react-slot', 'react-primitive', 'react-id'],
                  ...['react-presence', 'react-portal', 'react-use-', 'react-tabs', 'react-roving-focus'],
                  ...['react-collection', 'react-direction'],
                ]),
                priority: 2.9,
              },
              {
                name: 'dialog',
                test: /\/@radix-ui\/react-(dialog|dismissable-layer)\/|\/web\/ui\/dialog\.tsx$/,
                priority: 2.8,
              },
              { name: 'common', test: /\/(web|shared|node_modules)\//, minShareCount: 6, priority: 2 },
              // What a tale shows in most places.
              {
                name: 'parts',
                test: /\/(tale-parts\/(status-badge|verse-tooltip|ewe-letters)\.tsx|pictures\/image\.ts|useQueries\.js)$/,
                priority: 1.5,
              },
              // What shows publications shows channels too.
              { name: 'publish', test: /\/web\/publishing\/(channel|publication|slot|undo-bar)\.tsx?$/, priority: 1.4 },
              // What the settings and a tale say of voices.
              { name: 'voices', test: anyOf('voices', ['natural-voices-note', 'voice-words']), priority: 1.3 },
              // Parts so small that a request for each would cost more than the part itself.
              {
                ...{
                  name: 'small',
                  test: /^(?!.*(date-lacks|\/settings\/|\/thumbnails?\/)).*\/(web|shared|node_modules)\//,
                  minShareCount: 2,
                  maxModuleSize: 1700,
                },
                priority: 1,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api/': server, '/auth/google/': server } },
  };
});
