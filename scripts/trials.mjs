// `npm run test:attack` and `npm run test:outages`: the long forms of tests that `npm test` runs short. Further
// arguments go to vitest.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ffmpeg, installPackages, node24, root, stop } from './machine.mjs';

const trials = {
  attack: {
    environment: { FUZZ_REQUESTS: '20000' },
    files: [
      'server/composition/fuzz.test.ts', // boundary values of every type, no answer of 5xx
      'server/composition/boundaries.test.ts',
      'server/composition/isolation.test.ts', // every route with another creator's ids
      'server/studio/account/', // cross-site calls, sign-in, sessions, tokens, who may become a creator
      'server/http/', // hosts, proxies, limits, slow bodies, what answers tell
      'server/package/upload/hostile-packages.test.ts',
      'server/package/upload/own-svg.test.ts',
      'server/package/upload/upload-quota.test.ts',
      'server/quotas/',
      'server/adapters/ffmpeg.test.ts',
      'server/adapters/resvg-rasterizer.test.ts',
      'server/adapters/provider-http/',
      'server/process/',
      'server/security-log/',
    ],
  },
  outages: {
    environment: { OUTAGE_SECONDS: '30' },
    files: ['server/composition/outages.test.ts', 'server/http/guards/waiting-room.test.ts'],
  },
};

const [name, ...more] = process.argv.slice(2);
const trial = trials[name];
if (!trial) stop(`Choose a trial: ${Object.keys(trials).join(', ')}`);
installPackages();
if (!ffmpeg()) stop('The trials need ffmpeg (Debian: apt install ffmpeg).');
const child = spawn(
  node24(),
  // The patience of an ordinary test is too short for all of it at once on a machine that does other things too.
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project=server', '--testTimeout=600000'],
    ...trial.files,
    ...more,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...trial.environment, ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
