import { codeOf, englishOf } from '#shared/said.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { bind } from '#server/http/route.ts';
import type { Narrator } from '#server/ports/sound.ts';
import {
  changeSettings,
  getSettings,
  listVoices,
  musicSample,
  voiceSample,
} from '#shared/account/settings.contract.ts';
import { noNaturalVoices } from '#shared/sound/voice.ts';
import type { SettingsService } from './settings.service.ts';
import type { SoundSample, SoundSamples } from './sound-samples.ts';

const ok = { ok: true } as const;
type Parts = { readonly settings: SettingsService; readonly narrator: Narrator; readonly samples: SoundSamples };

/** A creator's own defaults, and the voices and moods to choose from. */
export function settingsRoutes(app: FastifyInstance, { settings, narrator, samples }: Parts): void {
  bind(app, getSettings, async ({ caller }) => ({ ...ok, settings: await settings.of(caller.userId) }));
  bind(app, changeSettings, async ({ body, caller }) => ({
    ...ok,
    settings: await settings.change(caller.userId, body),
  }));
  bind(app, listVoices, async ({ caller }) => ({
    ...ok,
    items: await narrator.voices(caller),
    troubles: ((await narrator.troubles?.()) ?? []).map(({ name, words }) => ({
      ...{ name, words: englishOf(words), said: codeOf(words) },
    })),
    natural: narrator.natural?.() ?? noNaturalVoices,
  }));

  app.get<{ Querystring: z.output<typeof voiceSample.query> }>(
    voiceSample.path,
    { schema: { summary: voiceSample.summary, querystring: voiceSample.query } },
    async ({ query, caller }, reply) => send(reply, await samples.voice(query, caller.userId)),
  );
  app.get<{ Querystring: z.output<typeof musicSample.query> }>(
    musicSample.path,
    { schema: { summary: musicSample.summary, querystring: musicSample.query } },
    async ({ query }, reply) => send(reply, await samples.music(query.mood)),
  );
}

const send = (reply: FastifyReply, { bytes, mime }: SoundSample) =>
  reply
    .headers({ 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' })
    .type(mime)
    .send(bytes);
