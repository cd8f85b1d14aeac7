import type { QueryClient } from '@tanstack/react-query';

type Card = { readonly id: string; readonly status: string; readonly title: string };
type Board = Readonly<Record<string, readonly Card[]>>;

/**
 * Moves, renames or takes out a card on every board that shows it, before the boards are asked for again: a new status
 * puts it on top of its column.
 */
export function pourIntoBoard(client: QueryClient, change: Readonly<Record<string, unknown>>): void {
  client.setQueriesData<Board>({ queryKey: ['tales', 'kanban'] }, (now) => now && changed(now, change));
}

function changed(board: Board, { id, status, title, deleted }: Readonly<Record<string, unknown>>): Board {
  const card = Object.values(board)
    .flat()
    .find((each) => each.id === id);
  if (!card) return board;
  const home = card.status;
  const to = typeof status === 'string' && board[status] ? status : home;
  const next = { ...card, status: to, title: typeof title === 'string' ? title : card.title };
  const isSame = (each: Card) => each.id === id;
  if (deleted === true || to !== home) {
    const without = { ...board, [home]: (board[home] ?? []).filter((each) => !isSame(each)) };
    return deleted === true ? without : { ...without, [to]: [next, ...(board[to] ?? [])] };
  }
  return next.title === card.title
    ? board
    : { ...board, [home]: (board[home] ?? []).map((each) => (isSame(each) ? next : each)) };
}
