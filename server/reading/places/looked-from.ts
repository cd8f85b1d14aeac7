// Notices that somebody looks out of a window and is therefore inside.
import type { Deed } from '../deeds/deed.ts';
import type { Token } from '../scene/scene-sentences.ts';

const windows = /^(?:windows?|fenêtres?|lucarne|hublot|vitre)$/;
const ways = /^(?:of|from|par|depuis|out)$/;

/** The word for a window that somebody looks out of; -1 when nobody does. */
export function windowLookedFrom(tokens: readonly Token[], deeds: readonly Deed[]): number {
  return tokens.findIndex(
    ({ low, quoted }, at) =>
      windows.test(low) &&
      !quoted &&
      tokens
        .slice(Math.max(0, at - 4), at)
        .some((each, n, near) => ways.test(each.low) && near.slice(n).every(({ mark }) => !mark)) &&
      deeds.some((deed) => deed.action === 'look' && deed.happens && Math.abs(deed.at - at) < 8),
  );
}
