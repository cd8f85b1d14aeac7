import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { addSlot, findNextSlot, listSlots, removeSlot, takeNextSlot } from '#shared/publishing/slot.contract.ts';
import type { SlotService } from './slot.service.ts';

const ok = { ok: true } as const;

/** The calls about weekly slots. */
export function slotRoutes(app: FastifyInstance, slots: SlotService): void {
  bind(app, listSlots, async ({ caller }) => ({ ...ok, items: await slots.list(caller.userId) }));
  bind(app, addSlot, async ({ body, caller }) => ({ ...ok, ...(await slots.add(caller.userId, body)) }));
  bind(app, removeSlot, ({ params, caller }) => slots.remove(params.id, caller.userId).then(() => ok));
  bind(app, findNextSlot, async ({ params, caller }) => ({
    ...ok,
    ...(await slots.next(params.taleId, caller.userId)),
  }));
  bind(app, takeNextSlot, async ({ params, caller }) => ({
    ...ok,
    ...(await slots.take(params.taleId, caller.userId)),
  }));
}
