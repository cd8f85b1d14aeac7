import type { Finding } from './finding.ts';

export type GoogleSetup = {
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly publicUrl: string | null;
  readonly port: number;
  readonly trustProxy: boolean;
};

const credentialsPage = 'https://console.cloud.google.com/auth/clients';
const callbacks = ['/auth/google/callback', '/auth/youtube/callback'] as const;

/** The addresses under which browsers come back from Google: each must be registered letter by letter. */
export const redirectAddresses = ({ publicUrl, port }: Pick<GoogleSetup, 'publicUrl' | 'port'>): string[] =>
  callbacks.map((path) => `${(publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '')}${path}`);

/** What can be said of the Google keys without asking anybody. */
export function googleSetupFindings(setup: GoogleSetup): Finding[] {
  const { clientId, clientSecret } = setup;
  if (!clientId && !clientSecret)
    return [
      {
        state: 'note',
        about: 'Google keys',
        words:
          'none: people sign in with the built-in identity provider, and tales are published on the ' +
          'built-in video host.',
        next:
          'for Google and YouTube follow “Google sign-in and YouTube” in docs/operating.md, then run the ' +
          'doctor again.',
      },
    ];
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    const words = `${missing} is missing, so both keys are ignored.`;
    return [
      {
        state: 'fail',
        about: 'Google keys',
        words,
        next: `copy it from ${credentialsPage} and start the studio with both.`,
      },
    ];
  }
  return [idFinding(clientId), secretFinding(clientSecret), ...addressFindings(setup), testModeFinding];
}

const idFinding = (id: string): Finding =>
  /^\d+-[a-z0-9]+\.apps\.googleusercontent\.com$/.test(id)
    ? { state: 'ok', about: 'GOOGLE_CLIENT_ID', words: `looks right (project number ${id.split('-')[0]}).` }
    : {
        state: 'fail',
        about: 'GOOGLE_CLIENT_ID',
        words: 'does not look like a client id (numbers-letters.apps.googleusercontent.com).',
        next: `copy “Client ID” of a client of type Web application from ${credentialsPage}.`,
      };

const secretFinding = (secret: string): Finding =>
  /^GOCSPX-[\w-]{20,}$/.test(secret)
    ? { state: 'ok', about: 'GOOGLE_CLIENT_SECRET', words: 'looks right.' }
    : {
        state: 'warn',
        about: 'GOOGLE_CLIENT_SECRET',
        words: 'does not begin with GOCSPX- as today’s secrets do; an API key or a client id will not work.',
        next:
          `open the client at ${credentialsPage}, add a new secret, and copy it while it is shown: it is ` +
          `shown once.`,
      };

function addressFindings(setup: GoogleSetup): Finding[] {
  const addresses = redirectAddresses(setup);
  const register: Finding = {
    state: 'note',
    about: 'Redirect addresses',
    words: `these two must stand under “Authorized redirect URIs” of the client, letter by letter:\n         ${addresses.join('\n         ')}`,
    next: `add them at ${credentialsPage}; a change takes from five minutes to a few hours to be known everywhere.`,
  };
  const base = new URL(addresses[0] ?? '');
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(base.hostname);
  const found: Finding[] = [register];
  if (base.protocol !== 'https:' && !local)
    found.push({
      state: 'fail',
      about: 'https',
      words: `Google sends browsers back to https addresses only, except for localhost; ${base.origin} is neither.`,
      next:
        'put a proxy that ends TLS before the studio (Caddy does it in one line) and set ' +
        'PUBLIC_URL=https://your.host and TRUST_PROXY=1.',
    });
  if (!local && /^[\d.]+$|^\[/.test(base.hostname))
    found.push({
      state: 'fail',
      about: 'Name',
      words: `Google does not accept an IP address such as ${base.hostname}.`,
      next: 'give the studio a host name of a public domain.',
    });
  if (base.protocol === 'https:' && !setup.trustProxy)
    found.push({
      state: 'warn',
      about: 'TRUST_PROXY',
      words:
        'PUBLIC_URL is https, but the studio does not trust the proxy in front of it: it would name http ' +
        'addresses to Google, and Google would refuse them.',
      next: 'set TRUST_PROXY=1 when a proxy ends TLS, passes Host on and sets X-Forwarded-Proto.',
    });
  return found;
}

const testModeFinding: Finding = {
  state: 'note',
  about: 'Test mode',
  words:
    'while “Publishing status” of the app is Testing, only its test users (100 at most) can link, and ' +
    'Google expires every link seven days after it was created: the studio then asks to re-link.',
  next:
    'at https://console.cloud.google.com/auth/audience add each creator as a test user, or press Publish app ' +
    '(the youtube.force-ssl scope is a sensitive one: Google reviews it, and until then shows a warning page ' +
    'and lets 100 people pass).',
};
