/** What the doctor found: how it is, and for what is not well the exact next step. */
export type Finding = {
  readonly state: 'ok' | 'note' | 'warn' | 'fail';
  readonly about: string;
  readonly words: string;
  readonly next?: string;
};

const marks: Record<Finding['state'], string> = { ok: ' ok ', note: 'note', warn: 'WARN', fail: 'FAIL' };

/** A finding as lines for a terminal. */
export const findingLines = ({ state, about, words, next }: Finding): string[] => [
  `[${marks[state]}] ${about}: ${words}`,
  ...(next ? [`       Next: ${next}`] : []),
];
