import { draftOnTop, type PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { CallError } from '#web/api/call.ts';

type Version = { readonly version: number; readonly draft: PublicationDraft };
export type DraftState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';
/** What the tab shows: the draft with what was just decided, and whether that is saved. */
export type KeptDraft = { readonly draft: PublicationDraft; readonly state: DraftState };
type Parts = {
  readonly read: () => Promise<Version>;
  readonly save: (base: number, draft: PublicationDraft) => Promise<Version>;
  /** Where what is not saved outlives the page. */
  readonly slot: { of: () => unknown; keep: (pending: Pending) => void; drop: () => void };
};
type Pending = { readonly mine: PublicationDraft; readonly from: PublicationDraft };

/** Milliseconds: how long typing rests before it is saved, and until an unanswered save is tried again. */
const rest = { typing: 700, away: 5_000 };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves what is decided on a YouTube tab by itself. Changes saved by another tab are loaded, and those made here are
 * applied on top.
 */
export function draftKeeper(first: Version, { read, save, slot }: Parts) {
  let known = first;
  let mine = first.draft;
  let state: DraftState = 'idle';
  let kept: KeptDraft = { draft: mine, state };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function tell(next: DraftState): void {
    state = next;
    kept = { draft: mine, state };
    if (same(mine, known.draft)) slot.drop();
    else slot.keep({ mine, from: known.draft });
    for (const listener of listeners) listener();
  }
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }
  function meet(theirs: Version): void {
    mine = draftOnTop(mine, known.draft, theirs.draft);
    known = theirs;
  }
  async function send(): Promise<void> {
    const draft = mine;
    tell('saving');
    try {
      const saved = await save(known.version, draft);
      known = { version: saved.version, draft };
      tell(same(mine, draft) ? 'saved' : 'waiting');
      if (state === 'waiting') later(rest.typing);
    } catch (error) {
      const theirs = error instanceof CallError && error.status === 409 ? await read().catch(() => null) : null;
      if (theirs) meet(theirs);
      tell(theirs ? 'waiting' : 'failed');
      later(theirs ? 0 : rest.away);
    }
  }
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) await sending;
    if (same(mine, known.draft)) return;
    sending ??= send().finally(() => (sending = null));
    await sending;
  }

  const left = slot.of() as Pending | null;
  if (left?.mine && left.from) {
    mine = draftOnTop(left.mine, left.from, known.draft);
    kept = { draft: mine, state: 'waiting' };
    later(0);
  }
  return {
    state: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(change: PublicationDraft): void {
      mine = { ...mine, ...change };
      tell(state === 'saving' ? 'saving' : 'waiting');
      later(rest.typing);
    },
    /** Another tab saved: its decisions are shown where none was made here. */
    hear(theirs: Version): void {
      if (theirs.version <= known.version || sending) return;
      const dirty = !same(mine, known.draft);
      meet(theirs);
      tell(dirty ? 'waiting' : 'idle');
      if (dirty) later(0);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
