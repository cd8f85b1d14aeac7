import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SignInProvider } from '#server/ports/sign-in.ts';

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.email().max(320),
  email_verified: z.boolean().optional(),
  name: z.string().max(200).optional(),
  picture: z.url().max(2000).optional(),
});

/**
 * Sign-in with any OpenID Connect provider; plain http is accepted only for a provider on this machine. `prompt` makes
 * the provider ask which account to use.
 */
export function oidcSignIn(provider: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  prompt: string;
}): SignInProvider {
  let known: Promise<oidc.Configuration> | null = null;
  const discover = () =>
    (known ??= oidc
      .discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
        timeout: 10,
        ...(provider.issuer.startsWith('http://') ? { execute: [oidc.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        known = null;
        throw error;
      }));
  return {
    async begin({ state, nonce, verifier, redirectUri, loginHint }) {
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: provider.prompt,
        ...(loginHint ? { login_hint: loginHint } : {}),
      });
      return url.href;
    },
    async finish({ url, state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await discover(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = Claims.parse(tokens.claims());
      // The address is what an account is found by: one that nobody has confirmed would open somebody else's.
      if (claims.email_verified !== true) throw new Error('The e-mail address is not confirmed');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims.email.toLowerCase(),
        name: claims.name ?? claims.email.split('@')[0]!,
        picture: claims.picture ?? null,
      };
    },
  };
}
