import { createHmac } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { findFfmpeg, systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { oidcSignIn } from '#server/adapters/oidc-sign-in.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { secretKeys } from '#server/adapters/secret-key-file.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { youtubeHost } from '#server/adapters/youtube/youtube-host.ts';
import { localIdentityProvider } from '#server/builtin/identity-provider/identity-provider.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';
import { canSpeakNaturally, naturalNarrator } from '#server/builtin/narrator/natural/natural-narrator.ts';
import { ownNarrator } from '#server/builtin/narrator/own/own-narrator.ts';
import type { SoundOrder } from '#server/ports/renderer.ts';
import { mixSound } from '#server/builtin/renderer/sound/audio-mix.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { builtInQuota } from '#server/builtin/video-host/stores/quota.ts';
import { builtinTitleWriter } from '#server/builtin/title-writer.ts';
import { builtinVoiceCleaner } from '#server/builtin/voice-cleaner/builtin-voice-cleaner.ts';
import { videoHost } from '#server/builtin/video-host/video-host.ts';
import type { Config } from '#server/config.ts';
import { foregroundWork } from '#server/process/foreground-work.ts';
import { openFiles, sweepFiles } from './files.ts';
import { finishSpeech } from '#server/studio/6-audio/readings/finish-sound.ts';

const bibleSite = 'https://ebible.org/Scriptures/';

/** The outside world behind its ports: which implementation is behind which port is chosen here and nowhere else. */
export async function openOutside(config: Config) {
  const folder = (name: string): string => {
    const path = join(config.dataDir, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const alone = config.databaseUrl === null; // with the embedded database nobody else writes here
  if (alone)
    for (const name of ['work', 'uploads']) rmSync(join(config.dataDir, name), { recursive: true, force: true });
  await sweepFiles(config, alone ? 0 : 24 * 3_600_000);
  const files = await openFiles(config);
  const keys = secretKeys({ environment: config.secretKey ?? undefined, file: join(config.dataDir, 'secret.key') });
  const ffmpeg = systemFfmpeg({ path: config.ffmpeg ?? findFfmpeg() });
  const foreground = foregroundWork();
  const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf, children: 2, foreground });
  const finish = finishSpeech({ ffmpeg, workDir: folder('uploads') });
  const narrator = ownNarrator({
    builtIn: openVoices(config),
    folder: config.voicesDir,
    workDir: folder('voices'),
    finish,
  });
  const musician = builtinMusician();
  const voiceCleaner = builtinVoiceCleaner();
  const scripture = bibleLibrary({
    files,
    folders: [config.biblesDir, './bibles', '../shared/bibles']
      .filter((each) => each !== null)
      .map((each) => resolve(each)),
    site: config.biblesDownload ? bibleSite : null,
  });
  const origins = [config.publicUrl, `http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`].filter(
    (each) => each !== null,
  );
  const identity = config.google || !config.serves ? null : await openIdentity(config, keys[0]!, origins);
  const channel = config.google
    ? null
    : await openChannel(config, folder('video-host'), origins, async (path) => ffmpeg.probe(path));
  return {
    files,
    folder,
    ffmpeg,
    rasterizer,
    foreground,
    narrator,
    musician,
    voiceCleaner,
    scripture,
    secrets: sealedSecrets({ keys }),
    writer: builtinStoryWriter({ scripture }),
    titles: builtinTitleWriter(),
    languageOf,
    illustrator: builtinIllustrator({ rasterizer, foreground }),
    /** How a film's sound is mixed, for one scene alone. */
    mix: (order: SoundOrder, folder: string, signal: AbortSignal) => mixSound(ffmpeg, order, folder, signal),
    renderer: builtinRenderer({
      ffmpeg,
      foreground,
      ...(config.renderWorkers ? { workers: config.renderWorkers } : {}),
    }),
    signIn: oidcSignIn(
      config.google
        ? { issuer: 'https://accounts.google.com', ...config.google, prompt: 'select_account' }
        : {
            issuer: identity?.issuer ?? '',
            clientId: localClient.id,
            clientSecret: localClient.secret(keys[0]!),
            prompt: 'login',
          },
    ),
    host: config.google ? youtubeHost({ ...config.google, quota: config.youtubeQuota }) : channel!.host,
    watchPages: channel?.root ?? null,
    async close(): Promise<void> {
      await narrator.close();
      musician.close();
      voiceCleaner.close();
      rasterizer.close();
      await identity?.close();
      await channel?.close();
    },
  };
}
/** The built-in voices. The natural ones are looked for, and fetched if they must be, while the studio runs. */
function openVoices({ modelsDir, voicesDir, voicesDownload, logLevel }: Config) {
  const log = (message: string) => (logLevel === 'silent' ? undefined : console.log(message));
  const store = canSpeakNaturally()
    ? modelStore({ folder: modelsDir, offered: voicesDir, download: voicesDownload, log })
    : null;
  store?.begin();
  return naturalNarrator({ store, simple: formantNarrator() });
}

export type Outside = Awaited<ReturnType<typeof openOutside>>;

const localClient = {
  id: 'tale-studio',
  secret: (key: string) => createHmac('sha256', key).update('local identity').digest('hex'),
};

const openIdentity = (config: Config, key: string, origins: readonly string[]) =>
  localIdentityProvider({
    port: config.identityPort,
    clientId: localClient.id,
    clientSecret: localClient.secret(key),
    redirectUris: origins.map((origin) => `${origin}/auth/google/callback`),
  });

/** The built-in channel, and the YouTube adapter pointed at it: the adapter sees no difference except the addresses. */
async function openChannel(
  config: Config,
  dataDir: string,
  origins: readonly string[],
  ffmpegProbe: (path: string) => Promise<{ durationMs: number }>,
) {
  const server = videoHost({
    dataDir,
    ffmpegProbe,
    faults: config.videoHostFaults,
    redirectUris: origins.map((origin) => `${origin}/auth/youtube/callback`),
  });
  const root = (await server.listen(config.serves ? config.videoHostPort : 0)).replace('127.0.0.1', 'localhost');
  const pages = config.serves ? root : `http://localhost:${config.videoHostPort}`;
  const host = youtubeHost({
    clientId: server.client.id,
    clientSecret: server.client.secret,
    quota: builtInQuota,
    rootUrl: `${root}/`,
    authUrl: `${root}/o/oauth2/v2/auth`,
    tokenUrl: `${root}/token`,
    revokeUrl: `${root}/revoke`,
    siteUrl: pages,
    manageUrl: null,
    wordTimes: true,
  });
  return { host, root: pages, close: () => server.close() };
}
