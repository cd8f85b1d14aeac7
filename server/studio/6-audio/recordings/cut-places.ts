import type { Row } from '#server/db/tables/tables.ts';
import { timedTokens } from '#shared/captions/caption-words.ts';
import { cutPlaces } from '#shared/film/scene-cut.ts';

/** A place at which a sound can be cut: after this many words of its text, at a time of the sound. */
export type SoundPlace = { readonly words: number; readonly atMs: number };

/**
 * Milliseconds: the shortest pause that is cut in, how far from where a word is thought to end a pause may lie, and the
 * shortest part.
 */
const cutting = { voicePauseMs: 30, recordingPauseMs: 200, reachMs: 700, partMs: 300 } as const;

type Sound = Pick<Row<'narrations'>, 'kind' | 'words' | 'duration_ms'>;
type Take = Pick<Row<'narration_takes'>, 'speech' | 'start_ms' | 'end_ms'>;

/**
 * Where audio can be cut without cutting a word: a voice reports when it says each word; in a recording only pauses are
 * sure, at the end of a phrase.
 */
export function soundPlaces(sound: Sound, text: string, take: Take | null): SoundPlace[] {
  const durationMs = sound.duration_ms ?? 0;
  const borders = bordersOf(sound, text, durationMs);
  const found =
    sound.kind === 'synthetic'
      ? borders.filter(({ pauseMs }) => pauseMs >= cutting.voicePauseMs)
      : take
        ? inPauses(borders, pausesOf(take))
        : [];
  return found
    .filter(({ atMs }) => atMs >= cutting.partMs && durationMs - atMs >= cutting.partMs)
    .map(({ words, atMs }) => ({ words, atMs }));
}

type Border = SoundPlace & { readonly pauseMs: number; readonly ends: 'sentence' | 'phrase' | 'word' };

/** The middle of the pause after each word at which the text can be split. */
function bordersOf({ words }: Sound, text: string, durationMs: number): Border[] {
  if (words.length === 0) return [];
  const tokens = timedTokens({ text, words, durationMs });
  const times = new Map<number, { atMs: number; pauseMs: number }>();
  let said = 0;
  for (const [at, token] of tokens.slice(0, -1).entries()) {
    said += token.text.split(/\s+/).length;
    const next = tokens[at + 1]?.startMs ?? durationMs;
    times.set(said, { atMs: Math.round((token.endMs + next) / 2), pauseMs: next - token.endMs });
  }
  return cutPlaces(text).flatMap((place) => {
    const time = times.get(place.words);
    return time ? [{ ...place, ...time }] : [];
  });
}

type Pause = { readonly startMs: number; readonly endMs: number };
const middle = ({ startMs, endMs }: Pause): number => Math.round((startMs + endMs) / 2);

/** The silences between the words of a take, on the clock of what is heard of it. */
function pausesOf({ speech, start_ms: startMs, end_ms: endMs }: Take): Pause[] {
  return speech
    .slice(1)
    .map((next, at) => ({ startMs: (speech[at]?.endMs ?? 0) - startMs, endMs: next.startMs - startMs }))
    .filter(
      (pause) =>
        pause.endMs - pause.startMs >= cutting.recordingPauseMs && pause.startMs > 0 && pause.endMs < endMs - startMs,
    );
}

/** Each pause goes to the nearest end of a phrase, each end of a phrase to one pause. */
function inPauses(borders: readonly Border[], pauses: readonly Pause[]): Border[] {
  const ends = borders.filter(({ ends }) => ends !== 'word');
  const nearest = <T>(all: readonly T[], far: (each: T) => number): T | undefined =>
    all.toSorted((a, b) => far(a) - far(b))[0];
  return ends.flatMap((border) => {
    const pause = nearest(pauses, (each) => Math.abs(middle(each) - border.atMs));
    if (!pause || Math.abs(middle(pause) - border.atMs) > cutting.reachMs) return [];
    if (nearest(ends, (each) => Math.abs(middle(pause) - each.atMs)) !== border) return [];
    return [{ ...border, atMs: middle(pause) }];
  });
}
