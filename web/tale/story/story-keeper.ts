import { t } from '@lingui/core/macro';
import type { Story } from '#shared/story/story.contract.ts';
import { type SomeTexts, storyFields, type StoryField } from '#shared/story/story.ts';
import { CallError } from '#web/api/call.ts';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';
/** What a screen shows of one language that is being written in. */
export type Kept = {
  /** What the studio has, as far as this tab knows. */
  readonly known: Story;
  /** What was typed and is not saved yet. */
  readonly mine: SomeTexts;
  /** Fields that somebody else changed too; `known` has their words. */
  readonly clashes: readonly StoryField[];
  readonly state: SaveState;
  readonly error: string | null;
};
type Pending = { readonly mine: SomeTexts; readonly from: SomeTexts };
type KeeperParts = {
  readonly save: (change: { base: number; texts: SomeTexts }) => Promise<{ version: number; savedAt: number }>;
  /** The words as the studio has them now. */
  readonly read: () => Promise<Story>;
  /** Where unsaved words outlive the page. */
  readonly slot: { of: () => unknown; keep: (pending: Pending) => void; drop: () => void };
};

/** Milliseconds: how long typing rests before it is saved, and how long until an unanswered save is tried again. */
const rest = { typing: 800, away: 5_000 };
const away = () => t`the studio is not responding. Your words are kept in this tab and sent when it is back.`;

/** Saves what is typed in one language automatically; never over text that somebody else wrote meanwhile. */
export function storyKeeper(first: Story, { save, read, slot }: KeeperParts) {
  const left = pendingIn(slot.of());
  let kept: Kept = { known: first, mine: {}, clashes: [], state: 'idle', error: null };
  /** The text before the creator began to type. */
  let from: SomeTexts = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const isDirty = () => Object.keys(kept.mine).length > 0;
  function set(change: Partial<Kept>): void {
    kept = { ...kept, ...change };
    if (isDirty()) slot.keep({ mine: kept.mine, from });
    else slot.drop();
    for (const listener of listeners) listener();
  }
  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Puts newer words of the studio under what was typed. */
  function meet(known: Story): void {
    const clashes = fieldsOf(kept.mine).filter(
      (field) => known[field] !== from[field] && known[field] !== kept.mine[field],
    );
    const mine = only(kept.mine, (field) => known[field] !== kept.mine[field]);
    from = Object.fromEntries(
      fieldsOf(mine).map((field) => [field, clashes.includes(field) ? from[field] : known[field]]),
    );
    const state = clashes.length > 0 ? 'conflict' : fieldsOf(mine).length > 0 ? 'waiting' : 'idle';
    set({ known, mine, clashes, state, error: null });
    if (state === 'waiting') later(0);
  }

  async function send(): Promise<void> {
    const texts = kept.mine;
    set({ state: 'saving', error: null });
    try {
      const { version, savedAt } = await save({ base: kept.known.version, texts });
      const mine = only(kept.mine, (field) => kept.mine[field] !== texts[field]);
      from = Object.fromEntries(fieldsOf(mine).map((field) => [field, texts[field] ?? from[field]]));
      set({
        known: { ...withTexts(kept.known, texts), version, savedAt },
        mine,
        state: isEmpty(mine) ? 'saved' : 'waiting',
      });
      if (isDirty()) later(rest.typing);
    } catch (error) {
      await refused(error);
    }
  }
  async function refused(error: unknown): Promise<void> {
    if (error instanceof CallError && error.status === 409) {
      const now = await read().catch(() => null);
      if (now) return meet(now);
    }
    const isFinal = error instanceof CallError && error.status < 500 && error.status !== 409 && error.status !== 429;
    set({ state: 'failed', error: isFinal ? error.message : away() });
    if (!isFinal) later(rest.away);
  }

  /** Saves now what was typed; waits for what is under way. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending) await sending;
    if (!isDirty() || kept.state === 'conflict') return;
    sending ??= send().finally(() => (sending = null));
    await sending;
  }

  if (left) {
    kept = { ...kept, mine: left.mine };
    from = left.from;
    meet(first);
  }
  return {
    state: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(field: StoryField, value: string): void {
      if (kept.mine[field] === undefined) from = { ...from, [field]: kept.known[field] };
      const isBack = value === kept.known[field] && !sending && !kept.clashes.includes(field);
      const mine = isBack ? only(kept.mine, (each) => each !== field) : { ...kept.mine, [field]: value };
      if (kept.clashes.length > 0) return set({ mine });
      set({ mine, state: isEmpty(mine) ? 'idle' : kept.state === 'saving' ? 'saving' : 'waiting', error: null });
      later(rest.typing);
    },
    flush,
    /** The studio has newer words: they are shown where nothing was typed. */
    hear(known: Story): void {
      if (known.version > kept.known.version && !sending) meet(known);
    },
    /** Ends a clash of one field: with the words typed here, or with those that are there. */
    settle(field: StoryField, whose: 'mine' | 'theirs'): void {
      const mine = whose === 'mine' ? kept.mine : only(kept.mine, (each) => each !== field);
      from = { ...from, [field]: kept.known[field] };
      const clashes = kept.clashes.filter((each) => each !== field);
      set({ mine, clashes, state: clashes.length > 0 ? 'conflict' : isEmpty(mine) ? 'idle' : 'waiting' });
      void flush();
    },
    stop(): void {
      void flush();
    },
  };
}
export type StoryKeeper = ReturnType<typeof storyKeeper>;

const withTexts = (story: Story, texts: SomeTexts): Story =>
  Object.assign(
    { ...story },
    only(texts, () => true),
  );
/** The text as shown on the screen. */
export const wordsShown = ({ known, mine }: Kept): Story => withTexts(known, mine);

const fieldsOf = (texts: SomeTexts): StoryField[] => storyFields.filter((field) => texts[field] !== undefined);
const isEmpty = (texts: SomeTexts): boolean => fieldsOf(texts).length === 0;
const only = (texts: SomeTexts, is: (field: StoryField) => boolean): SomeTexts =>
  Object.fromEntries(
    fieldsOf(texts)
      .filter(is)
      .map((field) => [field, texts[field]]),
  );

function pendingIn(value: unknown): Pending | null {
  const { mine, from } = (value ?? {}) as Partial<Record<'mine' | 'from', Record<string, unknown>>>;
  if (!mine || !from || typeof mine !== 'object' || typeof from !== 'object') return null;
  const read = (texts: Record<string, unknown>): SomeTexts =>
    Object.fromEntries(
      storyFields.filter((field) => typeof texts[field] === 'string').map((field) => [field, texts[field]]),
    );
  return isEmpty(read(mine)) ? null : { mine: read(mine), from: read(from) };
}
