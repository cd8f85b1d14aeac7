// Runs a TypeScript program of the studio with the Node it needs: `node scripts/node24.mjs scripts/tale.ts …`
import { spawn } from 'node:child_process';
import { installPackages, node24 } from './machine.mjs';

installPackages();
const child = spawn(node24(), ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
