import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { lettersBox } from '#shared/thumbnail/composition.ts';
import { clampOverlay, type Overlay, overlaySize } from '#shared/thumbnail/overlay.ts';
import { cx } from '#web/ui/cx.ts';
import { overlayLabel } from '#web/workspace/design.ts';
import { type Point, straight } from './handles.ts';
import { useDrag } from './use-drag.ts';

/** What a frame lets one do with its text; points are canvas pixels. */
export type FrameActions = {
  readonly select: (id: string) => void;
  readonly edit: (id: string) => void;
  /** `free`: without being caught by guides. */
  readonly move: (start: Overlay, to: Point, free: boolean) => void;
  readonly scale: (start: Overlay, from: Point, to: Point) => void;
  readonly turn: (start: Overlay, from: Point, to: Point, coarse: boolean) => void;
  readonly begin: () => void;
  readonly end: () => void;
};
type Props = {
  readonly overlay: Overlay;
  readonly selected: boolean;
  /** Screen pixels of a canvas pixel. */
  readonly scale: number;
  readonly actions: FrameActions;
  readonly toCanvas: (screen: Point) => Point;
};

/** Where a text is on the canvas, with its background, as CSS in canvas pixels. */
export function placeOf(written: Overlay): CSSProperties {
  const overlay = clampOverlay(written);
  const { left, width, height } = lettersBox(overlay);
  const room = overlaySize({ ...overlay, scale: 1 });
  const around = overlay.background === null ? 4 : overlay.padding;
  const by = overlay.scale;
  return {
    left: overlay.x + (left - around) * by,
    top: overlay.y - around * by,
    width: (width + 2 * around) * by,
    height: (height + 2 * around) * by,
    transform: `rotate(${overlay.rotate}deg)`,
    transformOrigin: `${(room.width / 2 - left + around) * by}px ${(room.height / 2 + around) * by}px`,
  };
}

const corners = [
  { name: 'nw', at: 'left-0 top-0', cursor: 'cursor-nwse-resize' },
  { name: 'ne', at: 'left-full top-0', cursor: 'cursor-nesw-resize' },
  { name: 'sw', at: 'left-0 top-full', cursor: 'cursor-nesw-resize' },
  { name: 'se', at: 'left-full top-full', cursor: 'cursor-nwse-resize' },
] as const;

/** The frame of a text: select, drag, turn and scale it; with the keyboard select and write in it. */
export function TextFrame({ overlay, selected, scale, actions, toCanvas }: Props) {
  const start = useRef(overlay);
  const begin = () => {
    start.current = overlay;
    actions.begin();
  };
  const drag = useDrag({
    onStart: begin,
    onEnd: actions.end,
    onMove: ({ from, to, event }) => {
      const { x, y } = start.current;
      const [a, b] = [toCanvas(from), toCanvas(to)];
      const by = event.shiftKey ? straight({ x: b.x - a.x, y: b.y - a.y }) : { x: b.x - a.x, y: b.y - a.y };
      actions.move(start.current, { x: x + by.x, y: y + by.y }, event.altKey);
    },
  });
  const corner = useDrag({
    onStart: begin,
    onEnd: actions.end,
    onMove: ({ from, to }) => actions.scale(start.current, toCanvas(from), toCanvas(to)),
  });
  const turn = useDrag({
    onStart: begin,
    onEnd: actions.end,
    onMove: ({ from, to, event }) => actions.turn(start.current, toCanvas(from), toCanvas(to), event.shiftKey),
  });
  const press = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.edit(overlay.id);
  };
  /** As large on the screen on every canvas. */
  const onScreen = { width: 24 / scale, height: 24 / scale, margin: `${-12 / scale}px 0 0 ${-12 / scale}px` };
  return (
    <div className="absolute" style={placeOf(overlay)}>
      <button
        type="button"
        data-overlay={overlay.id}
        aria-label={t`Text: ${{ text: overlayLabel(overlay) }}`}
        aria-pressed={selected}
        {...drag}
        onPointerDown={(event) => {
          actions.select(overlay.id);
          drag.onPointerDown(event);
        }}
        onFocus={() => actions.select(overlay.id)}
        onDoubleClick={() => actions.edit(overlay.id)}
        onKeyDown={press}
        className="peer absolute inset-0 cursor-move touch-none outline-none"
        style={{ minWidth: 24 / scale, minHeight: 24 / scale }}
      />
      <span
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-0 border-solid border-[#1c6ef2]',
          !selected && 'opacity-0 peer-hover:opacity-70',
        )}
        style={{ borderWidth: 2 / scale, boxShadow: `0 0 0 ${1 / scale}px #fff` }}
      />
      {selected && (
        <>
          {corners.map(({ name, at, cursor }) => (
            <span
              key={name}
              aria-hidden
              data-handle={name}
              {...corner}
              style={onScreen}
              className={cx('absolute grid touch-none place-items-center', at, cursor)}
            >
              <span
                className="size-1/2 rounded-full bg-white outline outline-[#1c6ef2]"
                style={{ outlineWidth: 2 / scale }}
              />
            </span>
          ))}
          <span
            aria-hidden
            data-handle="turn"
            {...turn}
            style={{ ...onScreen, marginTop: overlay.y * scale < 44 ? 14 / scale : -38 / scale }}
            className={cx(
              'absolute left-1/2 grid cursor-grab touch-none place-items-center rounded-full bg-white ' +
                'text-[#1c6ef2] shadow',
              overlay.y * scale < 44 ? 'top-full' : 'top-0',
            )}
          >
            <RotateCw className="size-2/3" />
          </span>
        </>
      )}
    </div>
  );
}
