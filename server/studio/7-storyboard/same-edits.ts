/** A name that two values share when they say the same, in whatever order their fields stand. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) =>
    field && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
