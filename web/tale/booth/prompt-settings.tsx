import { plural, t } from '@lingui/core/macro';
import { SelectField } from '#web/ui/field.tsx';
import { type BoothLook, countdowns } from './prompt-look.ts';
import { promptLimits } from './teleprompter.tsx';

/** Size and speed of the words, and how long to wait before recording. */
export function PromptSettings({ look, onChange }: { look: BoothLook; onChange: (part: Partial<BoothLook>) => void }) {
  const range = (name: 'size' | 'speed', label: string, said: string) => (
    <label className="grid min-w-0 gap-1 text-sm font-medium">
      <span className="flex justify-between gap-2">
        {label} <span className="text-xs font-normal text-soft tabular-nums">{said}</span>
      </span>
      <input
        type="range"
        {...promptLimits[name]}
        value={look[name]}
        aria-valuetext={said}
        onChange={({ target }) => onChange({ [name]: Number(target.value) })}
        className="h-8 w-full accent-brand"
      />
    </label>
  );
  return (
    <div className="grid items-start gap-x-5 gap-y-2 sm:grid-cols-3">
      {range('size', t`Text size`, t`${{ size: look.size }} px`)}
      {range('speed', t`Scrolling`, look.speed === 0 ? t`off` : t`${{ count: look.speed }} words a minute`)}
      <SelectField
        label={t`Countdown`}
        options={countdowns.map(
          (seconds) =>
            [
              String(seconds),
              seconds === 0 ? t`None` : plural(seconds, { one: '# second', other: '# seconds' }),
            ] as const,
        )}
        value={String(look.countdown)}
        onChange={({ target }) => onChange({ countdown: Number(target.value) })}
      />
    </div>
  );
}
