import Config from '@npmcli/config';
import npm from '@npmcli/config/lib/definitions/index.js';
import ask from 'npm-registry-fetch';
import { NotThere, type Source } from './fetch-file.ts';

/**
 * How npm itself is set up on this machine: registry, credentials, proxy, certificates. `cwd` is where a project's
 * .npmrc may lie.
 */
async function npmSettings(cwd: string): Promise<Record<string, unknown>> {
  const config = new Config({ npmPath: cwd, ...npm, argv: ['node', 'npm'], env: process.env, cwd, warn: false });
  await config.load();
  // npm's cache would keep a second copy of every model, and answer a resumed download with a whole one.
  return { ...config.flat, cache: undefined };
}

type Manifest = { readonly versions?: Readonly<Record<string, { readonly dist?: { readonly tarball?: string } }>> };

/**
 * The archive of a package in the configured npm registry. Reading it throws when the registry cannot be reached or
 * does not have it.
 */
export function npmPackage(
  id: string,
  { cwd = process.cwd(), registry }: { cwd?: string; registry?: string } = {},
): Source {
  const split = id.lastIndexOf('@');
  const [name, version] = [id.slice(0, split), id.slice(split + 1)];
  return {
    name: `${id} in the npm registry`,
    async open(from, signal) {
      const settings = {
        ...(await npmSettings(cwd)),
        ...(registry ? { registry } : {}),
        signal,
        timeout: 60_000,
        retry: { retries: 0 },
      };
      const short = 'application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8';
      const manifest = (await ask.json(`/${name}`, { ...settings, headers: { accept: short } })) as Manifest;
      const address = manifest.versions?.[version]?.dist?.tarball;
      if (!address) throw new NotThere(`version ${version} is not there`);
      const answer = await ask(address, { ...settings, headers: from > 0 ? { range: `bytes=${from}-` } : {} });
      return { body: answer.body, from: answer.status === 206 ? from : 0 };
    },
  };
}
