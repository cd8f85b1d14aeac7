/** Announces progress to screen readers at every quarter; when `end` is given, announces that instead. */
export const ProgressAnnouncer = ({
  value,
  label,
  end,
}: {
  value: number;
  label: string;
  end?: string | undefined;
}) => (
  <p role="status" className="sr-only">
    {label}: {end ?? `${Math.floor(value / 25) * 25}%`}
  </p>
);
