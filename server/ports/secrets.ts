import type { UserId } from '#shared/ids.ts';

/**
 * Keeps tokens and other secrets readable only by this studio; sealed text names its key and opens only for the same
 * owner and use.
 */
export interface Secrets {
  seal(plain: string, use: SecretUse): string;
  /** Throws when the text was changed, belongs to another owner or use, or its key is gone. */
  open(sealed: string, use: SecretUse): string;
  /** False when an older key sealed it: seal it again. */
  isCurrent(sealed: string): boolean;
}
export type SecretUse = { readonly userId: UserId; readonly purpose: string };
