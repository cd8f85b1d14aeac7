import { rhythms } from '#shared/vocabulary.ts';

/** Where /auth/callback leads, and after how many milliseconds: success first, then the error, else the sign-in page. */
export function afterSignIn(query: URLSearchParams): { path: string; delay: number } {
  if (query.get('success') === '1') return { path: '/dashboard', delay: rhythms.callbackRedirect };
  const error = query.get('auth_error');
  return { path: error ? `/login?error=${encodeURIComponent(error)}` : '/login', delay: 0 };
}

const readable: Record<string, string> = {
  access_denied: 'Sign-in was cancelled. You can try again at any time.',
  state_mismatch: 'That sign-in link is no longer valid. Please try again.',
  expired: 'Sign-in took too long. Please try again.',
  reauth_required: 'Your session has ended. Please sign in again.',
};

/** The words for an error of sign-in: a known code in words, a sentence as it is, another code by its name. */
export function signInProblem(error: string): string {
  if (readable[error]) return readable[error];
  const short = error.slice(0, 200);
  return short.includes(' ') ? short : `Sign-in did not work (${short.replaceAll('_', ' ')}). Please try again.`;
}
