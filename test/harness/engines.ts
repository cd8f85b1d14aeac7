import type { ProviderHttp } from '#server/ports/hosted-engine.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { hostedProviders } from '#server/composition/hosted-engines.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { builtinTitleWriter } from '#server/builtin/title-writer.ts';
import { callMeter } from '#server/studio/engines/call-meter.ts';
import { chosenTitles } from '#server/studio/engines/chosen-engines.ts';
import { chosenWriter } from '#server/studio/engines/chosen-writer.ts';
import { engineKeys, type StudioKeys } from '#server/studio/engines/engine-keys.ts';
import { engineService } from '#server/studio/engines/engines.service.ts';
import { engineRunner } from '#server/studio/engines/run-engines.ts';
import { finishMusic, finishSpeech } from '#server/studio/6-audio/readings/finish-sound.ts';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { tmpdir } from 'node:os';
import { testSecrets } from './app.ts';

const sound = { ffmpeg: systemFfmpeg(), workDir: tmpdir() };

type Given = {
  db: Db;
  http: ProviderHttp;
  scripture: Scripture;
  builtIn: StoryWriter;
  studioKeys?: StudioKeys;
  studioCapMicros?: number | null;
  checkAddress?: (address: string) => Promise<void>;
  clock?: () => number;
};

/** Hosted engines as assembled by the composition, with the test database and fake providers. */
export function openTestEngines({
  db,
  http,
  scripture,
  builtIn,
  studioKeys = {},
  studioCapMicros = null,
  checkAddress,
  clock,
}: Given) {
  const hosted = hostedProviders({
    scripture,
    writer: builtIn,
    languageOf,
    finishSpeech: finishSpeech(sound),
    finishMusic: finishMusic(sound),
    illustrator: { styles: () => [{ key: 'storybook-1', label: 'Storybook' }] },
  });
  const keys = engineKeys({ db, secrets: testSecrets, studioKeys, checkAddress: checkAddress ?? (async () => {}) });
  const at = clock ? { clock } : {};
  const runner = engineRunner({ db, keys, meter: callMeter({ db, studioCapMicros, ...at }), hosted, http });
  const engines = engineService({ db, keys, runner, hosted, studioCapMicros, ...at });
  return {
    keys,
    runner,
    engines,
    writer: chosenWriter(runner, builtIn),
    titles: chosenTitles(runner, builtinTitleWriter()),
  };
}
