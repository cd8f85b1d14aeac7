import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { operatorQuery } from '#web/settings/access/membership.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { EmptyState, Waiting } from '#web/ui/notes.tsx';
import { Retry } from '#web/ui/retry.tsx';
import { SettingsPlace } from './settings-place.tsx';

/** What the people who run the studio look after. */
export function StudioSettingsPage() {
  const operator = useQuery(operatorQuery);
  if (operator.data) return <SettingsPlace place="studio" operator />;
  return (
    <>
      <PageHead title="Studio settings" />
      {operator.isPending && <Waiting>Loading…</Waiting>}
      {operator.isError && <Retry what="Your role in this studio" query={operator} />}
      {operator.data === false && (
        <EmptyState
          icon={<Settings aria-hidden />}
          title="Only for operators"
          action={<ButtonLink to="/settings">Open your settings</ButtonLink>}
        >
          The people who run this studio look after its backups here.
        </EmptyState>
      )}
    </>
  );
}
