import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as URL-safe text: a session, a token, a state. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

/** One-way name of a secret: what is kept instead of it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
