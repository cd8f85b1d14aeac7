import type { UserId } from '#shared/ids.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { accountRepo } from './account.repo.ts';

/** Who may become a creator and who runs the studio, as the configuration says. */
export type MembershipRules = {
  /** E-mail addresses, domains as `@parish.org`, or `*` for everybody; null: see `openSignUp`. */
  readonly creators: readonly string[] | null;
  /** Without `creators`: true lets everybody in, false only the first person and those who are in already. */
  readonly openSignUp: boolean;
  /** E-mail addresses of who runs the studio; when empty, the creator who came first. */
  readonly operators: readonly string[];
};

const fits = (email: string, pattern: string): boolean =>
  pattern === '*' || (pattern.startsWith('@') ? email.endsWith(pattern) : email === pattern);

/** Whether a new account may be made for an address (in lower case). */
export async function mayJoin(
  trx: Trx,
  email: string,
  { creators, openSignUp, operators }: MembershipRules,
): Promise<boolean> {
  if (operators.includes(email)) return true;
  if (creators) return creators.some((pattern) => fits(email, pattern));
  return openSignUp || (operators.length === 0 && (await accountRepo(trx).first()) === null);
}

/** Whether a creator runs the studio. */
export async function isOperator(db: Db | Trx, userId: UserId, { operators }: MembershipRules): Promise<boolean> {
  if (operators.length === 0) return (await accountRepo(db).first()) === userId;
  const user = await accountRepo(db).user(userId);
  return user !== null && operators.includes(user.email);
}
