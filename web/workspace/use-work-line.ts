import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';

/** Work on the server, one thing after the other. */
export function useWorkLine<Work extends string>() {
  const [work, setWork] = useState<Work | null>(null);
  const line = useRef({ waiting: 0, end: Promise.resolve() });
  /** Acts once everything before it is done and on the page; what goes wrong is logged and handed on in words. */
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
