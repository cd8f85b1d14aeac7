import type { MembershipRules } from './membership.ts';

/** A studio that everybody may join. */
export const everybody: MembershipRules = { creators: null, openSignUp: true, operators: [] };
