/** Says how far something is, aloud and at quarters only; `end`, once it is given, instead of that. */
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
