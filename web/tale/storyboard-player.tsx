import { Captions, CaptionsOff, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showLength } from '#web/ui/time.ts';
import { captionAt, layersAt, shotAt, startOf, transformOf, viewOf } from './storyboard-clock.ts';
import type { Playback } from './storyboard-playback.ts';

/** The film as it is now, with no render: moving pictures, voices, music and captions. */
export function StoryboardPlayer({ board, playback }: { board: Storyboard; playback: Playback }) {
  const { ms, playing } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const [captions, setCaptions] = useState(true);
  const [muted, setMuted] = useState(false);
  const strip = useRef<HTMLOListElement>(null);
  const current = shotAt(board, ms);
  const ended = ms >= board.durationMs;
  const lines = captionAt(board, ms);
  useEffect(() => {
    const item = strip.current?.children[current];
    if (item instanceof HTMLElement && strip.current)
      strip.current.scrollTo({ left: item.offsetLeft - strip.current.offsetLeft - 80, behavior: 'smooth' });
  }, [current]);
  return (
    <div className="@container mx-auto max-w-[max(18rem,calc((100dvh-22rem)*1.7778))]">
      <div className="relative overflow-hidden rounded-2xl bg-black shadow-lift">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={playing ? playback.pause : playback.play}
          className="relative block aspect-video w-full overflow-hidden"
        >
          <Pictures board={board} ms={ms} current={current} />
          {captions && lines.length > 0 && (
            <span
              lang={board.language}
              className="absolute inset-x-0 bottom-[5%] mx-auto w-fit max-w-[92%] rounded-lg bg-black/75 px-3 py-1 text-center text-[clamp(0.75rem,2.4cqw,1.35rem)] leading-snug font-medium text-white"
            >
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          )}
          {!playing && (
            <span className="absolute inset-0 grid place-items-center bg-black/25">
              <span className="grid size-16 place-items-center rounded-full bg-white/90 text-[#74290a] shadow-xl">
                <Play className="ml-1 size-7 fill-current" />
              </span>
            </span>
          )}
        </button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1 sm:flex-nowrap sm:gap-2">
        <IconButton
          label={playing ? 'Pause' : ended ? 'Play again' : 'Play'}
          onClick={playing ? playback.pause : playback.play}
          className="bg-brand text-on-brand hover:bg-brand-strong!"
        >
          {playing ? <Pause aria-hidden /> : ended ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${showLength(ms)} of ${showLength(board.durationMs)}, scene ${current + 1}`}
          min={0}
          max={Math.max(1, board.durationMs)}
          step={500}
          value={ms}
          onChange={(event) => playback.seek(Number(event.target.value))}
          className="h-6 min-w-0 flex-1 accent-brand max-sm:order-first max-sm:basis-full"
        />
        <span className="text-sm text-soft tabular-nums max-sm:mr-auto max-sm:pl-2">
          {showLength(ms)} / {showLength(board.durationMs)}
        </span>
        <IconButton
          label={muted ? 'Unmute' : 'Mute'}
          onClick={() => {
            playback.mute(!muted);
            setMuted(!muted);
          }}
        >
          {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </IconButton>
        <IconButton label="Captions" aria-pressed={captions} onClick={() => setCaptions(!captions)}>
          {captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        </IconButton>
      </div>
      <ol ref={strip} aria-label="Filmstrip" className="relative mt-4 flex gap-2 overflow-x-auto px-1 pt-1 pb-2">
        {board.shots.map((shot, index) => (
          <li key={shot.sceneId} className="w-32 shrink-0 sm:w-40">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => playback.seek(viewOf(board, index))}
              className={cx(
                'block w-full overflow-hidden rounded-lg border-2 text-left',
                index === current ? 'border-brand' : 'border-transparent',
              )}
            >
              <span className="grid aspect-video place-items-center bg-sunken text-xs text-soft">
                {shot.imageUrl ? (
                  <img
                    src={shot.imageUrl}
                    alt={sceneName(shot.sceneNo, startOf(board, index))}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                ) : (
                  <SceneWithout name={sceneName(shot.sceneNo, startOf(board, index))} />
                )}
              </span>
            </button>
            <p className="mt-1 flex justify-between px-0.5 text-xs text-soft tabular-nums">
              <span className="font-medium text-ink">{shot.sceneNo}</span>
              <span>{shot.narrationUrl ? showLength((shot.frames * 1000) / board.fps) : 'silent'}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const sceneName = (no: number, ms: number) => `Scene ${no}, from ${showLength(ms)}`;
const SceneWithout = ({ name }: { name: string }) => (
  <span>
    <span className="sr-only">{name}: </span>No picture
  </span>
);

/** The pictures on show, and the next one waiting unseen so that it is loaded in time. */
function Pictures({ board, ms, current }: { board: Storyboard; ms: number; current: number }) {
  const layers = new Map(layersAt(board, ms).map((layer) => [layer.index, layer]));
  return board.shots.map(({ sceneId, imageUrl, text }, index) => {
    const layer = layers.get(index);
    if (!layer && (index < current - 1 || index > current + 1)) return null;
    if (!imageUrl) return layer && <ScriptCard key={sceneId} text={text} lang={board.language} opacity={layer.opacity} />;
    return (
      <img
        key={sceneId}
        src={imageUrl}
        alt={layer ? text : ''}
        draggable={false}
        className="absolute inset-0 size-full origin-top-left object-cover"
        style={{ opacity: layer?.opacity ?? 0, transform: layer ? transformOf(layer.window) : 'none' }}
      />
    );
  });
}

/** Stands for a picture that is not drawn yet: the words that it will show. */
const ScriptCard = ({ text, lang, opacity }: { text: string; lang: string; opacity: number }) => (
  <span lang={lang} style={{ opacity }} className="absolute inset-0 grid place-items-center bg-[#2a1710] p-[8%] text-center text-[#ffe6cb]">
    <span className="line-clamp-5 text-[clamp(0.8rem,2.6cqw,1.5rem)] leading-snug">{text}</span>
  </span>
);
