import { reach } from '#web/api/reach.ts';

/** How long it takes to learn whether the studio answers, in milliseconds. */
const moment = 1_000;

/** Loads a part of the app; while the studio is not responding it waits, and tries again when it does. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!reach.isLost()) await new Promise((resolve) => setTimeout(resolve, moment));
    if (!reach.isLost()) throw error;
    await reach.back();
    return untilLoaded(load);
  }
}
