import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { castLimits } from '#shared/pictures/cast.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { castNamesQuery, useSaveCast } from './cast.ts';
import { Button } from '#web/ui/button.tsx';

const addWords = (entry: CastMember): string => {
  const name = entry.name.split(',')[0] ?? '';
  if (entry.kind === 'person') return t`Add ${name}?`;
  return entry.kind === 'animal' ? t`Add ${name}, an animal?` : t`Add ${name}, a place?`;
};

/** People named in the tale but missing from the cast, each added with one click; nothing when nobody is missing. */
export function CastNames({ taleId, sheet }: { taleId: TaleId; sheet: CastSheet }) {
  const { data } = useQuery(castNamesQuery(taleId));
  const save = useSaveCast(taleId);
  const there = new Set(sheet.members.map(({ name }) => name));
  const lacking = (data?.items ?? []).filter(({ name }) => !there.has(name));
  if (lacking.length === 0 || sheet.members.length >= castLimits.members) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <p className="text-soft">{t`Named in the tale but missing from its cast:`}</p>
      {lacking.map((entry) => (
        <Button
          key={entry.name}
          size="small"
          icon={<UserPlus aria-hidden />}
          busy={save.isPending && save.variables.members.at(-1)?.name === entry.name}
          disabled={save.isPending}
          onClick={() => save.mutate({ version: sheet.version, members: [...sheet.members, entry] })}
        >
          {addWords(entry)}
        </Button>
      ))}
    </div>
  );
}
