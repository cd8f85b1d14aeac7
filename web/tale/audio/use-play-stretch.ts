import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds that are heard before and after a stretch, so that its seams can be judged. */
const around = 600;

/** Plays a stretch of a sound with a little of what is around it; asked again while it plays, it stops. */
export function usePlayStretch() {
  const [playing, setPlaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stopper = useRef<(() => void) | null>(null);
  useEffect(() => () => stopper.current?.(), []);

  async function play(url: string, startMs: number, endMs: number): Promise<void> {
    const wasPlaying = playing;
    stopper.current?.();
    setProblem(null);
    if (wasPlaying) return;
    const audio = new Audio(url);
    const stop = () => {
      audio.pause();
      stopper.current = null;
      setPlaying(false);
    };
    stopper.current = stop;
    audio.addEventListener('timeupdate', () => audio.currentTime * 1000 > endMs + around && stop());
    audio.addEventListener('ended', stop);
    audio.currentTime = Math.max(0, startMs - around) / 1000;
    setPlaying(true);
    try {
      await audio.play();
    } catch (error) {
      if (stopper.current !== stop) return;
      stop();
      // Browsers block audio that starts on its own long after the click, so the button plays it.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError'))
        setProblem(t`This audio cannot be played here. Reload the page and try again.`);
    }
  }
  return { playing, play, problem };
}
