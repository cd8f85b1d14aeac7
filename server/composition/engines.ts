import type { FastifyInstance } from 'fastify';
import type { Budget } from '#server/adapters/provider-http/pinned-request.ts';
import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { hostedProviders } from './hosted-engines.ts';
import type { Outside } from './outside.ts';
import { callMeter } from '#server/studio/engines/call-meter.ts';
import { chosenIllustrator, chosenTitles } from '#server/studio/engines/chosen-engines.ts';
import { chosenMusician, chosenNarrator } from '#server/studio/engines/chosen-sounds.ts';
import { chosenWriter } from '#server/studio/engines/chosen-writer.ts';
import { engineRoutes } from '#server/studio/engines/engine.routes.ts';
import { engineKeys, type StudioKeys } from '#server/studio/engines/engine-keys.ts';
import { engineService } from '#server/studio/engines/engines.service.ts';
import { engineRunner } from '#server/studio/engines/run-engines.ts';
import { finishMusic, finishSpeech } from '#server/studio/6-audio/readings/finish-sound.ts';

const budgetOf = ({ engines }: Pick<Config, 'engines'>): Budget => ({
  connectMs: 10_000,
  answerMs: engines.callMs,
  pieceMs: 60_000,
  callMs: engines.callMs,
  mostBytes: 24 * 1024 * 1024,
  retries: 2,
  backoffMs: 1_000,
  mostWaitMs: 60_000,
  atOnce: 4,
});

/** The keys that the environment sets for all creators. */
export function studioKeysOf({ engines }: Pick<Config, 'engines'>): StudioKeys {
  const given = Object.entries(engines.keys).flatMap(([provider, key]) =>
    key ? [[provider, { key, address: null }] as const] : [],
  );
  return { ...Object.fromEntries(given), ...(engines.server ? { compatible: engines.server } : {}) };
}

/** Hosted engines: keys, choice, limit and ledger, and which engine serves which creator behind each port. */
export function openEngines({ config, db, outside }: { config: Pick<Config, 'engines'>; db: Db; outside: Outside }) {
  const { engines: wanted } = config;
  const gate = addressGate({ allowed: wanted.privateHosts });
  const http = providerHttp({ gate, trustedGate: addressGate({ allowed: ['*'] }), budget: budgetOf(config) });
  const sound = { ffmpeg: outside.ffmpeg, workDir: outside.folder('uploads') };
  const hosted = hostedProviders({ ...outside, finishSpeech: finishSpeech(sound), finishMusic: finishMusic(sound) });
  const keys = engineKeys({ db, secrets: outside.secrets, studioKeys: studioKeysOf(config), checkAddress: gate.check });
  const meter = callMeter({ db, studioCapMicros: wanted.capMicros });
  const runner = engineRunner({ db, keys, meter, hosted, http });
  const engines = engineService({ db, keys, runner, hosted, studioCapMicros: wanted.capMicros });
  return {
    runner,
    engines,
    reseal: keys.reseal,
    writer: chosenWriter(runner, outside.writer),
    titles: chosenTitles(runner, outside.titles),
    illustrator: chosenIllustrator(runner, outside.illustrator),
    narrator: chosenNarrator(runner, outside.narrator),
    musician: chosenMusician(runner, outside.musician),
    routes: (app: FastifyInstance) => engineRoutes(app, { engines, keys }),
  };
}
