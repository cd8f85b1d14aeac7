import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SaidWord } from '#shared/motion/picture-life-rhythm.ts';
import { lifeClock } from '#shared/motion/shot-life.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import type { Window } from '#shared/film/timeline-parts.ts';
import { readLiveFile } from './life-file.ts';
import { type LifePainter, lifePainter } from './life-painter.ts';

type Shot = Storyboard['shots'][number];
type Life = NonNullable<Shot['life']>;

/** The moment of a shot's life, on its own clock: its seconds, and what is said by whom. */
export function lifeAt({ life, camera }: { life: Life; camera: Shot['camera'] }, frame: number, fps: number) {
  const number = Math.max(
    0,
    camera.findLastIndex(({ startFrame }) => startFrame <= Math.floor(frame)),
  );
  const { no = number, startFrame: begins = 0 } = camera[number] ?? {};
  const clock = (at: number) => lifeClock(life.from, no, begins, at) / fps;
  const said = new Map<string, SaidWord[]>();
  for (const { person, words } of life.said) {
    const heard = words.map(({ from, to, begins }) => ({ from: clock(from), to: clock(to), begins }));
    said.set(person, [...(said.get(person) ?? []), ...heard]);
  }
  return { seconds: clock(frame), said };
}

/** A moment shown for this long is painted in full even where that is slow. */
const restMs = 300;
/** As many pixels across as are painted at most: what a screen shows of a film in a page. */
const mostPixels = 1920;

/**
 * A picture that lives, at `frame` of its shot: painted as large as it is seen, over the whole frame; until it is ready
 * `still` is shown instead. Nothing is painted while none of it is visible (`window` null).
 */
export function LivePicture({
  url,
  life,
  camera,
  frame,
  fps,
  cover,
  window,
  still,
}: {
  url: string;
  life: Life;
  camera: Shot['camera'];
  frame: number;
  fps: number;
  cover: Shot['cover'];
  window: Window | null;
  still: ReactNode;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter, setPainter] = useState<LifePainter | null>(null);
  const [width, setWidth] = useState(0);
  // As text: each answer of the studio is a new object, and the same air needs no new painter.
  const air = life.air && JSON.stringify(life.air);
  useEffect(() => {
    const leaving = new AbortController();
    readLiveFile(url, leaving.signal, air ? (JSON.parse(air) as Life['air']) : undefined)
      .then((file) => {
        if (!file || !canvas.current || leaving.signal.aborted) return;
        setPainter(lifePainter(canvas.current, file, life.picture));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [url, life.picture, air]);
  useEffect(() => {
    const place = canvas.current?.parentElement;
    if (!place || typeof ResizeObserver === 'undefined') return;
    const fit = () => {
      const wide = Math.min(mostPixels, Math.round(place.clientWidth * devicePixelRatio));
      const tall = Math.round((wide * place.clientHeight) / Math.max(1, place.clientWidth));
      if (canvas.current && wide > 0) Object.assign(canvas.current, { width: wide, height: tall });
      setWidth(wide);
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(place);
    return () => resized.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!painter || !window || width === 0) return undefined;
    const { seconds, said } = lifeAt({ life, camera }, frame, fps);
    if (painter.paint(seconds, said, { cover, window }, true)) return undefined;
    const resting = setTimeout(() => painter.paint(seconds, said, { cover, window }, false), restMs);
    return () => clearTimeout(resting);
  }, [painter, life, camera, frame, fps, cover, window, width]);
  return (
    <>
      {!painter && still}
      <canvas
        ref={canvas}
        aria-hidden
        className="absolute inset-0 size-full"
        style={{ visibility: painter ? 'visible' : 'hidden' }}
      />
    </>
  );
}
