/** A row that was kept as JSON, with its dates as dates again. */
export const datedRow = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && name.endsWith('_at') ? new Date(value) : value,
    ]),
  ) as T;
