import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import type { Narrator } from '#server/ports.ts';
import { changeSettings, getSettings, listVoices } from '#shared/settings.contract.ts';
import type { SettingsService } from './settings.service.ts';

const ok = { ok: true } as const;

/** A creator's own defaults, and the voices to choose from. */
export function settingsRoutes(app: FastifyInstance, settings: SettingsService, narrator: Narrator): void {
  bind(app, getSettings, async ({ caller }) => ({ ...ok, settings: await settings.of(caller.userId) }));
  bind(app, changeSettings, async ({ body, caller }) => ({ ...ok, settings: await settings.change(caller.userId, body) }));
  bind(app, listVoices, async () => ({ ...ok, items: await narrator.voices() }));
}
