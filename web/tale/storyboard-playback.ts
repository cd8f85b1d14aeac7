import type { Storyboard } from '#shared/storyboard.contract.ts';
import { voiceAt, voiceStart } from './storyboard-clock.ts';

/** A film that plays in the page: its moment in milliseconds and whether it runs. */
export type Playback = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => { readonly ms: number; readonly playing: boolean };
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (ms: number) => void;
  readonly mute: (muted: boolean) => void;
  readonly close: () => void;
};

const musicLevel = { alone: 0.3, under: 0.1 };
/** Beyond this many milliseconds the voice is moved to the clock; within, the clock follows the voice. */
const tolerance = 350;

/** Plays pictures, voices and music of a storyboard on one clock. While a voice speaks the clock follows it; while a sound loads the clock waits. */
export function playStoryboard(board: Storyboard): Playback {
  const listeners = new Set<() => void>();
  const voices = new Map<number, HTMLAudioElement>();
  const music = board.musicUrl ? new Audio(board.musicUrl) : null;
  if (music) {
    music.loop = true;
    music.preload = 'auto';
    music.volume = musicLevel.alone;
  }
  let state = { ms: 0, playing: false };
  let muted = false;
  let speaking: number | null = null;
  let before = 0;
  let frame = 0;

  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const voice = (index: number): HTMLAudioElement | null => {
    const url = board.shots[index]?.narrationUrl;
    if (!url) return null;
    const known = voices.get(index) ?? new Audio(url);
    known.preload = 'auto';
    known.muted = muted;
    voices.set(index, known);
    return known;
  };
  const hush = () => {
    if (speaking !== null) voices.get(speaking)?.pause();
    speaking = null;
  };
  const start = (sound: HTMLAudioElement | null) => void sound?.play().catch(() => null);

  /** The moment that the voice gives, or null when it has ended or cannot be heard; NaN while it is still loading. */
  const voiceClock = (index: number, offsetMs: number): number | null => {
    const sound = voice(index);
    if (!sound || sound.error) return null;
    if (speaking !== index) {
      hush();
      speaking = index;
      sound.currentTime = offsetMs / 1000;
      start(sound);
    }
    if (sound.ended) return null;
    if (sound.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return Number.NaN;
    if (sound.paused) start(sound);
    const heard = sound.currentTime * 1000;
    if (Math.abs(heard - offsetMs) <= tolerance) return voiceStart(board, index) + heard;
    if (Number.isFinite(sound.duration) && offsetMs > sound.duration * 1000) return null;
    sound.currentTime = offsetMs / 1000;
    return null;
  };

  const tick = (now: number) => {
    if (!state.playing) return;
    frame = requestAnimationFrame(tick);
    const passed = Math.min(now - before, 250);
    before = now;
    const due = voiceAt(board, state.ms);
    if (!due) hush();
    const heard = due && voiceClock(due.index, due.offsetMs);
    if (Number.isNaN(heard)) return;
    const ahead = state.ms + passed;
    const ms = heard === null ? ahead : Math.max(state.ms, Math.abs(heard - ahead) < 60 ? ahead : heard);
    if (music) music.volume += ((speaking === null ? musicLevel.alone : musicLevel.under) - music.volume) * 0.06;
    if (due) voice(board.shots.findIndex((shot, index) => index > due.index && shot.narrationUrl));
    if (ms < board.durationMs) return set({ ms });
    pause();
    set({ ms: board.durationMs });
  };

  function pause() {
    cancelAnimationFrame(frame);
    hush();
    music?.pause();
    if (state.playing) set({ playing: false });
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
      set({ playing: true, ms: state.ms >= board.durationMs ? 0 : state.ms });
      start(music);
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
      if (music) music.muted = next;
      for (const sound of voices.values()) sound.muted = next;
    },
    close: () => {
      pause();
      document.removeEventListener('visibilitychange', onHidden);
      for (const sound of [...voices.values(), music]) sound?.removeAttribute('src');
      listeners.clear();
    },
  };
}
