const soonMs = 100;
const restMs = 500;

/**
 * How long changes are gathered before they are asked for, in milliseconds: a single one shows soon, many come together
 * twice a second. `asked`: when it was last, undefined for never.
 */
export const gatheringMs = (asked: number | undefined, now: number): number =>
  asked === undefined ? soonMs : Math.max(soonMs, asked + restMs - now);
