/** JSON that is the same for equal values, in whatever order their fields stand. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    field && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
