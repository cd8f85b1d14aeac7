import { useQuery } from '@tanstack/react-query';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { CastForm } from './cast-form.tsx';
import { castQuery, useRedrawDrifted } from '#web/queries/cast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';

/** Who and what appears in a tale's pictures and how they look; and which pictures no longer show them so. */
export function CastCard({ taleId }: { taleId: string }) {
  const { data: sheet, error } = useQuery(castQuery(taleId));
  const redraw = useRedrawDrifted(taleId);
  const [editing, setEditing] = useState(false);
  const drifted = sheet?.drifted.length ?? 0;
  return (
    <Card
      title="Cast and places"
      note="How people, animals and places look in every picture. Whoever draws is told."
      actions={
        sheet && (
          <Button onClick={() => setEditing(true)} icon={<Pencil aria-hidden />}>
            Edit the cast
          </Button>
        )
      }
    >
      {error && !sheet && <ErrorNote>{error.message}</ErrorNote>}
      {!sheet && !error && <Waiting>Loading the cast…</Waiting>}
      {drifted > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-brand-wash px-4 py-3 text-sm">
          <p>
            The cast was changed after {drifted} {drifted === 1 ? 'picture was' : 'pictures were'} drawn. The others stay as they are.
          </p>
          <Button look="primary" size="small" busy={redraw.isPending} onClick={() => redraw.mutate()} icon={<RefreshCw aria-hidden />}>
            Redo what drifted
          </Button>
        </div>
      )}
      {sheet?.members.length === 0 && (
        <p className="text-sm text-soft">Nobody is named in the scenes yet. Add who appears, and how they look.</p>
      )}
      {sheet && sheet.members.length > 0 && (
        <dl className="grid gap-3 sm:grid-cols-2">
          {sheet.members.map(({ name, look, cloth, notes }, at) => (
            <div key={name} className="rounded-xl border border-line p-3 text-sm">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-soft">{[look, cloth, notes].filter(Boolean).join(' · ') || 'As the illustrator sees fit'}</dd>
              <dd className="mt-1 text-xs text-soft">{framesOf(sheet.frames[at] ?? [])}</dd>
            </div>
          ))}
        </dl>
      )}
      {sheet && editing && <CastForm taleId={taleId} sheet={sheet} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const framesOf = (frames: readonly number[]): string =>
  frames.length === 0 ? 'In no picture' : `In ${frames.length === 1 ? 'picture' : 'pictures'} ${frames.join(', ')}`;
