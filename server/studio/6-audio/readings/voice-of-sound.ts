import { readFile } from 'node:fs/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { voiceRate, type VoiceTrack, voiceTrack } from './voice-track.ts';

/** The frequency range of speech, as 8 kHz mono, without rumble and hiss. */
export const voiceBand = `highpass=f=200,lowpass=f=3600,aresample=${voiceRate},aformat=sample_fmts=s16:channel_layouts=mono`;
/** How ffmpeg writes that band. */
export const voiceOutput = ['-c:a', 'pcm_s16le', '-f', 's16le'] as const;

/** Analyses one of our audio files at a local path. A file is written next to it. */
export async function voiceOf(ffmpeg: Ffmpeg, path: string, signal: AbortSignal): Promise<VoiceTrack> {
  const band = `${path}.voice`;
  await ffmpeg.run(['-i', path, '-af', voiceBand, ...voiceOutput, band], { signal });
  return readVoice(band);
}

/** Reads a band of voice that ffmpeg wrote. */
export async function readVoice(path: string): Promise<VoiceTrack> {
  const bytes = await readFile(path);
  const samples = new Int16Array(Math.floor(bytes.length / 2));
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2);
  return voiceTrack(samples);
}
