import { capsOf } from '#web/commands/shortcut-key.ts';

/** A key as the caps that one presses. */
export const KeyCaps = ({ name }: { name: string }) => (
  <span className="flex shrink-0 gap-1">
    {capsOf(name).map((cap) => (
      <kbd
        key={cap}
        className="rounded-md border border-edge/60 bg-surface px-1.5 py-0.5 font-sans text-[11px] font-medium
          text-soft"
      >
        {cap}
      </kbd>
    ))}
  </span>
);
