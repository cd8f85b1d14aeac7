import { readConfig } from './config.ts';
import { openDataFolder } from '#server/process/data-folder.ts';
import { openStudio } from '#server/composition/open-studio.ts';
import { startWords } from './start-words.ts';

const drainMs = 14_000;

/** Starts the studio, prints where it is and what it can do, and ends it in order on Ctrl-C. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  openDataFolder(config.dataDir);
  const studio = await openStudio(config);
  let stoppingSince = 0;
  const stop = (signal: string) => {
    // One press of Ctrl-C comes twice: from the terminal and from `npm start`. A later one means "now".
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > 1000) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
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

main().catch((error: unknown) => {
  console.error(startWords(error));
  process.exit(1);
});
