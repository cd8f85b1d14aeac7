import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';

/** A card for tests; its title is its id. */
export const cardOf = (id: string, status: TaleStatus, more: Partial<KanbanCard> = {}): KanbanCard => ({
  id,
  title: id,
  verse: null,
  status,
  createdAt: 1_700_000_000,
  createdAtMs: 1_700_000_000_000,
  images_total: 12,
  images_ready: 0,
  scheduledAt: null,
  ...more,
});

/** A board for tests, as the server answers it. */
export const boardOf = (cards: readonly KanbanCard[]): Record<TaleStatus, KanbanCard[]> =>
  Object.fromEntries(taleStatuses.map((status) => [status, cards.filter((card) => card.status === status)])) as Record<
    TaleStatus,
    KanbanCard[]
  >;
