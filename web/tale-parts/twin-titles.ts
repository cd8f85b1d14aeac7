/** The rows whose title another row has too, by their ids: something else must tell them apart. */
export function twinTitles(rows: readonly { readonly id: string; readonly title: string }[]): ReadonlySet<string> {
  const byTitle = new Map<string, string[]>();
  for (const { id, title } of rows) {
    const name = title.trim().toLocaleLowerCase();
    byTitle.set(name, [...(byTitle.get(name) ?? []), id]);
  }
  return new Set([...byTitle.values()].filter((ids) => ids.length > 1).flat());
}
