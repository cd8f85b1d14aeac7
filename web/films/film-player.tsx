import { t } from '@lingui/core/macro';
import { languageName } from '#web/language/locale.ts';
import { Captions, CaptionsOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '#shared/film/video.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FilmChapters } from './film-chapters.tsx';
import { FilmPoster } from './film-poster.tsx';

/**
 * Plays a film in its own shape; its captions are turned on and off by a button that says how they are, its chapters
 * can be gone to. Nothing but the poster is loaded before it plays.
 */
export function FilmPlayer({ video, name }: { video: Video; name: string }) {
  const { urls, language, shape } = video;
  const player = useRef<HTMLVideoElement>(null);
  const [captions, setCaptions] = useState(false);
  const [ms, setMs] = useState(0);
  const words = languageName(language);
  const upright = shape === '9:16';
  const [posterWidth] = useState(() => (window.innerWidth < 640 ? 640 : 960));
  const follow = (on: boolean) => {
    for (const track of captionsOf(player.current)) track.mode = on ? 'showing' : 'disabled';
    setCaptions(on);
  };
  /** The player's own menu may turn them on too. */
  useEffect(() => {
    const tracks = player.current?.textTracks;
    const look = () => setCaptions(captionsOf(player.current).some(({ mode }) => mode === 'showing'));
    tracks?.addEventListener?.('change', look);
    return () => tracks?.removeEventListener?.('change', look);
  }, []);
  const goTo = (startMs: number) => {
    const element = player.current;
    if (!element) return;
    element.currentTime = startMs / 1000;
    setMs(startMs);
    void element.play().catch(() => null);
  };
  return (
    <div className={upright ? 'contents' : 'w-full'}>
      <div className={cx('relative', upright && 'mx-auto w-full max-w-72 sm:row-span-2')}>
        <video
          ref={player}
          controls
          preload="none"
          playsInline
          {...(urls.poster ? { poster: `${urls.poster}&w=${posterWidth}` } : {})}
          className={cx('w-full bg-black object-cover', upright ? 'aspect-[9/16]' : 'aspect-video')}
          aria-label={t`${name}, video in ${words}`}
          onPlay={() => follow(captions)}
          onTimeUpdate={({ currentTarget }) => setMs(currentTarget.currentTime * 1000)}
          onSeeked={({ currentTarget }) => setMs(currentTarget.currentTime * 1000)}
        >
          <source src={urls.video} type="video/mp4" />
          <track kind="captions" src={urls.vtt} srcLang={language} label={words} />
          {video.chapters.length > 0 && (
            <track kind="chapters" src={urls.chapters} srcLang={language} label={t`Chapters in ${words}`} />
          )}
        </video>
        <Button
          size="small"
          onClick={() => follow(!captions)}
          icon={captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
          className="absolute top-2 right-2 border-transparent! bg-black/70! text-white! hover:bg-black/85!"
        >
          <span>
            {captions ? t`Captions on` : t`Captions off`}
            <span className="sr-only">: {t`${name} in ${words}`}</span>
          </span>
        </Button>
      </div>
      <div className={cx('grid content-start gap-1 px-4 pt-3', upright && 'sm:col-start-2 sm:row-start-2 sm:pb-3')}>
        <FilmChapters video={video} name={name} ms={ms} onGo={goTo} />
        <FilmPoster video={video} name={name} ms={ms} />
      </div>
    </div>
  );
}

const captionsOf = (player: HTMLVideoElement | null): TextTrack[] =>
  [...(player?.textTracks ?? [])].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
