import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

/** Runs server calls one at a time, in the order they were made; `work` is the one in progress. */
export function useWorkLine<Work extends string>() {
  const [work, setWork] = useState<Work | null>(null);
  const line = useRef({ waiting: 0, end: Promise.resolve() });
  /** Runs `act` after all earlier calls have finished and rendered. Logs an error and passes its message to `ended`. */
  function during(what: Work, act: () => Promise<void>, ended: (trouble: string | null) => void): Promise<void> {
    const { waiting, end } = line.current;
    const turn = async () => {
      await end;
      if (waiting > 0) await new Promise((painted) => setTimeout(painted));
      setWork(what);
      try {
        await act();
        ended(null);
      } catch (error) {
        console.warn('The thumbnail was not saved:', error);
        ended((error instanceof Error && error.message) || t`Please try again.`);
      }
      line.current.waiting -= 1;
      setWork(null);
    };
    line.current = { waiting: waiting + 1, end: turn() };
    return line.current.end;
  }
  return { work, during };
}
