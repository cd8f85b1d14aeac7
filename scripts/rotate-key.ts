import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forgetOldKeys, rotateSecretKey } from '#server/adapters/secret-key-file.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['STUDIO_DATA'] ?? './data' },
    forget: { type: 'boolean', default: false },
  },
});

try {
  if (process.env['STUDIO_SECRET_KEY'])
    throw new Error(
      'The key comes from STUDIO_SECRET_KEY: put a new one (openssl rand -base64 32) before the old one, ' +
        'divided by a space, and start again.',
    );
  const file = join(values.data, 'secret.key');
  const keys = values.forget ? forgetOldKeys(file) : rotateSecretKey(file);
  console.log(
    values.forget
      ? 'Only the newest key is kept. What an older key encrypted can no longer be read.'
      : `There is a new key before ${keys.length - 1} older. Start the studio again: it seals the tokens ` +
          `anew. Then forget the old ones with --forget.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
