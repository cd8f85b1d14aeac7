import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { dashboardRepo } from './dashboard.repo.ts';
import { firstSteps } from './first-steps.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

const steps = async (userId = ama) => firstSteps(await dashboardRepo(studio.db).milestones(userId));
const done = async (userId = ama) => (await steps(userId)).filter((step) => step.done).map(({ name }) => name);
const next = async () => (await steps()).find((step) => !step.done);
const madeAt = (id: string, day: number) =>
  studio.db
    .updateTable('tales')
    .set({ created_at: new Date(Date.UTC(2026, 0, day)) })
    .where('id', '=', id)
    .execute();

test('starts a newcomer with a tale', async () => {
  expect(await done()).toEqual([]);
  expect(await next()).toEqual({ name: 'create', done: false, taleId: null });
});

test('waits for all pictures of a tale', async () => {
  await addTale(studio.db, { scenes: 2 });
  await studio.db.updateTable('images').set({ status: 'generated' }).where('id', '=', 't1-i1').execute();
  expect(await next()).toEqual({ name: 'pictures', done: false, taleId: 't1' });
  await studio.db.updateTable('images').set({ status: 'generated' }).execute();
  expect(await done()).toEqual(['create', 'pictures']);
});

test('derives every step from existing rows of the creator', async () => {
  await addOneOfEach(studio);
  await studio.db.updateTable('images').set({ status: 'generated' }).where('tale_id', '=', 'tale-of-ama').execute();
  expect(await done()).toEqual(['create', 'pictures', 'narration', 'film', 'channel']);
  expect(await next()).toEqual({ name: 'publish', done: false, taleId: 'tale-of-ama' });
  await studio.db.updateTable('publications').set({ state: 'published' }).execute();
  expect(await next()).toBeUndefined();
  await studio.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  expect((await next())?.name).toBe('channel');
  expect(await done(kofi)).toEqual([]);
});

test('takes a step on the newest tale that is ready for it, never a deleted one, and keeps done steps', async () => {
  await addOneOfEach(studio);
  await addTale(studio.db, { id: 'newer' });
  await madeAt('tale-of-ama', 1);
  await madeAt('newer', 2);
  expect((await steps()).at(-1)).toMatchObject({ name: 'publish', taleId: 'tale-of-ama' });
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 'tale-of-ama').execute();
  expect((await steps()).at(-1)).toMatchObject({ name: 'publish', taleId: 'newer' });
  expect(await done()).toContain('film');
});
