import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Secrets, SecretUse } from '#server/ports/secrets.ts';

const Key = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');

type KeptKey = { readonly id: string; readonly bytes: Buffer };

/**
 * Secrets at rest under AES-256-GCM: a fresh random nonce each time, bound to their owner and use, stamped with the
 * key's id.
 * `keys` are 32 bytes in base64; the first one seals, the others only open what an earlier key sealed.
 */
export function sealedSecrets({ keys }: { keys: readonly string[] }): Secrets {
  const kept = keys.map(readKey);
  const [current] = kept;
  if (!current) throw new Error('No secret key: set STUDIO_SECRET_KEY or keep the key file');
  return {
    seal(plain, use) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce);
      cipher.setAAD(bound(current.id, use));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return ['v1', current.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    open(sealed, use) {
      const [version, keyId, nonce, body, ...rest] = sealed.split('.');
      const key = kept.find((each) => each.id === keyId);
      if (version !== 'v1' || !keyId || !nonce || !body || rest.length > 0)
        throw new Error('This is not a sealed secret');
      if (!key) throw new Error(`The secret was sealed with key ${keyId}, which is not among the configured keys`);
      const bytes = Buffer.from(body, 'base64url');
      if (bytes.length < 16) throw new Error('This is not a sealed secret');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), {
          authTagLength: 16,
        });
        decipher.setAAD(bound(key.id, use));
        decipher.setAuthTag(bytes.subarray(-16));
        return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
      } catch {
        throw new Error('The sealed secret was changed, or belongs to somebody or something else');
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${current.id}.`),
  };
}

function readKey(text: string): KeptKey {
  const checked = Key.safeParse(text.trim());
  if (!checked.success) throw new Error('STUDIO_SECRET_KEY and every line of the key file must be 32 bytes in base64');
  const bytes = Buffer.from(checked.data, 'base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** JSON keeps the parts apart, so that no user and purpose can be shifted into another pair. */
const bound = (keyId: string, use: SecretUse): Buffer =>
  Buffer.from(JSON.stringify(['v1', keyId, use.userId, use.purpose]));
