import type { TestProject } from 'vitest/node';
import { sampleScenes, styleSampleUrl } from '#shared/pictures/style-sample.contract.ts';
import { defaultImageStyle } from '#shared/vocabulary.ts';
import { studioProcess } from './studio-process.ts';
import { visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a studio that started once and brought its Bibles in. */
    preparedData: string;
    /** Addresses of studios that run as long as the specs do, one for each worker. */
    sharedStudios: readonly string[];
  }
}

/**
 * Prepares once for all specs: a data folder, which spec files copy instead of making a database and reading every
 * Bible again, and a running studio for each worker, for the specs that need none of their own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const first = await studioProcess();
  const studios = [first];
  const dispose = async () => void (await Promise.all(studios.map((studio) => studio.dispose())));
  try {
    await first.start();
    const somebody = visitor();
    await somebody.signIn(first.url, 'first@example.com');
    for (let installed = false; !installed; ) {
      const { items } = await somebody.call<{ items: { installed: boolean }[] }>(`${first.url}/api/bibles`);
      installed = items.every((bible) => bible.installed);
      if (!installed) await new Promise((wait) => setTimeout(wait, 200));
    }
    // Each spec would draw them again beside what it tests.
    const { items: styles } = await somebody.call<{ items: { key: string }[] }>(`${first.url}/api/image-styles`);
    for (const scene of sampleScenes) await somebody.ask(first.url + styleSampleUrl(defaultImageStyle, scene));
    for (const { key } of styles) await somebody.ask(first.url + styleSampleUrl(key));
    await first.interrupt();
    const shared = await Promise.all(
      Array.from({ length: project.config.maxWorkers }, () => studioProcess({}, first.dataDir)),
    );
    studios.push(...shared);
    await Promise.all(shared.map((studio) => studio.start()));
    project.provide('preparedData', first.dataDir);
    project.provide(
      'sharedStudios',
      shared.map(({ url }) => url),
    );
  } catch (error) {
    await dispose();
    throw error;
  }
  return dispose;
}
