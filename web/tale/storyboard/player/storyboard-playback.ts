import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { type BoardSound, openSound } from './storyboard-sound.ts';

/** A film that plays in the page: its moment in milliseconds, whether it runs, and whether it waits for a sound. */
export type Playback = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => { readonly ms: number; readonly playing: boolean; readonly waiting: boolean };
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (ms: number) => void;
  readonly mute: (muted: boolean) => void;
  readonly close: () => void;
};

/** The longest step of the clock in milliseconds: a page that slept does not jump. */
const longestStep = 250;

/**
 * Plays pictures, voices and music of a storyboard on the clock of what is heard; while a sound loads all of it waits.
 * Without sound in the browser it plays silently.
 */
export function playStoryboard(
  board: Storyboard,
  open: (board: Storyboard) => BoardSound | null = openSound,
): Playback {
  const listeners = new Set<() => void>();
  let state = { ms: 0, playing: false, waiting: false };
  let sound: BoardSound | null = null;
  let heard = false;
  let muted = false;
  let before = 0;
  let frame = 0;

  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const hush = () => {
    sound?.stop();
    heard = false;
  };

  const tick = (now: number) => {
    if (!state.playing) return;
    frame = requestAnimationFrame(tick);
    const passed = Math.min(now - before, longestStep);
    before = now;
    if (sound && !sound.ready(state.ms)) {
      hush();
      if (!state.waiting) set({ waiting: true });
      return;
    }
    if (sound && !heard) {
      sound.start(state.ms);
      heard = true;
    }
    const ms = Math.max(state.ms, sound ? (sound.now() ?? state.ms) : state.ms + passed);
    if (ms < board.durationMs) return set({ ms, waiting: false });
    pause();
    set({ ms: board.durationMs });
  };

  function pause() {
    cancelAnimationFrame(frame);
    hush();
    if (state.playing) set({ playing: false, waiting: false });
  }
  const onHidden = () => document.visibilityState === 'hidden' && pause();
  document.addEventListener('visibilitychange', onHidden);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    play: () => {
      if (state.playing) return;
      sound ??= open(board);
      sound?.mute(muted);
      set({ playing: true, ms: state.ms >= board.durationMs ? 0 : state.ms });
      before = performance.now();
      frame = requestAnimationFrame(tick);
    },
    pause,
    seek: (ms) => {
      hush();
      set({ ms: Math.min(board.durationMs, Math.max(0, ms)) });
    },
    mute: (next) => {
      muted = next;
      sound?.mute(next);
    },
    close: () => {
      pause();
      document.removeEventListener('visibilitychange', onHidden);
      sound?.close();
      listeners.clear();
    },
  };
}
