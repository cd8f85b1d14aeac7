import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { rhythms } from '#shared/vocabulary.ts';

/**
 * Where /auth/callback leads, and after how many milliseconds: success first, then the error, otherwise the sign-in
 * page.
 */
export function afterSignIn(query: URLSearchParams): { path: string; delay: number } {
  if (query.get('success') === '1') return { path: '/dashboard', delay: rhythms.callbackRedirect };
  const error = query.get('auth_error');
  return { path: error ? `/login?error=${encodeURIComponent(error)}` : '/login', delay: 0 };
}

const refused = msg`Sign-in was cancelled. You can try again at any time.`;
const tooLate = msg`Sign-in took too long, or was started in another browser. Please try again.`;
const notThere = msg`The sign-in service cannot be reached right now. Check the connection and try again in a minute.`;
const notSetUp = msg`Sign-in is not set up correctly. The studio’s log has the details.`;

const readable: Record<string, MessageDescriptor> = {
  access_denied: refused,
  consent_required: refused,
  interaction_required: refused,
  login_required: msg`You are not signed in with the provider yet. Please try again.`,
  account_selection_required: msg`Choose which account to use. Please try again.`,
  sign_in_expired: tooLate,
  expired: tooLate,
  state_mismatch: msg`That sign-in link is no longer valid. Please try again.`,
  sign_in_failed: msg`Sign-in did not work. Please try again.`,
  email_taken: msg`This e-mail address belongs to an account that signs in another way. Sign in that way first, then with this one in the same browser.`,
  not_invited: msg`Your e-mail address is not on this studio’s list of creators. Ask whoever runs the studio to add it.`,
  sign_in_first: msg`Sign in first, then connect your YouTube account.`,
  sign_in_unavailable: notThere,
  server_error: notThere,
  temporarily_unavailable: notThere,
  invalid_request: notSetUp,
  invalid_scope: notSetUp,
  unauthorized_client: notSetUp,
  unsupported_response_type: notSetUp,
  reauth_required: msg`Your session has ended. Please sign in again.`,
};

/** The words for an error of sign-in. An unknown code is shown in quotes, since anybody can put it into a link. */
export function signInProblem(error: string): string {
  const words = readable[error];
  if (words) return i18n._(words);
  const quoted = error.slice(0, 200).replaceAll('_', ' ');
  return t`Sign-in did not work: “${quoted}”. Please try again.`;
}
