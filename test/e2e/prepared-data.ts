import type { TestProject } from 'vitest/node';
import { studioProcess } from './studio-process.ts';
import { visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a studio that started once and brought its Bibles in. */
    preparedData: string;
  }
}

/** Makes the folder once for all specs: each copies it instead of making a database and reading every Bible again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const studio = await studioProcess();
  try {
    await studio.start();
    const somebody = visitor();
    await somebody.signIn(studio.url, 'first@example.com');
    for (let installed = false; !installed; ) {
      const { items } = await somebody.call<{ items: { installed: boolean }[] }>(`${studio.url}/api/bibles`);
      installed = items.every((bible) => bible.installed);
      if (!installed) await new Promise((wait) => setTimeout(wait, 200));
    }
    await studio.interrupt();
  } catch (error) {
    await studio.dispose();
    throw error;
  }
  project.provide('preparedData', studio.dataDir);
  return () => studio.dispose();
}
