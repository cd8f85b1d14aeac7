import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Point } from '#shared/film/storyboard-edits.ts';
import { Button } from '#web/ui/button.tsx';

/** Which part of a wide picture an upright film shows: found by the studio, or set. */
export function SightField({
  focus,
  cover,
  onSet,
}: {
  focus: Point | undefined;
  cover: Point;
  onSet: (focus: Point | undefined) => void;
}) {
  const [x, setX] = useState(Math.round((focus?.x ?? cover.x) * 100));
  const settle = () => {
    if (x !== Math.round((focus?.x ?? cover.x) * 100)) onSet({ x: x / 100, y: focus?.y ?? 0.5 });
  };
  return (
    <div className="min-w-0">
      <label className="block text-sm font-medium">
        {t`Visible part, from left to right`}
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={x}
          aria-valuetext={t`${{ percent: x }}% from the left`}
          onChange={(event) => setX(Number(event.target.value))}
          onPointerUp={settle}
          onKeyUp={settle}
          onBlur={settle}
          className="mt-2 h-6 w-full accent-brand"
        />
      </label>
      {focus ? (
        <Button size="small" look="ghost" onClick={() => onSet(undefined)}>{t`Back to automatic`}</Button>
      ) : (
        <p className="text-xs text-soft">{t`Automatic: where the figures are.`}</p>
      )}
    </div>
  );
}
