import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { SelectField } from '#web/ui/field.tsx';
import { allZones, zoneName } from '#web/publishing/zone-words.ts';

const key = 'ai-content-pipeline:audience-zone';

/** The viewers' time zone: as chosen in this browser, otherwise that of the first slot. */
export function useSecondZone(usual: string): [string, (zone: string) => void] {
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const choose = (zone: string) => {
    localStorage.setItem(key, zone);
    setChosen(zone);
  };
  return [chosen && allZones().includes(chosen) ? chosen : usual, choose];
}

/** The time zone that is shown, and others beside it. */
export const CalendarZone = ({
  own,
  zone,
  onChange,
}: {
  own: string;
  zone: string;
  onChange: (zone: string) => void;
}) => (
  <div className="flex flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm text-soft">
    <span>{t`Your time: ${{ zone: zoneName(own) }}`}</span>
    <SelectField
      label={t`Viewers’ time zone`}
      hideLabel
      className="w-52"
      options={(allZones().includes(zone) ? allZones() : [zone, ...allZones()]).map(
        (one) => [one, t`and ${{ zone: one.replaceAll('_', ' ') }}`] as const,
      )}
      value={zone}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
