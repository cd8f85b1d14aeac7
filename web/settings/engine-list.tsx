import { useQuery } from '@tanstack/react-query';
import { systemQuery } from '#web/queries/system.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';

const roles = [
  ['writer', 'Writer'],
  ['illustrator', 'Illustrator'],
  ['narrator', 'Narrator'],
  ['musician', 'Musician'],
  ['videoHost', 'Video host'],
] as const;

/** Which engine does which work. */
export function EngineList() {
  const system = useQuery(systemQuery);
  return (
    <Card title="Engines" note="What makes the words, pictures, voices and music.">
      {system.isPending && <Waiting>Loading…</Waiting>}
      {system.isError && <ErrorNote>{system.error.message}</ErrorNote>}
      {system.data && (
        <dl className="grid gap-2 text-sm">
          {roles.map(([key, words]) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line/70 pb-2">
              <dt className="text-soft">{words}</dt>
              <dd className="text-right font-medium break-words">{system.data.engines[key]}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4">
            <dt className="text-soft">ffmpeg</dt>
            <dd className="text-right font-medium">{system.data.ffmpeg ?? 'Not found: videos cannot be rendered'}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
