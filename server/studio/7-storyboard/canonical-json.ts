/** JSON that is the same for equal values, regardless of the order of their fields. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    field && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
