import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { creatorCounts } from './creator-counts.repo.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

const kept = async (userId = ama) =>
  Object.fromEntries([...(await creatorCounts(studio.db, userId))].filter(([, n]) => n !== 0).sort());

/** The same counts, from the rows themselves. */
async function counted(userId = ama) {
  const { rows } = await sql<{ name: string; n: number }>`
    with living as (select * from tales where user_id = ${userId} and deleted_at is null)
    select concat_ws(' ', 'tale', status,
      case when (select count(*) from images i where i.tale_id = living.id and image_type = 'frame' and i.status = 'generated') >= scenes_planned
        then 'drawn' else 'undrawn' end,
      case when exists (select 1 from publications p where p.tale_id = living.id and p.state = 'published') then 'watched' else 'unwatched' end
    ) as name, count(*)::int as n from living group by 1
    union all
    select concat_ws(' ', 'picture', image_type, coalesce(i.status, 'planned'), coalesce(i.cultural_context, living.cultural_context)), count(*)::int
    from images i join living on living.id = i.tale_id group by 1`.execute(studio.db);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n] as const).sort());
}

/**
 * Every way in which rows come, change and go, in an order that differs from run to run of the loop but not of the
 * test.
 */
const acts: ((n: number) => Promise<unknown>)[] = [
  (n) =>
    studio.db
      .updateTable('images')
      .set({ status: 'queued' })
      .where('tale_id', '=', `t${n}`)
      .where('status', 'is', null)
      .execute(),
  (n) => studio.db.updateTable('images').set({ status: 'generated' }).where('tale_id', '=', `t${n}`).execute(),
  (n) => studio.db.updateTable('images').set({ status: 'error' }).where('id', '=', `t${n}-i1`).execute(),
  (n) =>
    studio.db
      .updateTable('images')
      .set({ cultural_context: 'universal', image_type: 'background' })
      .where('id', '=', `t${n}-i2`)
      .execute(),
  (n) => studio.db.deleteFrom('images').where('id', '=', `t${n}-i3`).execute(),
  (n) => studio.db.updateTable('tales').set({ status: 'packaged' }).where('id', '=', `t${n}`).execute(),
  (n) => studio.db.updateTable('tales').set({ scenes_planned: 2 }).where('id', '=', `t${n}`).execute(),
  (n) => studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', `t${n}`).execute(),
  (n) =>
    studio.db
      .updateTable('tales')
      .set({ deleted_at: null })
      .where('id', '=', `t${n + 1}`)
      .execute(),
  (n) => studio.db.updateTable('publications').set({ state: 'published' }).where('tale_id', '=', `t${n}`).execute(),
  (n) =>
    studio.db
      .updateTable('publications')
      .set({ state: 'removed' })
      .where('tale_id', '=', `t${n + 1}`)
      .execute(),
];

async function addPublication(n: number): Promise<void> {
  await studio.db
    .insertInto('channels')
    .values({ id: 'c', user_id: ama, channel_id: 'UC', title: 'Ama', url: 'https://example.com', sealed_tokens: '' })
    .onConflict((on) => on.doNothing())
    .execute();
  await sql`insert into publications (id, user_id, tale_id, channel_id, language, state, title, description, tags, made_for_kids, privacy, marker)
    values (${`p${n}`}, ${ama}, ${`t${n}`}, 'c', 'en', 'private', 'T', '', '[]', true, 'private', ${`m${n}`})`.execute(
    studio.db,
  );
}

test('keeps the counts equal to the rows under every change', async () => {
  expect(await kept()).toEqual({});
  for (let n = 0; n < 4; n += 1) {
    await addTale(studio.db, { id: `t${n}` });
    await addPublication(n);
  }
  await addTale(studio.db, { id: 'of-kofi', userId: kofi });
  expect(await kept()).toEqual(await counted());
  for (let step = 0; step < 3 * acts.length; step += 1) {
    await acts[(step * 7) % acts.length]!((step * 5) % 4);
    expect([step, await kept()]).toEqual([step, await counted()]);
  }
  await studio.db.deleteFrom('publications').execute();
  await studio.db.deleteFrom('tales').where('user_id', '=', ama).execute();
  expect([await kept(), await kept(kofi)]).toEqual([{}, await counted(kofi)]);
});

test('reduces many changes to few rows on a read, with the same counts', async () => {
  await addTale(studio.db, { id: 't0', scenes: 3 });
  for (let round = 0; round < 60; round += 1)
    await studio.db
      .updateTable('images')
      .set({ status: round % 2 === 0 ? 'queued' : 'generated' })
      .execute();
  const rows = async () => (await studio.db.selectFrom('creator_counts').select('name').execute()).length;
  expect(await rows()).toBeGreaterThan(300);
  const before = await kept();
  expect([before, await rows()]).toEqual([await counted(), Object.keys(before).length]);
  expect(await kept()).toEqual(before);
});

test('does not count what is rolled back', async () => {
  await addTale(studio.db, { id: 't0' });
  const before = await kept();
  const undone = studio.db.transaction().execute(async (trx) => {
    await trx.updateTable('images').set({ status: 'generated' }).execute();
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await kept()).toEqual(before);
});
