import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { operatorQuery } from '#web/settings/access/membership.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { EmptyState, Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { SettingsPlace } from './settings-place.tsx';

/** What the people who run the studio look after. */
export function StudioSettingsPage() {
  const operator = useQuery(operatorQuery);
  if (operator.data) return <SettingsPlace place="studio" operator />;
  return (
    <>
      <PageHead title={t`Studio settings`} />
      {operator.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {operator.isError && <Retry what={t`Your role in this studio`} query={operator} />}
      {operator.data === false && (
        <EmptyState
          icon={<Settings aria-hidden />}
          title={t`Only for the people who run this studio`}
          action={<ButtonLink to="/settings">{t`Open your settings`}</ButtonLink>}
        >{t`The people who run this studio look after its backups here.`}</EmptyState>
      )}
    </>
  );
}
