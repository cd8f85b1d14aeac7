import { t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { Plus, RefreshCw, Search } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { useCreateRandom } from '#web/tales/kanban/kanban.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  q: string;
  onSearch: (q: string) => void;
  only: TaleStatus | null;
  onOnly: (only: TaleStatus | null) => void;
  counts: Readonly<Record<TaleStatus, number>>;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Search, the chips that choose a column, a new tale, Refresh. */
export function KanbanToolbar({ q, onSearch, only, onOnly, counts, isRefreshing, onRefresh }: Props) {
  const create = useCreateRandom();
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search);
  const total = taleStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          ref={search}
          label={t`Search tales`}
          hideLabel
          type="search"
          placeholder={t`Search by title or verse…`}
          aria-keyshortcuts="Control+K Meta+K"
          className="min-w-48 flex-1"
          value={q}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button
          look="primary"
          busy={create.isPending}
          onClick={() => create.mutate()}
          icon={<Plus aria-hidden />}
        >{t`Create New Tale`}</Button>
        <Button busy={isRefreshing} onClick={onRefresh} icon={<RefreshCw aria-hidden />}>{t`Refresh`}</Button>
      </div>
      <div role="group" aria-label={t`Status`} className="flex flex-wrap gap-1.5">
        <Chip isOn={only === null} count={total} onPress={() => onOnly(null)}>{t`All`}</Chip>
        {taleStatuses.map((status) => (
          <Chip key={status} isOn={only === status} count={counts[status]} onPress={() => onOnly(status)}>
            {columnName(status)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function Chip({
  isOn,
  count,
  onPress,
  children,
}: {
  isOn: boolean;
  count: number;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx(
        'inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-[13px] font-medium transition-colors',
        isOn ? 'border-brand bg-brand text-on-brand' : 'border-edge/50 bg-surface text-ink hover:border-edge',
      )}
    >
      {children} <span className={cx('text-xs tabular-nums', !isOn && 'text-soft')}>{count}</span>
    </button>
  );
}

/** Ctrl/Cmd+K goes to the search; pressed there again it opens the palette. */
function useSearchKey(search: RefObject<HTMLInputElement | null>) {
  useCommands([
    {
      id: 'kanban.search',
      label: t`Search the board`,
      description: t`Find tales on the board by title or verse`,
      icon: Search,
      group: t`Kanban`,
      key: 'mod+k',
      keyWhen: () => document.activeElement !== search.current,
      perform: () => {
        search.current?.focus();
        search.current?.select();
      },
    },
  ]);
}
