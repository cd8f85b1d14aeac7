import { t } from '@lingui/core/macro';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toKept, toWhole } from '#shared/tale/kept-parts.ts';
import type { Take } from '#shared/sound/recording.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { showLength } from '#web/ui/hooks/time.ts';

const sides = ['original', 'cleaned'] as const;
type Side = (typeof sides)[number];

/** Plays a take and its cleaned copy in turn: each continues at the position of the other. */
export function TakeCompare({ original, copy, label }: { original: Take; copy: Take; label: string }) {
  const sounds = useRef<Partial<Record<Side, HTMLAudioElement>>>({});
  const [playing, setPlaying] = useState<Side | null>(null);
  /** In ms of the original. */
  const [place, setPlace] = useState(original.startMs);
  const kept = copy.cleaned?.kept ?? null;
  useEffect(() => () => Object.values(sounds.current).forEach((sound) => sound.pause()), []);

  const stop = () => {
    Object.values(sounds.current).forEach((sound) => sound.pause());
    setPlaying(null);
  };
  const play = (side: Side) => {
    stop();
    const take = side === 'original' ? original : copy;
    const sound = (sounds.current[side] ??= new Audio(take.url));
    sound.currentTime = (side === 'original' ? place : toKept(kept, place)) / 1000;
    const finish = () => {
      stop();
      setPlace(original.startMs);
    };
    sound.ontimeupdate = () => {
      if (sound.paused) return;
      const ms = sound.currentTime * 1000;
      if (ms >= take.endMs) return finish();
      setPlace(side === 'original' ? ms : toWhole(kept, ms));
    };
    sound.onended = finish;
    setPlaying(side);
    sound.play().catch(stop);
  };

  return (
    <div role="group" aria-label={label} className="flex w-full flex-wrap items-center gap-2 rounded-lg bg-sunken p-3">
      {sides.map((side) => (
        <Button
          key={side}
          size="small"
          look={playing === side ? 'primary' : 'quiet'}
          aria-pressed={playing === side}
          onClick={() => play(side)}
          icon={<Play aria-hidden />}
        >
          {side === 'original' ? t`Play original` : t`Play cleaned copy`}
        </Button>
      ))}
      <Button size="small" disabled={playing === null} onClick={stop} icon={<Square aria-hidden />}>{t`Stop`}</Button>
      <span className="text-xs text-soft tabular-nums">{t`${{ now: showLength(place - original.startMs) }} of ${{ total: showLength(original.endMs - original.startMs) }}`}</span>
    </div>
  );
}
