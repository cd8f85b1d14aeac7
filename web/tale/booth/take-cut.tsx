import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { Play, Scissors, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Take } from '#shared/sound/recording.contract.ts';
import { useChooseTake } from '#web/tale/audio/audio.ts';
import { Button } from '#web/ui/button.tsx';
import { Waveform } from './waveform.tsx';
import { showNumber } from '#web/language/locale.ts';

/** The shortest sound that may be left, in ms. */
const shortest = 300;
const seconds = (ms: number) =>
  t`${{ seconds: showNumber(ms / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) }} s`;

/**
 * A take's wave with the part of it that is heard: its start and end move, and nothing of the take is lost. Key it by
 * the take and its cut.
 */
export function TakeCut({
  taleId,
  take,
  onHeard,
}: {
  taleId: TaleId;
  take: Take;
  onHeard: (ms: number | null) => void;
}) {
  const [cut, setCut] = useState({ startMs: take.startMs, endMs: take.endMs });
  const choose = useChooseTake(taleId);
  const changed = cut.startMs !== take.startMs || cut.endMs !== take.endMs;
  const side = (name: 'startMs' | 'endMs', label: string) => (
    <label className="grid gap-1 text-xs font-medium">
      <span className="flex justify-between gap-2">
        {label} <span className="text-soft tabular-nums">{seconds(cut[name])}</span>
      </span>
      <input
        type="range"
        min={0}
        max={take.durationMs}
        step={10}
        value={cut[name]}
        aria-valuetext={seconds(cut[name])}
        onChange={({ target }) => {
          const at = Number(target.value);
          setCut((now) =>
            name === 'startMs'
              ? { ...now, startMs: Math.max(0, Math.min(at, now.endMs - shortest)) }
              : { ...now, endMs: Math.min(take.durationMs, Math.max(at, now.startMs + shortest)) },
          );
        }}
        className="h-6 w-full accent-brand"
      />
    </label>
  );
  return (
    <div className="grid gap-2">
      <Waveform
        peaks={take.peaks}
        from={cut.startMs / take.durationMs}
        to={cut.endMs / take.durationMs}
        label={t`Waveform of the take: plays from ${{ start: seconds(cut.startMs) }} to ${{ end: seconds(cut.endMs) }} of ${{ total: seconds(take.durationMs) }}`}
      />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {side('startMs', t`Start`)}
        {side('endMs', t`End`)}
      </div>
      <div className="flex flex-wrap gap-2">
        <PlayPart url={take.url} startMs={cut.startMs} endMs={cut.endMs} onHeard={onHeard} />
        <Button size="small" onClick={() => setCut(take.silence)}>{t`Without silence`}</Button>
        <Button size="small" onClick={() => setCut({ startMs: 0, endMs: take.durationMs })}>{t`Whole take`}</Button>
        {changed && (
          <Button
            size="small"
            look="primary"
            busy={choose.isPending}
            onClick={() => choose.mutate({ id: take.id, ...cut })}
            icon={<Scissors aria-hidden />}
          >{t`Use this part`}</Button>
        )}
      </div>
    </div>
  );
}

/** Plays a part of a sound and stops at its end. */
function PlayPart({
  url,
  startMs,
  endMs,
  onHeard,
}: {
  url: string;
  startMs: number;
  endMs: number;
  onHeard: (ms: number | null) => void;
}) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const stop = () => {
    audio.current?.pause();
    setPlaying(false);
    onHeard(null);
  };
  useEffect(
    () => () => {
      audio.current?.pause();
      onHeard(null);
    },
    // oxlint-disable-next-line exhaustive-deps -- only when the booth closes the take
    [],
  );
  const play = () => {
    const sound = (audio.current ??= new Audio(url));
    sound.currentTime = startMs / 1000;
    sound.ontimeupdate = () => {
      if (sound.currentTime * 1000 >= endMs) return stop();
      onHeard(sound.currentTime * 1000);
    };
    sound.onended = stop;
    setPlaying(true);
    sound.play().catch(stop);
  };
  return playing ? (
    <Button size="small" onClick={stop} icon={<Square aria-hidden />}>{t`Stop listening`}</Button>
  ) : (
    <Button size="small" onClick={play} icon={<Play aria-hidden />}>{t`Listen`}</Button>
  );
}
