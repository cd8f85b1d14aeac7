import { useQuery } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { Language } from '#shared/vocabulary.ts';
import { takesOf, useChooseTake, useRemoveTake } from '#web/queries/audio.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notes.tsx';
import { showLength, showMoment } from '#web/ui/time.ts';
import { TakeCut } from './take-cut.tsx';

/** The last readings of a scene: the one that is heard with its wave, the others to go back to. */
export function TakeList({
  taleId,
  sceneId,
  language,
  onHeard,
}: {
  taleId: string;
  sceneId: string;
  language: Language;
  /** Told where the take is heard just now, in ms; null when it is not. */
  onHeard: (ms: number | null) => void;
}) {
  const takes = useQuery(takesOf({ taleId, sceneId, language }));
  const choose = useChooseTake(taleId);
  const remove = useRemoveTake(taleId);
  if (takes.isError) return <ErrorNote>{takes.error.message}</ErrorNote>;
  if (!takes.data?.length) return <p className="text-sm text-soft">No take yet. The last six that you read stay here to go back to.</p>;
  const current = takes.data.find((take) => take.current);
  return (
    <div className="grid gap-3">
      {current && <TakeCut key={`${current.id} ${current.startMs} ${current.endMs}`} taleId={taleId} take={current} onHeard={onHeard} />}
      <ul className="grid gap-1.5">
        {takes.data.map((take, at) => {
          const name = `Take ${takes.data.length - at}`;
          return (
            <li key={take.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line px-3 py-1.5 text-sm">
              <span className="font-medium">{name}</span>
              <span className="text-soft">
                {showLength(take.endMs - take.startMs)} · {take.kind} · {showMoment(take.madeAt)}
              </span>
              {!take.fits && <Badge hue="amber">Other words</Badge>}
              <span className="ml-auto flex items-center gap-1.5">
                {take.current ? (
                  <Badge hue="green" icon={<Check aria-hidden />}>
                    Heard in the film
                  </Badge>
                ) : (
                  <>
                    <Button
                      size="small"
                      busy={choose.isPending && choose.variables.id === take.id}
                      onClick={() => choose.mutate({ id: take.id })}
                      aria-label={`Use ${name.toLowerCase()}`}
                    >
                      Use
                    </Button>
                    <IconButton
                      label={`Delete ${name.toLowerCase()} for good`}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(take.id)}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
