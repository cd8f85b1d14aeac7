import { englishOf } from '#shared/said.ts';
import { type BibleVersion, bibleVersions } from '#shared/vocabulary.ts';
import { ffmpegWarning } from '#server/adapters/ffmpeg.ts';
import type { Config } from '#server/config.ts';
import { studioKeysOf } from './engines.ts';
import type { Database } from '#server/db/engines/pool.ts';
import type { Outside } from './outside.ts';
import { Outage } from '#server/ports/outage.ts';
import type { Voice, VoiceTrouble } from '#server/ports/sound.ts';
import type { NaturalVoices } from '#shared/sound/voice.ts';
import { providerNames, type ProviderId } from '#shared/engines.ts';

/** What a person at the terminal wants to know about a studio that has started. */
export const greeting =
  ({ config, outside, videoHostName }: { config: Config; outside: Outside; videoHostName: string }) =>
  async (engine: Database['engine']): Promise<string[]> => {
    const { ffmpeg, narrator, musician, scripture } = outside;
    const version = await ffmpeg.version();
    const installed = await scripture.installed().catch((error: unknown) => {
      if (!(error instanceof Outage)) throw error;
      return error;
    });
    const voice =
      (await narrator.voices()).length > 0
        ? narrator.name
        : 'no built-in voice (run npm ci again: an optional package is missing)';
    const hosted = Object.keys(studioKeysOf(config)).map((provider) => providerNames[provider as ProviderId]);
    return [
      '',
      `Tale Studio is at ${config.publicUrl ?? `http://localhost:${config.port}`}`,
      `  data      ${engine === 'embedded' ? 'embedded database' : 'PostgreSQL'}, files in ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir}`,
      `  ffmpeg    ${version ?? 'not found: films cannot be rendered. Install it (Debian: apt install ffmpeg; macOS: brew install ' + 'ffmpeg) and start again.'}`,
      `  Bibles    ${installed instanceof Outage ? `waiting for storage. ${installed.message}` : bibleWords(installed)}`,
      [
        `  engines   ${outside.writer.name}, ${outside.illustrator.name}, ${voice}, ${musician.name}`,
        hosted.length > 0 ? `; keys for all: ${hosted.join(', ')}` : '',
      ].join(''),
      ...naturalLine(narrator.natural?.()),
      ...(config.voicesDir ? [voicesLine(await narrator.voices(), (await narrator.troubles?.()) ?? [])] : []),
      `  sign-in   ${config.google ? 'Google' : 'on this machine (no outside account needed)'}`,
      `  videos    ${videoHostName}${outside.watchPages ? ` at ${outside.watchPages}` : ''}`,
      ...(version && ffmpegWarning(version) ? [`  warning   ${ffmpegWarning(version)}`] : []),
      '',
    ];
  };

function bibleWords(installed: readonly BibleVersion[]): string {
  const missing = bibleVersions.filter((each) => !installed.includes(each));
  return [
    installed.join(', ') || 'none yet',
    missing.length > 0 ? `; on the way or missing: ${missing.join(', ')}` : '',
  ].join('');
}

function naturalLine(natural: NaturalVoices | undefined): string[] {
  if (natural?.state === 'fetching')
    return ['  voices    the natural voices are being downloaded; simple ones read until they are here'];
  return natural?.words ? [`  voices    ${natural.words}`] : [];
}

/** `  voices    2 own (Joe, Mms-ewe); left out: broken.onnx (…)`. */
function voicesLine(voices: readonly Voice[], troubles: readonly VoiceTrouble[]): string {
  const own = voices.filter(({ id }) => id.startsWith('own-')).map(({ label }) => label.replace(' (own voice)', ''));
  const out = troubles.map(({ name, words }) => `${name}: ${englishOf(words)}`);
  return [
    `  voices    ${own.length} own${own.length > 0 ? ` (${own.join(', ')})` : ''}`,
    out.length > 0 ? `; ${out.join(' ')}` : '',
  ].join('');
}
