import { afterAll, beforeEach, expect, test } from 'vitest';
import { ama, openStudio } from '#test/harness/studio.ts';
import { idempotencyRepo } from './idempotency.repo.ts';

const studio = await openStudio();
const repo = idempotencyRepo(studio.db);
beforeEach(() => studio.reset());
afterAll(() => studio.reset());

test('frees the call of a dead process at the next start, and keeps finished answers', async () => {
  expect(await repo.begin(ama, 'lost-call', 'f')).toBe('mine');
  expect(await repo.begin(ama, 'answered', 'f')).toBe('mine');
  await repo.keep(ama, 'answered', { status: 200, reply: 'sealed' });
  expect(await repo.begin(ama, 'lost-call', 'f')).toBe('busy');
  await repo.releaseAll();
  expect(await repo.begin(ama, 'lost-call', 'f')).toBe('mine');
  expect(await repo.begin(ama, 'answered', 'f')).toEqual({ status: 200, reply: 'sealed' });
});
