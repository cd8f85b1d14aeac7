// `npm run lock`: after adding packages, completes the lockfiles (the studio's and those of the benchmarks' peers) with
// the optional platform packages that npm left out, so that `npm ci` accepts them everywhere; each is only fetched on
// its own platform. Packages that are added here have no hash: to get one, remove the entry from the lockfile and run
// `npm install --package-lock-only` beside a copy of package.json and the lockfile, without node_modules.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './machine.mjs';

const files = ['package-lock.json', 'bench/peers/package-lock.json', 'bench/voice/peers/package-lock.json'].map(
  (file) => join(root, file),
);
const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'sunos', 'aix', 'netbsd', 'openbsd'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'mips64el'];

/** The platform of an optional package, read from its name. */
function platformOf(name) {
  const parts = name.split(/[/-]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : [];
  return { ...(os.length > 0 ? { os } : {}), ...(cpu.length > 0 ? { cpu } : {}), ...(libc.length > 0 ? { libc } : {}) };
}

for (const file of files) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  let added = 0;
  // npm may run on Node 20 and leaves out optional packages that want a newer one; the studio itself runs them on the
  // Node 24 among its packages.
  for (const entry of Object.values(lock.packages)) if (entry.optional) delete entry.engines;
  for (const [, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const at = `node_modules/${name}`;
      if (lock.packages[at]) continue;
      const platform = platformOf(name);
      if (Object.keys(platform).length === 0 || !/^\d/.test(version))
        throw new Error(`${name}@${version} is missing from the lockfile and names no platform`);
      lock.packages[at] = { version, ...(parent.dev ? { dev: true } : {}), optional: true, ...platform };
      added += 1;
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added} platform packages added to ${relative(root, file)}`);
}
