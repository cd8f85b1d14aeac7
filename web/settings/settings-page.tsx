import { useQuery } from '@tanstack/react-query';
import { operatorQuery } from '#web/settings/access/membership.ts';
import { SettingsPlace } from './settings-place.tsx';

/** How the studio works for this creator. */
export function SettingsPage() {
  const operator = useQuery(operatorQuery);
  return <SettingsPlace place="own" operator={operator.data ?? false} />;
}
