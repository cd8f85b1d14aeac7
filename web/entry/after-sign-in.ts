import { rhythms } from '#shared/vocabulary.ts';

/** Where /auth/callback leads, and after how many milliseconds: success first, then the error, else the sign-in page. */
export function afterSignIn(query: URLSearchParams): { path: string; delay: number } {
  if (query.get('success') === '1') return { path: '/dashboard', delay: rhythms.callbackRedirect };
  const error = query.get('auth_error');
  return { path: error ? `/login?error=${encodeURIComponent(error)}` : '/login', delay: 0 };
}

const again = 'Please try again.';
const refused = 'Sign-in was cancelled. You can try again at any time.';
const tooLate = `Sign-in took too long, or was begun in another browser. ${again}`;
const notThere = 'The sign-in service cannot be reached right now. Check the connection and try again in a minute.';
const notSetUp = 'Sign-in is not set up rightly. Whoever runs this studio finds more in its log.';

const readable: Record<string, string> = {
  access_denied: refused,
  consent_required: refused,
  interaction_required: refused,
  login_required: `You are not signed in with the provider yet. ${again}`,
  account_selection_required: `Choose which account to use. ${again}`,
  sign_in_expired: tooLate,
  expired: tooLate,
  state_mismatch: `That sign-in link is no longer valid. ${again}`,
  sign_in_failed: `Sign-in did not work. ${again}`,
  email_taken:
    'This e-mail address belongs to an account that signs in another way. Sign in that way first, then with this one in the same browser.',
  not_invited: 'Your e-mail address is not on this studio’s list of creators. Ask whoever runs the studio to add it.',
  sign_in_first: 'Sign in first, then connect your YouTube account.',
  sign_in_unavailable: notThere,
  server_error: notThere,
  temporarily_unavailable: notThere,
  invalid_request: notSetUp,
  invalid_scope: notSetUp,
  unauthorized_client: notSetUp,
  unsupported_response_type: notSetUp,
  reauth_required: 'Your session has ended. Please sign in again.',
};

/** The words for an error of sign-in. What is not one of ours stands in quotes: anybody can write it into a link. */
export const signInProblem = (error: string): string =>
  readable[error] ?? `Sign-in did not work: “${error.slice(0, 200).replaceAll('_', ' ')}”. ${again}`;
