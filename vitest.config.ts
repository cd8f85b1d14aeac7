import { defineConfig } from 'vitest/config';

const server = { include: ['server/**/*.test.ts'], isolate: false, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'rules', include: ['shared/**/*.test.ts', 'test/*.test.ts'] } },
      { test: { name: 'server', ...server } },
      { test: { name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
});
