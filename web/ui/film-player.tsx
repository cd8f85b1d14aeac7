import { Captions, CaptionsOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '#shared/video.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { Button } from './button.tsx';

/** Plays a film; its captions are turned on and off by a button that says how they are. Nothing but the poster is loaded before it plays. */
export function FilmPlayer({ video: { urls, language }, name }: { video: Video; name: string }) {
  const player = useRef<HTMLVideoElement>(null);
  const [captions, setCaptions] = useState(false);
  const words = languageNames[language];
  const follow = (on: boolean) => {
    for (const track of player.current?.textTracks ?? []) track.mode = on ? 'showing' : 'disabled';
    setCaptions(on);
  };
  /** The player's own menu may turn them on too. */
  useEffect(() => {
    const tracks = player.current?.textTracks;
    const look = () => setCaptions([...(tracks ?? [])].some(({ mode }) => mode === 'showing'));
    tracks?.addEventListener?.('change', look);
    return () => tracks?.removeEventListener?.('change', look);
  }, []);
  return (
    <div className="relative">
      <video
        ref={player}
        controls
        preload="none"
        playsInline
        {...(urls.poster ? { poster: `${urls.poster}&w=960` } : {})}
        className="aspect-video w-full bg-black"
        aria-label={`${name}, video in ${words}`}
        onPlay={() => follow(captions)}
      >
        <source src={urls.video} type="video/mp4" />
        <track kind="captions" src={urls.vtt} srcLang={language} label={words} />
      </video>
      <Button
        size="small"
        onClick={() => follow(!captions)}
        icon={captions ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
        className="absolute top-2 right-2 border-transparent! bg-black/70! text-white! hover:bg-black/85!"
      >
        <span>
          Captions {captions ? 'on' : 'off'}
          <span className="sr-only">
            : {name} in {words}
          </span>
        </span>
      </Button>
    </div>
  );
}
