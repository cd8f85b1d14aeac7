import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settingsQueries } from '#web/account/settings.ts';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';

/** How far the download of the natural voices is, or why there are none; nothing once they can speak. */
export function NaturalVoicesNote({ className = '' }: { className?: string }) {
  const client = useQueryClient();
  const natural = useQuery(settingsQueries.natural()).data;
  const state = natural?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'fetching' && state === 'ready')
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'tale' && queryKey[2] === 'audio' });
    before.current = state;
  }, [client, state]);
  if (state === 'fetching') {
    const percent = Math.round(natural?.percent ?? 0);
    return (
      <div className={`rounded-xl bg-sunken px-4 py-3 text-sm ${className}`}>
        <p>{t`Natural voices: downloading, ${percent} %. Until they are here, simple voices read.`}</p>
        <ProgressBar value={percent} label={t`Natural voices`} className="mt-2" />
      </div>
    );
  }
  if (state !== 'unavailable' || !natural?.words) return null;
  return (
    <p className={`rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn ${className}`}>
      {inWords(natural.said, natural.words)}
    </p>
  );
}
