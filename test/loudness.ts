import { spawn } from 'node:child_process';

/** Integrated loudness of a sound file in LUFS, as ffmpeg's EBU R 128 meter hears it: the judge of our own meter. */
export async function ffmpegLoudness(bytes: Uint8Array): Promise<number> {
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', 'ebur128', '-f', 'null', '-']);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdin.on('error', () => undefined).end(bytes);
  await new Promise((done) => child.once('close', done));
  const levels = [...said.matchAll(/I:\s+(-?[\d.]+) LUFS/g)];
  const last = levels.at(-1)?.[1];
  if (last === undefined) throw new Error(said.slice(-500));
  return Number(last);
}
