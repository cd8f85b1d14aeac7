import { t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { takesText } from '#web/commands/shortcut-listener.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';
import { useFocusAfter } from '#web/ui/hooks/use-focus-after.ts';
import { findCard, found, standing } from './board.ts';
import { type CardActs, CardFace } from './card-face.tsx';
import { DragBoard } from './card-drag.tsx';
import { BulkBar } from '../bulk-bar.tsx';
import { KanbanColumn } from './kanban-column.tsx';
import { KanbanToolbar } from './kanban-toolbar.tsx';
import { useBoard } from './use-board.ts';

const CardPanel = lazy(async () => ({ default: (await import('./card-panel.tsx')).CardPanel }));
const DateLacks = lazy(async () => ({ default: (await import('#web/publishing/date-lacks.tsx')).DateLacks }));
const ScheduleDialog = lazy(async () => ({
  default: (await import('#web/publishing/schedule-dialog.tsx')).ScheduleDialog,
}));

/** Ctrl/Cmd+Z undoes what was done on the board; in a field it is the field's own. */
function useUndoKey(undo: () => boolean) {
  useCommands([
    {
      id: 'kanban.undo',
      label: t`Undo on the board`,
      description: t`Undo the last move or reordering of cards`,
      icon: Undo2,
      group: t`Kanban`,
      key: 'mod+z',
      keyWhen: () => !takesText(document.activeElement),
      perform: () => undo() || notify.info(t`Nothing to undo`),
    },
    {
      id: 'hint.kanban.pick',
      label: t`Pick up or drop a card, on its handle`,
      group: t`Kanban`,
      key: ['Space', 'Enter'],
    },
    {
      id: 'hint.kanban.column',
      label: t`Move a held card to the next column`,
      group: t`Kanban`,
      key: ['ArrowLeft', 'ArrowRight'],
    },
    {
      id: 'hint.kanban.place',
      label: t`Move a held card in its column`,
      group: t`Kanban`,
      key: ['ArrowUp', 'ArrowDown'],
    },
  ]);
}

/** Every tale on a board of seven columns, to be dragged on. */
export function KanbanView() {
  const {
    query,
    board,
    move,
    reorder,
    hold,
    asking,
    schedule,
    lacking,
    closeLacking,
    undo,
    said,
    arrived,
    more,
    limit,
  } = useBoard();
  useUndoKey(undo);
  const [q, setQ] = useState('');
  const [only, setOnly] = useState<TaleStatus | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const words = useDeferredValue(q);
  const shown = useMemo(() => found(board, words), [board, words]);
  const chosen = useMemo(
    () => taleStatuses.flatMap((status) => board[status].filter(({ id }) => ticked.has(id))),
    [board, ticked],
  );
  const stays = useFocusAfter<HTMLDivElement>(chosen.length);
  const inSight = useRef(shown);
  inSight.current = shown;

  const acts = useMemo<CardActs>(
    () => ({
      open: setOpened,
      toggle: (id) =>
        setTicked((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
      move,
      shift: (id, by) => {
        const card = findCard(inSight.current, id);
        const ids = card ? inSight.current[card.status].map((each) => each.id) : [];
        const over = ids[ids.indexOf(id) + by];
        if (over) reorder(id, over);
      },
    }),
    [move, reorder],
  );
  const told = {
    title: (id: string) => findCard(board, id)?.title ?? '',
    place: (id: string) => standing(shown, id),
    label: columnName,
  };
  const overlay = useCallback((id: string) => {
    const card = findCard(inSight.current, id);
    return card && <CardFace card={card} />;
  }, []);
  const refresh = () => {
    setRefreshing(true);
    void query.refetch().finally(() => setRefreshing(false));
  };

  const panel = opened === null ? undefined : findCard(board, opened);
  const counts = Object.fromEntries(taleStatuses.map((status) => [status, shown[status].length])) as Record<
    TaleStatus,
    number
  >;
  const columns = taleStatuses.filter((status) => only === null || only === status);
  return (
    <>
      <KanbanToolbar
        q={q}
        onSearch={setQ}
        only={only}
        onOnly={setOnly}
        counts={counts}
        isRefreshing={isRefreshing}
        onRefresh={refresh}
      />
      <BulkBar view="board" chosen={chosen} onClear={() => setTicked(new Set())} />
      {query.isPending && <Waiting>{t`Loading your workspace...`}</Waiting>}
      {query.isError && !query.data && (
        <ErrorNote>
          {query.error.message} <Button size="small" onClick={refresh}>{t`Try again`}</Button>
        </ErrorNote>
      )}
      {query.data && (
        <DragBoard onMove={move} onReorder={reorder} onDragging={hold} overlay={overlay} told={told}>
          <div
            ref={stays}
            role="group"
            data-page="wide"
            aria-label={t`Board`}
            tabIndex={0}
            className={cx(
              'relative grid gap-3 md:h-[max(26rem,calc(100dvh-20rem))] md:grid-flow-col ' +
                'md:grid-rows-[minmax(0,1fr)] md:overflow-x-auto md:pb-2 xl:gap-2',
              only
                ? 'md:auto-cols-[minmax(14rem,34rem)]'
                : 'md:auto-cols-[minmax(14rem,1fr)] xl:auto-cols-[minmax(7rem,1fr)]',
            )}
          >
            {columns.map((status) => (
              <KanbanColumn
                key={status}
                status={status}
                cards={shown[status]}
                ticked={ticked}
                acts={acts}
                arrived={arrived}
                onMore={(query.data?.[status].length ?? 0) >= limit ? more : null}
              />
            ))}
          </div>
        </DragBoard>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Suspense>
        {panel && (
          <CardPanel card={panel} onReschedule={() => move(panel.id, 'scheduled')} onClose={() => setOpened(null)} />
        )}
      </Suspense>
      <Suspense>
        {asking && (
          <ScheduleDialog
            title={t`Schedule ${{ title: asking.title }}`}
            note={t`When the video becomes public.`}
            scheduledAt={asking.scheduledAt}
            onPick={schedule}
            onInvalid={() => {
              notify.error(t`Invalid date format`);
              schedule(null);
            }}
            onClose={() => schedule(null)}
          />
        )}
        {lacking && <DateLacks tale={lacking} onClose={closeLacking} />}
      </Suspense>
    </>
  );
}
