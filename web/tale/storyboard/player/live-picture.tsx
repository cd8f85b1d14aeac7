import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { SaidWord } from '#shared/motion/picture-life-rhythm.ts';
import { lifeClock } from '#shared/motion/shot-life.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
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
  const clock = (at: number) => lifeClock(life.from, number, camera[number]?.startFrame ?? 0, at) / fps;
  const said = new Map<string, SaidWord[]>();
  for (const { person, words } of life.said) {
    const heard = words.map(({ from, to, begins }) => ({ from: clock(from), to: clock(to), begins }));
    said.set(person, [...(said.get(person) ?? []), ...heard]);
  }
  return { seconds: clock(frame), said };
}

/** A picture that lives: painted over the still one as soon as it is ready, at `frame` of its shot. */
export function LivePicture({
  url,
  life,
  camera,
  frame,
  fps,
  className,
  style,
}: {
  url: string;
  life: Life;
  camera: Shot['camera'];
  frame: number;
  fps: number;
  className: string;
  style: CSSProperties;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [painter, setPainter] = useState<LifePainter | null>(null);
  // As text: each answer of the studio is a new object, and the same air needs no new painter.
  const air = life.air && JSON.stringify(life.air);
  useEffect(() => {
    const leaving = new AbortController();
    readLiveFile(url, leaving.signal, air ? (JSON.parse(air) as Life['air']) : undefined)
      .then((file) => {
        if (!file || !canvas.current || leaving.signal.aborted) return;
        canvas.current.height = Math.round((canvas.current.width * file.image.height) / file.image.width);
        setPainter(lifePainter(canvas.current, file, life.picture));
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [url, life.picture, air]);
  useEffect(() => {
    const { seconds, said } = lifeAt({ life, camera }, frame, fps);
    painter?.paint(seconds, said);
  }, [painter, life, camera, frame, fps]);
  return (
    <canvas
      ref={canvas}
      width={1600}
      height={900}
      aria-hidden
      className={className}
      style={{ ...style, visibility: painter ? 'visible' : 'hidden' }}
    />
  );
}
