import { msg, t } from '@lingui/core/macro';
import { type PointerEvent as Pointer, useRef, useState } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { editLimits, type Shape } from '#shared/film/storyboard-edits.ts';
import type { Motion, Window } from '#shared/film/timeline-parts.ts';
import { TextField } from '#web/ui/field.tsx';
import { i18n } from '#web/language/i18n.ts';

type End = 'from' | 'to';
const ends = [
  ['from', msg`Start`, msg`Start frame`, '#5fd0ff'],
  ['to', msg`End`, msg`End frame`, '#ffb347'],
] as const;
const fields = [
  ['x', msg`left %`, { from: msg`Start left %`, to: msg`End left %` }],
  ['y', msg`top %`, { from: msg`Start top %`, to: msg`End top %` }],
  ['w', msg`width %`, { from: msg`Start width %`, to: msg`End width %` }],
] as const;

/** Clamps a window to its picture's edges and to the narrowest width that stays sharp. */
export function insidePicture({ x, y, w }: Window): Window {
  const width = Math.min(1, Math.max(editLimits.narrowest, round(w)));
  const within = (at: number) => Math.min(round(1 - width), Math.max(0, round(at)));
  return { x: within(x), y: within(y), w: width };
}
const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The start and end frame of a pan and zoom, dragged on the picture (the corner changes the size) or set by numbers.
 */
export function MotionFrames({
  shot,
  shape,
  motion,
  onSet,
}: {
  shot: Storyboard['shots'][number];
  shape: Shape;
  motion: Motion;
  onSet: (motion: Motion) => void;
}) {
  const [now, setNow] = useState(motion);
  const picture = useRef<HTMLDivElement>(null);
  const drag = useRef<{ end: End; corner: boolean; x: number; y: number; start: Window } | null>(null);
  const begin = (end: End, corner: boolean) => (event: Pointer<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { end, corner, x: event.clientX, y: event.clientY, start: now[end] };
  };
  const move = (event: Pointer<HTMLElement>) => {
    const held = drag.current;
    const room = picture.current?.getBoundingClientRect();
    if (!held || !room) return;
    const [dx, dy] = [(event.clientX - held.x) / (room.width || 1), (event.clientY - held.y) / (room.height || 1)];
    const { x, y, w } = held.start;
    const next = held.corner ? { x, y, w: Math.min(w + Math.max(dx, dy), 1 - x, 1 - y) } : { x: x + dx, y: y + dy, w };
    setNow((before) => ({ ...before, [held.end]: insidePicture(next) }));
  };
  const end = () => {
    if (drag.current && JSON.stringify(now) !== JSON.stringify(motion)) onSet(now);
    drag.current = null;
  };
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div
        ref={picture}
        className={`relative mx-auto w-full touch-none overflow-hidden rounded-lg bg-black select-none ${shape === '16:9' ? 'aspect-video max-w-2xl' : 'aspect-[9/16] max-w-60'}`}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          src={shot.imageUrl ?? ''}
          alt=""
          draggable={false}
          className="size-full object-cover"
          style={{ objectPosition: `${shot.cover.x * 100}% ${shot.cover.y * 100}%` }}
        />
        {ends.map(([which, words, , colour]) => (
          <div
            key={which}
            data-frame={which}
            onPointerDown={begin(which, false)}
            className="absolute cursor-move border-3"
            style={{
              left: `${now[which].x * 100}%`,
              top: `${now[which].y * 100}%`,
              width: `${now[which].w * 100}%`,
              height: `${now[which].w * 100}%`,
              borderColor: colour,
              borderStyle: which === 'to' ? 'dashed' : 'solid',
            }}
          >
            <span
              className={`absolute px-1.5 text-xs font-bold text-black ${which === 'from' ? 'top-0 left-0' : 'bottom-0 left-0'}`}
              style={{ background: colour }}
            >
              {i18n._(words)}
            </span>
            <span
              data-corner={which}
              onPointerDown={begin(which, true)}
              className={`absolute right-0 size-6 cursor-nwse-resize ${which === 'from' ? 'bottom-6' : 'bottom-0'}`}
              style={{ background: colour, clipPath: 'polygon(100% 0, 100% 100%, 0 100%)' }}
            />
          </div>
        ))}
      </div>
      <div className="grid content-start gap-3">
        {ends.map(([which, , frameName]) => (
          <fieldset key={which}>
            <legend className="mb-1 text-sm font-medium">{i18n._(frameName)}</legend>
            <div className="grid grid-cols-3 gap-2">
              {fields.map(([field, label, names]) => (
                <TextField
                  key={field}
                  type="number"
                  label={i18n._(label)}
                  aria-label={i18n._(names[which])}
                  step={1}
                  min={field === 'w' ? editLimits.narrowest * 100 : 0}
                  max={100}
                  value={Math.round(now[which][field] * 1000) / 10}
                  onChange={(event) =>
                    setNow((before) => ({
                      ...before,
                      [which]: { ...before[which], [field]: Number(event.target.value) / 100 },
                    }))
                  }
                  onBlur={() => {
                    const next = { ...now, [which]: insidePicture(now[which]) };
                    setNow(next);
                    if (JSON.stringify(next) !== JSON.stringify(motion)) onSet(next);
                  }}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <p className="text-xs text-soft">{t`Drag the frames on the picture, or their lower right corners to resize them, or type numbers.`}</p>
      </div>
    </div>
  );
}
