/** Says how far something is, aloud and at quarters only. */
export const ProgressAnnouncer = ({ value, label }: { value: number; label: string }) => (
  <p role="status" className="sr-only">
    {label}: {Math.floor(value / 25) * 25}%
  </p>
);
