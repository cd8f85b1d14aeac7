import { msg } from '@lingui/core/runtime-macro';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Failure } from '#shared/endpoint.ts';
import { isPublicAddress, privateHostAllowed, serverAddress } from './address-rules.ts';

export type Resolve = (host: string) => Promise<readonly string[]>;
export type Reachable = { readonly ip: string; readonly family: 4 | 6; readonly isPrivate: boolean };

const system: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Decides once where a host is and whether it may be asked; the connection is then made to that very address, so that a
 * name that answers differently a moment later changes nothing. Throws Failure with a message.
 */
export function addressGate({ allowed, resolve = system }: { allowed: readonly string[]; resolve?: Resolve }) {
  async function reachable(url: URL): Promise<Reachable> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const found = isIP(host)
      ? [host]
      : await resolve(host).catch((error: unknown) => {
          throw new Failure('upstream', msg`No server was found at ${{ host }}: check that its address is right.`, {
            cause: error,
          });
        });
    const isPrivate = !found.every(isPublicAddress);
    if (isPrivate && !privateHostAllowed(allowed, url))
      throw new Failure(
        'forbidden',
        msg`${{ host: url.host }} is on a private network, which the studio does not call unless whoever runs it allows it: ENGINE_PRIVATE_HOSTS=${{ host2: host }}${{ words: url.port ? `:${url.port}` : '' }}.`,
      );
    if (!isPrivate && url.protocol !== 'https:')
      throw new Failure(
        'forbidden',
        msg`${{ host: url.host }} must be reached over https: a key and a tale must not travel unencrypted.`,
      );
    const [ip] = found;
    if (!ip) throw new Failure('upstream', msg`No server was found at ${{ host }}: check that its address is right.`);
    return { ip, family: isIP(ip) === 6 ? 6 : 4, isPrivate };
  }
  return {
    reachable,
    /** For an address that a person typed. */
    async check(text: string): Promise<void> {
      const url = serverAddress(text);
      if (!url)
        throw new Failure(
          'invalid',
          msg`Type the address of the server as http://… or https://…, without a name or password in it.`,
        );
      await reachable(url);
    },
  };
}
export type AddressGate = ReturnType<typeof addressGate>;
