type Press = {
  readonly id: string /** The row pressed before, when this press reaches from there (Shift). */;
  readonly from?: string | null;
};

/**
 * What is ticked after a press on a row's box: that row changes; with Shift all rows from the one pressed before follow
 * it.
 */
export function tickRows(now: ReadonlySet<string>, ids: readonly string[], { id, from }: Press): ReadonlySet<string> {
  const [a, b] = [ids.indexOf(id), from ? ids.indexOf(from) : -1];
  const meant = a < 0 || b < 0 ? [id] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
  const next = new Set(now);
  for (const each of meant) {
    if (now.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}
