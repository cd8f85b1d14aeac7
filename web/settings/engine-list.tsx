import { useQuery } from '@tanstack/react-query';
import { systemQuery } from '#web/queries/system.ts';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notes.tsx';
import { Retry } from './retry.tsx';

const roles = [
  ['writer', 'Stories'],
  ['illustrator', 'Pictures'],
  ['narrator', 'Voices'],
  ['musician', 'Music'],
  ['videoHost', 'Video channel'],
] as const;

/** Which engine does which work, and whether it needs anything from outside. */
export function EngineList() {
  const system = useQuery(systemQuery);
  const builtIn = system.data && Object.values(system.data.engines).every((name) => /^built-in/i.test(name));
  return (
    <Card title="Engines" note="What makes the words, pictures, voices and music.">
      {system.isPending && <Waiting>Loading…</Waiting>}
      {system.isError && !system.data && <Retry what="The engines" query={system} />}
      {system.data && (
        <>
          <dl className="grid text-sm">
            {roles.map(([key, words]) => (
              <Row key={key} name={words} value={system.data.engines[key]} />
            ))}
            <Row name="Films" value={system.data.ffmpeg ? `ffmpeg ${system.data.ffmpeg}` : 'ffmpeg was not found: films cannot be made'} />
          </dl>
          {builtIn && (
            <p className="mt-3 text-sm text-soft">All of it runs on the studio’s own machine: no key and no network is needed.</p>
          )}
        </>
      )}
    </Card>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 border-b border-line/70 py-2 last:border-0">
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
  </div>
);
