import { createHash } from 'node:crypto';

/**
 * Identifies what audio was made from: the text, and the voice unless a person read it. A different fingerprint means
 * that the audio is stale.
 */
export const fingerprintOf = (text: string, voice: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([text.split(/\s+/).filter(Boolean).join(' '), voice]))
    .digest('hex');
