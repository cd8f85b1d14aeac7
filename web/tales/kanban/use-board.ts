import { t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { limits } from '#shared/vocabulary.ts';
import { isAbort, isReauth } from '#web/api/call.ts';
import { reloadPage } from '#web/browser/location.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { useMoveTale } from '#web/tale-parts/tale.ts';
import { kanbanQuery, useOrderColumn } from './kanban.ts';
import { reach } from '#web/api/reach.ts';
import type { DatedTale } from '#web/publishing/date-lacks.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';
import { type Board, type Change, findCard, shifted, standing, withChanges } from './board.ts';
import { undoStack } from './undo-stack.ts';
import { inWords } from '#web/language/said.ts';

const nothing = Object.fromEntries(taleStatuses.map((status) => [status, []])) as unknown as Board;

/** The board and what may be done on it. What is done shows at once and stays until the server's answer has it. */
export function useBoard() {
  const [limit, setLimit] = useState<number>(limits.kanbanColumn.page);
  const query = useQuery(kanbanQuery(limit));
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [held, setHeld] = useState<Board | null>(null);
  const [asking, setAsking] = useState<{ card: KanbanCard; change: Change; ids: string[] } | null>(null);
  const [lacking, setLacking] = useState<DatedTale | null>(null);
  const [said, setSaid] = useState('');
  const [arrived, setArrived] = useState<string | null>(null);
  const [undos] = useState(undoStack);
  const { mutateAsync: sendMove } = useMoveTale();
  const { mutateAsync: sendOrder } = useOrderColumn();
  const stored = held ?? query.data ?? nothing;
  const board = useMemo(() => withChanges(stored, changes), [stored, changes]);
  const latest = useRef(board);
  latest.current = board;
  useEffect(() => {
    if (query.error) notifyFailure(query.error, t`Load failed`);
  }, [query.error]);

  const show = useCallback((change: Change) => setChanges((now) => [...now, change]), []);
  const forget = useCallback((change: Change) => setChanges((now) => now.filter((each) => each !== change)), []);

  const keepOrder = useCallback(
    async (column: TaleStatus, ids: string[]) => {
      const change: Change = { kind: 'order', column, ids };
      show(change);
      await sendOrder({ column, ids }).catch(() => null);
      forget(change);
    },
    [sendOrder, show, forget],
  );

  const send = useCallback(
    async (change: Extract<Change, { kind: 'move' }>, before: KanbanCard, undo?: () => void) => {
      const { id, to, scheduledAt } = change;
      try {
        const { warnings = [], warningsSaid = [] } = await sendMove({
          id,
          status: to,
          ...(typeof scheduledAt === 'number' ? { scheduledAt } : {}),
        });
        if (warnings.length > 0)
          setLacking({
            taleId: id,
            title: before.title,
            lacks: warnings.map((words, index) => inWords(warningsSaid[index], words)),
          });
      } catch (error) {
        forget(change);
        if (isAbort(error) || isReauth(error)) return false;
        // A page that is loaded while the studio is unreachable would be the browser's own error page.
        if (reach.isLost()) {
          notifyFailure(error, t`Tale not moved`);
          await reach.back();
        }
        reloadPage();
        return false;
      }
      forget(change);
      const words = `${before.title}: ${columnName(to)}`;
      notify.success(
        t`Tale moved successfully`,
        words,
        undo ? { action: { label: t`Undo`, perform: undos.keep(undo) } } : {},
      );
      return true;
    },
    [sendMove, forget, undos],
  );

  /** Takes a move back: the column, the date and the place it had. */
  const putBack = useCallback(
    async (before: KanbanCard, ids: string[]) => {
      const now = findCard(latest.current, before.id);
      if (!now) return;
      const change = { kind: 'move', id: before.id, to: before.status, scheduledAt: before.scheduledAt } as const;
      show(change);
      if (await send(change, before)) await keepOrder(before.status, ids);
    },
    [send, show, keepOrder],
  );

  const move = useCallback(
    (id: string, to: TaleStatus) => {
      const card = findCard(latest.current, id);
      if (!card || (card.status === to && to !== 'scheduled')) return;
      const change = { kind: 'move', id, to } as const;
      const ids = latest.current[card.status].map((each) => each.id);
      show(change);
      setArrived(id);
      setSaid(t`Moved ${{ title: card.title }} to ${{ place: standing(withChanges(latest.current, [change]), id) }}`);
      if (to === 'scheduled') setAsking({ card, change, ids });
      else void send(change, card, () => void putBack(card, ids));
    },
    [show, send, putBack],
  );

  const reorder = useCallback(
    (id: string, over: string) => {
      const card = findCard(latest.current, id);
      if (!card) return;
      const ids = latest.current[card.status].map((each) => each.id);
      const next = shifted(ids, id, ids.indexOf(over));
      if (next.every((each, at) => each === ids[at])) return;
      const change: Change = { kind: 'order', column: card.status, ids: next };
      setSaid(t`Moved ${{ title: card.title }} to ${{ place: standing(withChanges(latest.current, [change]), id) }}`);
      undos.keep(() => {
        setSaid(t`${{ title: card.title }} is back where it was`);
        void keepOrder(card.status, ids);
      });
      void keepOrder(card.status, next);
    },
    [keepOrder, undos],
  );

  /** The answer of the scheduling dialog; null puts the card back and sends nothing. */
  const schedule = (scheduledAt: number | null) => {
    if (!asking) return;
    const { card, change, ids } = asking;
    setAsking(null);
    forget(change);
    if (scheduledAt === null)
      return setSaid(t`${{ title: card.title }} is back in ${{ column: columnName(card.status) }}`);
    const dated = { kind: 'move', id: card.id, to: 'scheduled', scheduledAt } as const;
    show(dated);
    void send(dated, card, () => void putBack(card, ids));
  };

  return {
    query,
    board,
    move,
    reorder,
    /** The card that waits for its date. */
    asking: asking?.card ?? null,
    schedule,
    /** The tale that was given a date on which it cannot be published yet. */
    lacking,
    closeLacking: () => setLacking(null),
    /** Undoes the last move or order; false when there is none. */
    undo: undos.undo,
    /** What was done, for those who cannot see it. */
    said,
    /** The card that was moved last. */
    arrived,
    /**
     * While a card is dragged, nothing moves under it: the board is frozen as displayed, with changes that are not
     * saved yet.
     */
    hold: useCallback((isDragging: boolean) => setHeld(isDragging ? latest.current : null), []),
    more: useCallback(() => setLimit((now) => Math.min(now + limits.kanbanColumn.page, limits.kanbanColumn.max)), []),
    limit,
  };
}
