import type { TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Scene } from '#shared/tale/tale.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { type Unfinished, useUnfinished } from './use-unfinished.ts';
import { languageName } from '#web/language/locale.ts';

/** Offers what was spoken and never became a sound, because the tab, the browser or the connection ended first. */
export function RecoveredReadings({ taleId, scenes }: { taleId: TaleId; scenes: readonly Scene[] }) {
  const { items, keep, discard } = useUnfinished(taleId);
  const [leaving, setLeaving] = useState<Unfinished | null>(null);
  if (items.length === 0) return null;
  return (
    <section
      aria-label={t`Recordings to recover`}
      className="mb-5 grid gap-3 rounded-xl border border-gold/60 bg-warn-wash p-4"
    >
      <h3 className="flex items-center gap-2 text-sm font-semibold text-warn">
        <LifeBuoy className="size-4 shrink-0" aria-hidden />
        {plural(
          { count: items.length },
          {
            one: 'A recording was not finished. What was spoken is still here.',
            other: '# recordings were not finished. What was spoken is still here.',
          },
        )}
      </h3>
      <ul className="grid gap-3">
        {items.map((item) => {
          const sceneNo = scenes.find(({ id }) => id === item.sceneId)?.sceneNo ?? '?';
          const spoken = languageName(item.language);
          return (
            <li key={item.intent} className="grid gap-2 text-sm">
              <p>
                {t`Scene ${sceneNo}, ${{ language: spoken }}`}{' '}
                <span className="text-soft">· {showMoment(item.at)}</span>
              </p>
              {item.here && (
                <Heard bytes={item.here} label={t`Unfinished recording of scene ${sceneNo}, ${{ language: spoken }}`} />
              )}
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  look="primary"
                  busy={keep.isPending && keep.variables.intent === item.intent}
                  onClick={() => keep.mutate(item)}
                  aria-label={t`Use the recording of scene ${sceneNo}, ${{ language: spoken }}`}
                >{t`Use`}</Button>
                <Button
                  size="small"
                  onClick={() => setLeaving(item)}
                  aria-label={t`Discard the recording of scene ${sceneNo}, ${{ language: spoken }}`}
                >{t`Discard`}</Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        title={t`Discard this recording?`}
        action={t`Discard`}
        busy={discard.isPending}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && discard.mutate(leaving, { onSettled: () => setLeaving(null) })}
      >{t`The recording is lost for good.`}</ConfirmDialog>
    </section>
  );
}

function Heard({ bytes, label }: { bytes: Blob; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url && <audio controls src={url} aria-label={label} className="h-10 w-full max-w-xl" />;
}
