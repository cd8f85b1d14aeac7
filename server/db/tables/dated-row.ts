/** A row that was stored as JSON, with its `…_at` columns turned back into dates. */
export const datedRow = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && name.endsWith('_at') ? new Date(value) : value,
    ]),
  ) as T;
