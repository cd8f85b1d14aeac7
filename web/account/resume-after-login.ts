import type { UserId } from '#shared/ids.ts';

/**
 * Where a creator was when the session ended, null when another page was opened since, and what was typed there and not
 * sent yet. Kept in this tab only.
 */
export type WayBack = { readonly path: string | null; readonly words: readonly string[] };
type Kept = WayBack & { path: string; userId: UserId };

const key = 'ai-content-pipeline:way-back';
const signInKey = 'ai-content-pipeline:signed-in-here';
const arrivalKey = 'ai-content-pipeline:way-taken';
/** A page that ends the session right after the return, in milliseconds, is not returned to again. */
const tooSoon = 15_000;
const most = 50_000;

/** A path inside the app: it cannot lead to another site, to sign-in or to the API. */
export function isSafePath(path: string, origin = window.location.origin): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return false;
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin && !/^\/(login|auth|api)(\/|$)/.test(url.pathname);
}

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Notes which text fields were typed in, so that their text can be saved. Called once. */
export function keepTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const isText =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
    if (isText) typed.add(target);
  });
}

/** Notes that the next page is where sign-in leads, not one that was opened on purpose. */
export const arriveBySignIn = (): void => sessionStorage.setItem(signInKey, '1');

/** Stores this page and the text typed on it for the creator's next sign-in. */
export function rememberWay(userId: UserId, now: number = Date.now()): void {
  const { pathname, search, hash } = window.location;
  if (now - Number(sessionStorage.getItem(arrivalKey) ?? Number.NEGATIVE_INFINITY) < tooSoon) return;
  const words = [...typed]
    .filter((field) => field.isConnected && field.value.trim())
    .map((field) => field.value.slice(0, most));
  sessionStorage.setItem(key, JSON.stringify({ path: pathname + search + hash, words, userId } satisfies Kept));
}

/** The way back of this creator, once; null when there is none, or when somebody else signed in. */
export function takeWay(userId: UserId, now: number = Date.now()): WayBack | null {
  const text = sessionStorage.getItem(key);
  const isSignIn = sessionStorage.getItem(signInKey) !== null;
  for (const gone of [key, signInKey]) sessionStorage.removeItem(gone);
  try {
    const { path, words, userId: owner } = JSON.parse(text ?? '{}') as Partial<Kept>;
    if (owner !== userId || typeof path !== 'string' || !isSafePath(path)) return null;
    sessionStorage.setItem(arrivalKey, String(now));
    return {
      path: isSignIn ? path : null,
      words: Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [],
    };
  } catch {
    return null;
  }
}

/** Whether a creator was thrown out in the middle of something in this tab. */
export const hasWay = (): boolean => sessionStorage.getItem(key) !== null;
