import { nanoid } from 'nanoid';
import type { Trx } from '#server/db/tables/tables.ts';
import type { Identity } from '#server/ports/sign-in.ts';
import { Failure } from '#shared/endpoint.ts';
import { accountRepo } from './account.repo.ts';
import { type MembershipRules, mayJoin } from './membership.ts';

/** The built-in provider's issuer is its own address on this machine, which changes with the port. */
const isBuiltIn = (issuer: string): boolean => issuer.startsWith('http://localhost:');

/**
 * The creator of an identity, created on the first visit. An identity is issuer and subject; the same e-mail address
 * from another provider is the same creator only when `signedInAs` says that this browser is signed in as that creator
 * already. Throws Failure with a code of the sign-in page: `email_taken`, `not_invited`.
 */
export async function admit(
  trx: Trx,
  identity: Identity,
  signedInAs: string | null,
  rules: MembershipRules,
): Promise<string> {
  const accounts = accountRepo(trx);
  const known = await accounts.knownAs(identity);
  if (known !== null) return known;
  const same = await accounts.withEmail(identity.email);
  if (same && same.userId !== signedInAs && !isBuiltInThroughout([...same.issuers, identity.issuer]))
    throw new Failure('forbidden', 'email_taken');
  if (!same && !(await mayJoin(trx, identity.email, rules))) throw new Failure('forbidden', 'not_invited');
  const userId = same?.userId ?? (await accounts.add(identity, nanoid()));
  await accounts.addIdentity(identity, userId);
  return userId;
}

const isBuiltInThroughout = (issuers: readonly string[]): boolean => issuers.every(isBuiltIn);
