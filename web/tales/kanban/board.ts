import { t } from '@lingui/core/macro';
import { columnName } from '#web/tale-parts/tale-words.ts';
import { foldLetters } from '#shared/story/fold-letters.ts';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/** The cards of each column, from top to bottom. */
export type Board = Readonly<Record<TaleStatus, readonly KanbanCard[]>>;

/** Changes made here that the server's answer does not contain yet. */
export type Change =
  | { readonly kind: 'move'; readonly id: string; readonly to: TaleStatus; readonly scheduledAt?: number | null }
  | { readonly kind: 'order'; readonly column: TaleStatus; readonly ids: readonly string[] };

/** The board as its creator left it: the server's answer with unsaved changes applied. */
export const withChanges = (board: Board, changes: readonly Change[]): Board =>
  changes.reduce((now, change) => (change.kind === 'move' ? moved(now, change) : ordered(now, change)), board);

/** A moved card is on top of its new column. */
function moved(board: Board, { id, to, scheduledAt }: Extract<Change, { kind: 'move' }>): Board {
  const card = findCard(board, id);
  if (!card || (card.status === to && scheduledAt === undefined)) return board;
  const changed = { ...card, status: to, scheduledAt: scheduledAt ?? card.scheduledAt };
  if (card.status === to) return { ...board, [to]: board[to].map((each) => (each.id === id ? changed : each)) };
  return {
    ...board,
    [card.status]: board[card.status].filter((each) => each.id !== id),
    [to]: [changed, ...board[to]],
  };
}

/** Cards that the order does not name keep their place. */
function ordered(board: Board, { column, ids }: Extract<Change, { kind: 'order' }>): Board {
  const cards = new Map(board[column].map((card) => [card.id, card]));
  const named = ids.filter((id) => cards.has(id));
  const isNamed = new Set(named);
  let next = 0;
  return {
    ...board,
    [column]: board[column].map((card) => (isNamed.has(card.id) ? cards.get(named[next++] ?? card.id)! : card)),
  };
}

/** A card and with it the column it is in. */
export function findCard(board: Board, id: string): KanbanCard | undefined {
  for (const status of taleStatuses) {
    const card = board[status].find((each) => each.id === id);
    if (card) return card;
  }
  return undefined;
}

/**
 * The cards whose title or verse has the words, as any keyboard can write them: in any case, with or without accents
 * and the letters of Ewe.
 */
export function found(board: Board, words: string): Board {
  const sought = foldLetters(words.trim());
  if (sought === '') return board;
  const has = ({ title, verse }: KanbanCard) => foldLetters(`${title}\n${verse ?? ''}`).includes(sought);
  return Object.fromEntries(taleStatuses.map((status) => [status, board[status].filter(has)])) as Record<
    TaleStatus,
    KanbanCard[]
  >;
}

/** The list with one of its ids at another place. */
export function shifted(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, id);
}

/** The position of a card, for screen readers: 'Scheduled, position 2 of 5'. */
export function standing(board: Board, id: string): string {
  const card = findCard(board, id);
  if (!card) return '';
  const cards = board[card.status];
  const place = cards.findIndex((each) => each.id === id) + 1;
  return t`${{ column: columnName(card.status) }}, position ${place} of ${{ count: cards.length }}`;
}
