import { useQuery } from '@tanstack/react-query';
import { kanbanQuery } from '#web/queries/kanban.ts';
import { Waiting } from '#web/ui/notes.tsx';

/** Every tale on a board of seven columns, to be dragged on. */
export function KanbanView() {
  const board = useQuery(kanbanQuery(1_000));
  if (board.isPending) return <Waiting>Loading your workspace...</Waiting>;
  return null;
}
