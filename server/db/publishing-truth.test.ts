import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { publicationStates } from '#shared/publishing/publication-states.ts';
import { taleStatuses } from '#shared/pipeline.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { openStudio, type TestStudio } from '#test/harness/studio.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  await addOneOfEach(studio);
});
const refused = (change: string) => expect(sql.raw(change).execute(studio.db)).rejects.toThrow(/check constraint/);

test('knows every state and status of the product in the database, and no other', async () => {
  for (const state of publicationStates)
    await studio.db.updateTable('publications').set({ state, publish_at: new Date() }).execute();
  for (const status of taleStatuses)
    await studio.db.updateTable('tales').set({ status, scheduled_at: new Date() }).execute();
  await refused(`update publications set state = 'lost'`);
  await refused(`update tales set status = 'generated'`);
});

test.each([
  `update publications set privacy = 'secret'`,
  `update publications set host_privacy = 'secret'`,
  `update publications set licence = 'mine'`,
  `update publications set state = 'scheduled', publish_at = null`,
  `update publications set privacy = 'public', publish_at = now()`,
  `update tales set status = 'scheduled', scheduled_at = null`,
])('rejects %s', refused);
