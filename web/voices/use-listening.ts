import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#web/api/call.ts';
import { fetchSound } from './sound-sample.ts';

/** What is heard just now, by its address; `problem` says why nothing is. */
type Listening = { readonly url: string; readonly state: 'loading' | 'playing' } | null;

/** Plays one sound at a time; the same press again stops it. */
export function useListening() {
  const [now, setNow] = useState<Listening>(null);
  const [problem, setProblem] = useState<{ url: string; words: string } | null>(null);
  const stopper = useRef<(() => void) | null>(null);
  const stop = () => {
    stopper.current?.();
    stopper.current = null;
    setNow(null);
  };
  useEffect(() => () => stopper.current?.(), []);

  async function listen(url: string): Promise<void> {
    const same = now?.url === url;
    stop();
    setProblem(null);
    if (same) return;
    const gone = new AbortController();
    const audio = new Audio();
    let address = '';
    stopper.current = () => {
      gone.abort();
      audio.pause();
      if (address) URL.revokeObjectURL(address);
    };
    setNow({ url, state: 'loading' });
    try {
      address = URL.createObjectURL(await fetchSound(url, gone.signal));
      if (gone.signal.aborted) return URL.revokeObjectURL(address);
      audio.addEventListener('ended', () => !gone.signal.aborted && stop());
      audio.src = address;
      await audio.play();
      if (!gone.signal.aborted) setNow({ url, state: 'playing' });
    } catch (error) {
      if (gone.signal.aborted || isAbort(error)) return;
      stop();
      setProblem({ url, words: error instanceof Error ? error.message : t`It cannot be played here.` });
    }
  }
  return { now, problem, listen };
}
export type ListeningTo = ReturnType<typeof useListening>;
