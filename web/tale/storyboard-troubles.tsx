import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import { videoQueries } from '#web/queries/video.ts';

/** What a storyboard lacks, what in it no longer fits, and whether its film is older than it: each with the reason. */
export function StoryboardTroubles({ board, taleId }: { board: Storyboard; taleId: string }) {
  const films = useQuery(videoQueries.ofTale(taleId)).data ?? [];
  const film = films.find(({ language, shape }) => language === board.language && shape === board.shape);
  return (
    <>
      {board.missing.length > 0 && (
        <Trouble summary={`Still missing: ${board.missing.length}`} lines={board.missing}>
          Package Video makes all of it on the way.
        </Trouble>
      )}
      {board.stale.length > 0 && (
        <Trouble summary={`Narration out of date: ${board.stale.length}`} lines={board.stale}>
          What plays is the old sound.{' '}
          <Link to="?tab=audio" className="font-medium underline">
            Speak it again in Audio
          </Link>
          ; synthetic voices are also spoken anew with the next video.
        </Trouble>
      )}
      {film?.stale && (
        <p className="mb-4 flex items-start gap-2 rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
          <Timer className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            <strong>The rendered video is older than this storyboard.</strong> {film.why.join(' ')} Render it again below: only what changed
            is drawn.
          </span>
        </p>
      )}
    </>
  );
}

const Trouble = ({ summary, lines, children }: { summary: string; lines: readonly string[]; children: ReactNode }) => (
  <details open={lines.length <= 4} className="mb-4 rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
    <summary className="font-semibold">{summary}</summary>
    <ul className="mt-1 list-disc gap-x-8 pl-5 sm:columns-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="mt-2">{children}</p>
  </details>
);
