// `npm start`: everything from a fresh machine to a running studio.
import { spawn } from 'node:child_process';
import { build, ffmpeg, installPackages, node24, root, say, stop, studioProgram } from './machine.mjs';

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`The studio needs Node 20 or newer to start. This is Node ${process.versions.node}.`);
const parent = process.ppid;
installPackages();
const node = node24();
if (!ffmpeg())
  say(
    'ffmpeg was not found: films cannot be rendered until it is installed (Debian: apt install ffmpeg; ' +
      'macOS: brew install ffmpeg). Everything else works.',
  );
build(node);
if (process.getuid?.() === 0)
  say('The studio runs as root here. If others use it too, start it under a separate user account.');

const { args, env } = studioProgram(process.env);
const studio = spawn(node, [...args, ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => studio.kill(signal));
// npm hands a signal to the shell between us, which ends without a word: being left alone is the only sign of it.
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== parent && studio.kill('SIGTERM'), 500).unref();
studio.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
