import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { taleQueries } from './tale.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { twinTitles } from './twin-titles.ts';

/** The newest tales, of every status. */
export const useAllTales = () => {
  const tales = useInfiniteQuery(taleQueries.list({ q: '', status: '' }));
  return { ...tales, rows: tales.data?.pages.flatMap(({ items }) => items) ?? [] };
};

/** Chooses one tale, or all of them. */
export function TalePicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = useAllTales();
  const twins = twinTitles(rows.map(({ id, displayTitle, title }) => ({ id, title: displayTitle || title })));
  const known = !value || rows.some(({ id }) => id === value);
  return (
    <div className="flex w-full flex-wrap items-end gap-2 sm:w-auto">
      <SelectField
        label={t`Tale`}
        className="w-full sm:w-80"
        options={[
          ['', t`All tales`],
          ...(known ? [] : [[value, t`This tale`] as const]),
          ...rows.map(({ id, displayTitle, title, createdAtMs }) => {
            const name = displayTitle || title;
            return [id, twins.has(id) ? `${name} (${showMoment(createdAtMs)})` : name] as const;
          }),
        ]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hasNextPage && <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>{t`More tales`}</Button>}
    </div>
  );
}
