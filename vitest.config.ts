import { defineConfig } from 'vitest/config';

/** One worker: the server's tests share one booted database, and the machines that run them are small. */
const oneByOne = { isolate: false, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['shared/**/*.test.ts', 'test/*.test.ts'] } },
      { test: { name: 'server', include: ['server/**/*.test.ts'], ...oneByOne } },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/dom-patience.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'e2e', include: ['test/e2e/*.spec.ts'], ...oneByOne, isolate: true, testTimeout: 600_000, hookTimeout: 300_000 } },
    ],
  },
});
