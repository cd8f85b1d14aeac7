import { mkdirSync } from 'node:fs';
import { Failure } from '#shared/endpoint.ts';
import { readConfig } from './config.ts';
import { openStudio } from './deps.ts';

const drainMs = 14_000;

/** Starts the studio, prints where it is and what it can do, and ends it in order on Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const studio = await openStudio(config);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`\n${signal}: finishing what can be finished …`);
    setTimeout(() => process.exit(1), drainMs).unref();
    studio.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  for (const line of await studio.describe()) console.log(line);
}

/** What a person can do about an error at the start. */
function words(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof Failure) return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or choose others with PORT (and IDENTITY_PORT, VIDEO_HOST_PORT).`;
  if (code === 'ENOSPC') return 'The disk is full: free some space and start again. Nothing was lost.';
  if (code === 'EACCES') return `The studio may not write there: ${message}. Choose another folder with STUDIO_DATA.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(words(error));
  process.exit(1);
});
