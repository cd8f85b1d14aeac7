import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { showLength } from '#web/ui/hooks/time.ts';
import { nearestTo, type Place, placeName } from './set-shots.ts';

/**
 * The cut before a shot. It is dragged, or moved by arrows (with Shift to the next pause in the words, Home and End as
 * far as it goes), and always falls between words; it is set when the pointer or the key is let go, and Escape puts it
 * back.
 */
export function CutHandle({
  label,
  scene,
  frame,
  room,
  fps,
  pixels,
  onHold,
  onSet,
}: {
  label: string;
  scene: Storyboard['shots'][number];
  frame: number;
  /** Where it may fall. */
  room: readonly Place[];
  fps: number;
  /** For a frame. */
  pixels: number;
  /** It is over this place now; null: where it was. */
  onHold: (place: Place | null) => void;
  onSet: (place: Place) => void;
}) {
  const drag = useRef<{ x: number; frame: number } | null>(null);
  const moved = useRef<Place | null>(null);
  const hold = (place: Place | undefined) => {
    if (!place || place.frame === frame) return;
    moved.current = place;
    onHold(place);
  };
  const settle = () => {
    const place = moved.current;
    [drag.current, moved.current] = [null, null];
    if (place) onSet(place);
  };
  const putBack = () => {
    [drag.current, moved.current] = [null, null];
    onHold(null);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { x: event.clientX, frame };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    hold(nearestTo(room, drag.current.frame + (event.clientX - drag.current.x) / pixels));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeByKey(event, room, frame);
    if (event.key === 'Escape' && moved.current) putBack();
    else if (place === null) return;
    else hold(place);
    event.preventDefault();
    event.stopPropagation();
  };
  const here = scene.places.find((place) => place.frame === frame);
  const seconds = (frames: number) => Math.round((frames * 10) / fps) / 10;
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={seconds(room[0]?.frame ?? frame)}
      aria-valuemax={seconds(room.at(-1)?.frame ?? frame)}
      aria-valuenow={seconds(frame)}
      aria-valuetext={[showLength((frame * 1000) / fps), here ? placeName(scene, here) : ''].filter(Boolean).join(', ')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={settle}
      onPointerCancel={putBack}
      onKeyDown={onKeyDown}
      onKeyUp={settle}
      className="group absolute inset-y-0 -left-3 z-10 grid w-6 cursor-col-resize touch-none place-items-center"
    >
      <span
        aria-hidden
        className="h-full w-1 rounded-full bg-edge group-hover:bg-brand
          group-focus-visible:bg-brand group-active:bg-brand"
      />
    </span>
  );
}

/** Where a key moves a cut; undefined where there is no such place, null for other keys. */
function placeByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  room: readonly Place[],
  frame: number,
): Place | undefined | null {
  const places = shiftKey ? room.filter(({ ends }) => ends !== 'word') : room;
  if (key === 'ArrowRight' || key === 'ArrowUp') return places.find((place) => place.frame > frame);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return places.findLast((place) => place.frame < frame);
  if (key === 'Home') return room[0];
  return key === 'End' ? room.at(-1) : null;
}
