/** Tells who somebody is, by OpenID Connect: code flow with PKCE, state and nonce. */
export interface SignInProvider {
  begin(ask: {
    state: string;
    nonce: string;
    verifier: string;
    redirectUri: string;
    loginHint?: string;
  }): Promise<string>;
  /** Checks the answer at `url` and returns who it is. Throws when anything does not fit. */
  finish(answer: { url: URL; state: string; nonce: string; verifier: string }): Promise<Identity>;
}
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
};
