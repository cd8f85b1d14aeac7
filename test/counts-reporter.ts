import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

type Told = { readonly message?: string };
const firstLine = (errors: readonly Told[] = []) =>
  (errors[0]?.message ?? 'no reason was told').split('\n')[0]!.slice(0, 300);

/** Writes how many tests passed, failed and were skipped, and what failed, in a line each, to `path` as JSON. */
export const countsReporter = (path: string): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[], unhandled) {
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
    for (const file of modules) {
      for (const test of file.children.allTests()) {
        const { state, errors } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'failed') counts.failures.push(`${file.moduleId}: ${test.fullName}: ${firstLine(errors)}`);
      }
      // A failure outside of the tests, as in a hook, leaves them skipped.
      if (file.errors().length > 0) counts.failures.push(`${file.moduleId}: ${firstLine(file.errors())}`);
      for (const group of file.children.allSuites())
        if (group.errors().length > 0)
          counts.failures.push(`${file.moduleId}: around ${group.fullName}: ${firstLine(group.errors())}`);
    }
    for (const error of unhandled) counts.failures.push(`Outside of the tests: ${firstLine([error])}`);
    writeFileSync(path, JSON.stringify(counts));
  },
});
