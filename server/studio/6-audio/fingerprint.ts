import { createHash } from 'node:crypto';

/**
 * Names what a sound was made from: the words, and the voice unless a person read them. Another fingerprint means that
 * the sound is stale.
 */
export const fingerprintOf = (text: string, voice: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([text.split(/\s+/).filter(Boolean).join(' '), voice]))
    .digest('hex');
