import { spawn } from 'node:child_process';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import type { Language } from '#shared/vocabulary.ts';

const read: Record<Language, [voice: string, text: string]> = {
  en: ['en-rowan', 'A certain man was going down from Jerusalem to Jericho. One.'],
  fr: ['fr-lucien', 'Un homme descendait de Jérusalem à Jéricho. Un.'],
  ee: ['ee-preview', 'Ŋutsu aɖe nɔ yiyim tso Yerusalem va ɖo Yeriko.'],
};
const encoders: Record<string, readonly string[]> = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
  m4a: ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4'],
  wav: ['-c:a', 'pcm_s16le', '-f', 'wav'],
};

const voices: Partial<Record<Language, Promise<Uint8Array>>> = {};

async function readAloud(language: Language): Promise<Uint8Array> {
  const narrator = formantNarrator();
  const [voice, text] = read[language];
  const { wav } = await narrator.speak({ text, language, voice }, new AbortController().signal);
  narrator.close();
  return wav;
}

/**
 * What a person might send: a read sentence in a browser's or phone's format, with seconds of silence around it, as
 * loud as asked for.
 */
export async function recordingOf(
  language: Language,
  format: string,
  { silenceBefore = 0.3, gainDb = 0 } = {},
): Promise<Buffer> {
  const wav = await (voices[language] ??= readAloud(language));
  const ms = Math.round(silenceBefore * 1000);
  const filter = `adelay=${ms}:all=1,apad=pad_dur=0.8,volume=${gainDb}dB`;
  const child = spawn('ffmpeg', [
    '-v',
    'error',
    '-i',
    'pipe:0',
    '-af',
    filter,
    '-ar',
    '48000',
    '-ac',
    '2',
    ...(encoders[format] ?? []),
    'pipe:1',
  ]);
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.on('error', () => undefined).end(wav);
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  return Buffer.concat(parts);
}
