import { msg } from '@lingui/core/runtime-macro';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Word } from '#shared/film/timeline-parts.ts';

const site = 'https://api.elevenlabs.io/v1';
/** Keeps a pace within the speeds that ElevenLabs accepts. */
const atSpeed = (pace: number): number => Math.min(1.2, Math.max(0.7, Number(pace.toFixed(2))));

/** Has ElevenLabs speak a text in a voice, with the time of every letter. */
export async function spokenByElevenLabs(
  { key, model, name, fetch }: EngineAccount,
  { text, language, voice, pace = 1 }: { text: string; language: string; voice: string; pace?: number },
  signal: AbortSignal,
): Promise<{ sound: Uint8Array; words: Word[] }> {
  const answer = await fetch(
    `${site}/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=mp3_44100_128`,
    {
      method: 'POST',
      headers: { 'xi-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({
        text,
        model_id: model,
        ...(/v2_5|v3/.test(model) ? { language_code: language } : {}),
        ...(pace === 1 ? {} : { voice_settings: { speed: atSpeed(pace) } }),
      }),
      signal,
    },
  );
  const { audio_base64: sound, alignment } = (await answer.json().catch(() => ({}))) as {
    audio_base64?: unknown;
    alignment?: Alignment | null;
  };
  if (typeof sound !== 'string' || sound === '')
    throw new Failure('upstream', msg`${{ name }} answered without audio. Try again, or choose another voice.`);
  return { sound: Buffer.from(sound, 'base64'), words: alignment ? wordsOf(alignment) : [] };
}

/** Asks ElevenLabs for an instrumental piece. */
export async function musicByElevenLabs(
  { key, model, fetch }: EngineAccount,
  { words, seconds }: { words: string; seconds: number },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const answer = await fetch(`${site}/music?output_format=mp3_44100_128`, {
    method: 'POST',
    headers: { 'xi-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      prompt: words,
      music_length_ms: Math.round(seconds * 1000),
      model_id: model,
      force_instrumental: true,
    }),
    signal,
  });
  return new Uint8Array(await answer.arrayBuffer());
}

type Alignment = {
  readonly characters?: readonly string[];
  readonly character_start_times_seconds?: readonly number[];
  readonly character_end_times_seconds?: readonly number[];
};

/** Builds words from timed letters, in milliseconds; none when the lists do not match. */
export function wordsOf({
  characters = [],
  character_start_times_seconds: starts = [],
  character_end_times_seconds: ends = [],
}: Alignment): Word[] {
  if (characters.length !== starts.length || starts.length !== ends.length) return [];
  const words: { text: string; startMs: number; endMs: number }[] = [];
  let open = false;
  for (const [at, character] of characters.entries()) {
    if (/^\s*$/.test(character)) {
      open = false;
      continue;
    }
    const [startMs, endMs] = [Math.round((starts[at] ?? 0) * 1000), Math.round((ends[at] ?? 0) * 1000)];
    const last = words.at(-1);
    if (open && last) words[words.length - 1] = { text: last.text + character, startMs: last.startMs, endMs };
    else words.push({ text: character, startMs, endMs });
    open = true;
  }
  return words;
}
