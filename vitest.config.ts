import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { messageCatalogs } from './scripts/message-catalogs.ts';
import { countsReporter } from './test/counts-reporter.ts';
import { LongestFirst } from './test/longest-first.ts';

/**
 * Two at a time: a browser waits for half of its time, and the machines that run the tests have two cores. Some tests
 * wait for a film, which takes long where much else runs; the steps in a page have shorter limits of their own.
 */
const browsers = { maxWorkers: 2, testTimeout: 600_000, hookTimeout: 600_000 };

/** What is waited for comes when the machine gets to it; the usual second is too short for one that is busy. */
const patient = { expect: { poll: { timeout: 20_000 } } };

/** Each worker has a PostgreSQL server of its own where one is tested. */
const serverWorkers = process.env['TEST_DATABASE_URLS']?.split(' ').length ?? 2;

/** Where `npm test` wants the counts of a run. */
const countsFile = process.env['COUNTS_FILE'];

export default defineConfig({
  test: {
    reporters: countsFile ? ['default', countsReporter(countsFile)] : ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shared/**/*.test.ts', 'test/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          isolate: false,
          maxWorkers: serverWorkers,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          ...patient,
        },
      },
      {
        plugins: [messageCatalogs(), lingui({ macroTransform: true })],
        test: {
          name: 'web',
          environment: 'jsdom',
          maxWorkers: 2,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['test/page-tests.ts'],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/*.spec.ts'],
          globalSetup: 'test/e2e/prepared-data.ts',
          ...browsers,
          ...patient,
        },
      },
    ],
  },
});
