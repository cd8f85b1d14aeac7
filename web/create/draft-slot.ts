import { sessionSlot } from '#web/browser/session-slot.ts';

/** The wizard's draft in this tab. */
export const draftSlot = sessionSlot('ai-content-pipeline:new-tale');
