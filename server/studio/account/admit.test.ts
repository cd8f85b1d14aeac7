import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { Identity } from '#server/ports/sign-in.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { admit } from './admit.ts';
import { isOperator, type MembershipRules } from './membership.ts';
import { everybody } from './test-rules.ts';

const google = 'https://accounts.google.com';
const builtIn = 'http://localhost:4001';
const invited: MembershipRules = { creators: null, openSignUp: false, operators: [] };
let studio: TestStudio;
beforeAll(async () => {
  studio = await openStudio();
});
beforeEach(() => studio.reset());
afterEach(() => studio.reset());

const who = (email: string, issuer = google): Identity => ({
  issuer,
  subject: `${email} at ${issuer}`,
  email,
  name: email,
  picture: null,
});
const enter = (identity: Identity, rules: MembershipRules = everybody, signedInAs: string | null = null) =>
  transact(studio.db, (trx) => admit(trx, identity, signedInAs, rules));
const emptied = async () => {
  await studio.db.deleteFrom('users').execute();
};

test('admits the first person with Google and no list, and others by invitation', async () => {
  await emptied();
  const first = await enter(who('esi@parish.org'), invited);
  await expect(enter(who('stranger@example.com'), invited)).rejects.toThrow('not_invited');
  expect(await enter(who('esi@parish.org'), invited)).toBe(first);
  expect(await studio.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'esi@parish.org' }]);
});

test('admits listed addresses, domains or everybody, and always the operator', async () => {
  const listed: MembershipRules = {
    creators: ['yaw@example.com', '@parish.org'],
    openSignUp: false,
    operators: ['chief@example.com'],
  };
  for (const email of ['yaw@example.com', 'esi@parish.org', 'chief@example.com'])
    expect(await enter(who(email), listed)).toBeTruthy();
  for (const email of ['other@example.com', 'esi@notparish.org', 'esi@parish.org.evil.example'])
    await expect(enter(who(email), listed)).rejects.toThrow('not_invited');
  expect(await enter(who('other@example.com'), { ...listed, creators: ['*'] })).toBeTruthy();
});

test('joins the same e-mail of another provider only in a browser signed in as that creator', async () => {
  const esi = await enter(who('esi@example.com', builtIn));
  await expect(enter(who('esi@example.com'))).rejects.toThrow('email_taken');
  await expect(enter(who('esi@example.com'), everybody, kofi)).rejects.toThrow('email_taken');
  expect(await enter(who('esi@example.com'), everybody, esi)).toBe(esi);
  expect(await enter(who('esi@example.com'))).toBe(esi);
});

test('signs in the same creator with the built-in provider on another port', async () => {
  const esi = await enter(who('esi@example.com', builtIn));
  expect(await enter(who('esi@example.com', 'http://localhost:8081'))).toBe(esi);
});

test('makes the first creator, or those who are named, operators', async () => {
  await studio.db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', '=', kofi)
    .execute();
  expect([await isOperator(studio.db, kofi, everybody), await isOperator(studio.db, ama, everybody)]).toEqual([
    true,
    false,
  ]);
  const { email } = await studio.db.selectFrom('users').select('email').where('id', '=', ama).executeTakeFirstOrThrow();
  const named = { ...everybody, operators: [email] };
  expect([await isOperator(studio.db, kofi, named), await isOperator(studio.db, ama, named)]).toEqual([false, true]);
});
