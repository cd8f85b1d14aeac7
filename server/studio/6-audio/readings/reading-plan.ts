import { createHash } from 'node:crypto';
import type { Voice } from '#server/ports/sound.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import { quotedSpeech } from '#shared/story/quoted-speech.ts';
import { type Audience, type Language, languages } from '#shared/vocabulary.ts';
import { audienceWordsPerMinute, type Readings, wordsPerMinute } from '#shared/sound/voice.ts';
import { speakingMember } from '#server/reading/pronouns/speaking-member.ts';

/**
 * A run of words that one voice reads: word numbers from `from` up to, but without, `to`, and their text as written.
 */
export type Run = { readonly voice: string; readonly from: number; readonly to: number; readonly text: string };
/** Who reads a scene, and how fast. `pace` is the creator's factor within the words a minute. */
export type Reading = {
  readonly voice: string;
  readonly wordsPerMinute: number;
  readonly pace: number;
  readonly runs: readonly Run[];
};
/** The settings of a tale that say how it is read; `offered` are the narrator's voices, `voices` the chosen ones. */
export type TaleVoices = {
  readonly voices: Partial<Record<Language, string>>;
  readonly offered: readonly Voice[];
  readonly audience: Audience;
  readonly readings: Readings;
  readonly cast: readonly CastMember[];
};

/**
 * The voice of each language: the one chosen for the tale while it exists, otherwise the narrator's first that is not
 * experimental.
 */
export function voicesFor(
  voices: readonly Voice[],
  chosen: Partial<Record<Language, string>>,
): Partial<Record<Language, string>> {
  const pick = (language: Language) => {
    const fitting = voices.filter((voice) => voice.language === language);
    return (fitting.find(({ id }) => id === chosen[language]) ?? fitting.find(({ experimental }) => !experimental))?.id;
  };
  return Object.fromEntries(
    languages.map((language) => [language, pick(language)] as const).filter(([, voice]) => voice !== undefined),
  );
}

/**
 * How a text is read: words that a cast member with a voice says by that voice, other quoted words by the language's
 * voice for them, the rest by the narrator. Null when no voice speaks the language.
 */
export function planReading(text: string, language: Language, tale: TaleVoices): Reading | null {
  const voice = tale.voices[language];
  if (voice === undefined) return null;
  const { pace = 1, quoteVoice } = tale.readings[language] ?? {};
  const speaks = (id: string | undefined) =>
    tale.offered.find((each) => each.id === id && each.language === language)?.id;
  const isAnyVoiced = tale.cast.some(({ kind, voices }) => kind === 'person' && speaks(voices?.[language]));
  const words = [...text.matchAll(/\S+/g)];
  const by = words.map(() => voice);
  if (isAnyVoiced || speaks(quoteVoice))
    for (const { from, to, speaker } of quotedSpeech(text, language)) {
      const member = speaker === null ? null : speakingMember(tale.cast, speaker, language);
      by.fill(speaks(member?.voices?.[language]) ?? speaks(quoteVoice) ?? voice, from, to);
    }
  return { voice, wordsPerMinute: wordsPerMinute(tale.audience, pace), pace, runs: runsOf(text, words, by) };
}

/** Punctuation that belongs to the words after it. */
const opens = /^[«“‘(—–]+$/u;

/** Adjacent words of one voice are one run; punctuation stays with the words that it belongs to. */
function runsOf(text: string, words: readonly RegExpExecArray[], by: readonly string[]): Run[] {
  const cuts: { voice: string; from: number; to: number }[] = [];
  for (const [at, voice] of by.entries()) {
    const last = cuts.at(-1);
    const trails = !/[\p{L}\p{N}]/u.test(words[at]![0]) && !opens.test(words[at]![0]);
    if (last && (last.voice === voice || trails)) last.to = at + 1;
    else cuts.push({ voice, from: at, to: at + 1 });
  }
  const merged = cuts.reduce<typeof cuts>((all, cut) => {
    const before = all.at(-1);
    const silent = before && !/[\p{L}\p{N}]/u.test(words.slice(before.from, before.to).join(''));
    if (before && (before.voice === cut.voice || silent)) all[all.length - 1] = { ...cut, from: before.from };
    else all.push(cut);
    return all;
  }, []);
  return merged.map((cut) => ({ ...cut, text: textBetween(text, words, cut) }));
}

const textBetween = (
  text: string,
  words: readonly RegExpExecArray[],
  { from, to }: { from: number; to: number },
): string => {
  const [first, last] = [words[from], words[to - 1]];
  return first && last ? text.slice(first.index, last.index + last[0].length) : '';
};

/** Only some words of a reading, with their voices; counted as in the whole. */
export function partOf(reading: Reading, text: string, from: number, to: number): Run[] {
  const words = [...text.matchAll(/\S+/g)];
  const by = words.map((_, at) => reading.runs.find((run) => at >= run.from && at < run.to)?.voice ?? reading.voice);
  const part = textBetween(text, words, { from, to });
  return runsOf(part, [...part.matchAll(/\S+/g)], by.slice(from, to));
}

/**
 * Names the pace of a reading and which words other voices than the narrator read; another key means that the sound is
 * stale.
 */
export function readingKey({ voice, wordsPerMinute: pace, runs }: Omit<Reading, 'pace'>): string {
  const others = runs.filter((run) => run.voice !== voice).map((run) => [run.from, run.to, run.voice]);
  if (others.length === 0) return String(pace);
  return `${pace} ${createHash('sha256').update(JSON.stringify(others)).digest('hex').slice(0, 16)}`;
}

/** Words a minute of a sound by its key; null for one that fits any pace. */
export const paceOfKey = (key: string | null): number | null =>
  key === null ? null : Number(key.split(' ')[0]) || null;

/** The creator's factor in this many words a minute. */
export const paceFactor = (perMinute: number, audience: Audience): number =>
  perMinute / audienceWordsPerMinute[audience];
