import { t } from '@lingui/core/macro';
import { LoaderCircle, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showLength } from '#web/ui/hooks/time.ts';
import { useReducedMotion } from '#web/ui/hooks/use-reduced-motion.ts';
import { CaptionLookField, StoryboardCaption, useCaptionLook } from './storyboard-caption.tsx';
import { LivePicture } from './live-picture.tsx';
import { layersAt, shotAt, shotOn, transformOf } from './storyboard-clock.ts';
import type { Playback } from './storyboard-playback.ts';

/** Milliseconds that an arrow key seeks; the pointer can reach every frame. */
const keySteps: Readonly<Record<string, number>> = { ArrowRight: 500, ArrowUp: 500, ArrowLeft: -500, ArrowDown: -500 };

/** Plays the current film without rendering it: moving pictures, voices, music and captions. */
export function StoryboardPlayer({ board, playback }: { board: Storyboard; playback: Playback }) {
  const { ms, playing, waiting } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const [look, setLook] = useCaptionLook();
  const [muted, setMuted] = useState(false);
  const reduced = useReducedMotion();
  const [moves, setMoves] = useState(false);
  const current = shotAt(board, ms);
  const upright = board.shape === '9:16';
  const ended = ms >= board.durationMs;
  return (
    <div
      className={cx(
        '@container mx-auto',
        upright ? 'max-w-[max(14rem,calc((100dvh-22rem)*0.5625))]' : 'max-w-[max(18rem,calc((100dvh-22rem)*1.7778))]',
      )}
    >
      <div className="relative overflow-hidden rounded-2xl bg-black shadow-lift">
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={playing ? playback.pause : playback.play}
          className={cx('relative block w-full overflow-hidden', upright ? 'aspect-[9/16]' : 'aspect-video')}
        >
          <Pictures board={board} ms={ms} current={current} still={reduced && !moves} />
          <StoryboardCaption board={board} ms={ms} look={look} />
          {waiting && (
            <span className="absolute inset-0 grid place-items-center text-white">
              <LoaderCircle className="size-12 animate-spin" />
            </span>
          )}
          {!playing && (
            <span className="absolute inset-0 grid place-items-center bg-black/25 pt-[28%]">
              <span className="grid size-16 place-items-center rounded-full bg-white/90 text-[#74290a] shadow-xl">
                <Play className="ml-1 size-7 fill-current" />
              </span>
            </span>
          )}
        </button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1 sm:flex-nowrap sm:gap-2">
        <IconButton
          label={playing ? t`Pause` : ended ? t`Play again` : t`Play`}
          onClick={playing ? playback.pause : playback.play}
          className="bg-brand text-on-brand hover:bg-brand-strong!"
        >
          {playing ? <Pause aria-hidden /> : ended ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <input
          type="range"
          aria-label={t`Position`}
          aria-valuetext={t`${{ now: showLength(ms) }} of ${{ total: showLength(board.durationMs) }}, scene ${{ sceneNo: current + 1 }}`}
          min={0}
          max={Math.max(1, board.durationMs)}
          step="any"
          value={ms}
          onChange={(event) => playback.seek(Number(event.target.value))}
          onKeyDown={(event) => {
            const by = keySteps[event.key];
            if (by === undefined) return;
            event.preventDefault();
            playback.seek(ms + by);
          }}
          className="h-6 min-w-0 flex-1 accent-brand max-sm:order-first max-sm:basis-full"
        />
        <span className="text-sm text-soft tabular-nums max-sm:mr-auto max-sm:pl-2">
          {showLength(ms)} / {showLength(board.durationMs)}
        </span>
        <IconButton
          label={muted ? t`Unmute` : t`Mute`}
          onClick={() => {
            playback.mute(!muted);
            setMuted(!muted);
          }}
        >
          {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </IconButton>
        <CaptionLookField look={look} onChange={setLook} />
      </div>
      {reduced && (
        <p className="mt-2 text-sm text-soft">
          {t`Your device is set to reduce motion, so pictures stay still here.`}{' '}
          <button
            type="button"
            aria-pressed={moves}
            onClick={() => setMoves(!moves)}
            className="font-medium text-brand underline"
          >
            {moves ? t`Keep them still` : t`Animate them`}
          </button>
        </p>
      )}
    </div>
  );
}

/** The visible pictures, and the next one hidden so that it loads in time. */
function Pictures({ board, ms, current, still }: { board: Storyboard; ms: number; current: number; still: boolean }) {
  const layers = new Map(layersAt(board, ms).map((layer) => [layer.index, layer]));
  return board.shots.map(({ sceneId, imageUrl, cover, text, life, camera }, index) => {
    const layer = layers.get(index);
    if (!layer && (index < current - 1 || index > current + 1)) return null;
    if (!imageUrl)
      return layer && <ScriptCard key={sceneId} text={text} lang={board.language} opacity={layer.opacity} />;
    const className = 'absolute inset-0 size-full origin-top-left object-cover';
    const opacity = layer?.opacity ?? 0;
    const style = {
      transform: layer && !still ? transformOf(layer.window) : 'none',
      objectPosition: `${cover.x * 100}% ${cover.y * 100}%`,
    };
    const picture = (own: CSSProperties, key?: string) => (
      <img
        key={key}
        src={imageUrl}
        alt={layer ? text : ''}
        draggable={false}
        className={className}
        style={{ ...own, ...style }}
      />
    );
    if (!life || still) return picture({ opacity }, sceneId);
    const held = layer && shotOn(camera, layer.frame)?.still;
    return (
      <span key={sceneId} className="absolute inset-0" style={{ opacity }}>
        <LivePicture
          url={imageUrl}
          {...{ life, camera, cover }}
          frame={layer?.frame ?? 0}
          fps={board.fps}
          window={held ? null : (layer?.window ?? null)}
          still={picture({})}
        />
        {held && picture({})}
      </span>
    );
  });
}

/** The placeholder of a picture that is not drawn yet: the text it will show. */
const ScriptCard = ({ text, lang, opacity }: { text: string; lang: string; opacity: number }) => (
  <span
    lang={lang}
    style={{ opacity }}
    className="absolute inset-0 grid place-items-center bg-[#2a1710] p-[8%] text-center text-[#ffe6cb]"
  >
    <span className="line-clamp-5 text-[clamp(0.8rem,2.6cqw,1.5rem)] leading-snug">{text}</span>
  </span>
);
