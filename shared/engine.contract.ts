import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EngineSettings, engineTasks, providerIds } from './engines.ts';
import { Id, Millis, Said } from './reply.ts';
import { languages } from './vocabulary.ts';

const ok = z.literal(true);
const ProviderParam = z.object({ provider: z.enum(providerIds) });
/** As `2026-11`, UTC. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written as 2026-11.');

const KeyView = z.object({
  /** Whose key it is: the creator's own, or the one that the operator set for all. */
  from: z.enum(['creator', 'studio']),
  /** The last four characters; null when the server needs no key. */
  last4: z.string().nullable(),
  /** Where the server is; null when the provider has one address. */
  address: z.string().nullable(),
  addedAt: Millis.nullable(),
  /** What the last test said. */
  test: z.object({ at: Millis, works: z.boolean(), words: z.string(), said: Said.nullable().optional() }).nullable(),
});

const ProviderView = z.object({
  id: z.enum(providerIds),
  name: z.string(),
  about: z.string(),
  aboutSaid: Said.nullable().optional(),
  /** Where a key is to be had; null for one's own server. */
  keyPage: z.string().nullable(),
  takesAddress: z.boolean(),
  tasks: z.array(z.enum(engineTasks)),
  key: KeyView.nullable(),
});
export type ProviderView = z.infer<typeof ProviderView>;

const Offer = z.object({
  provider: z.enum(providerIds),
  models: z.array(z.string()),
  model: z.string().nullable(),
  price: z.string().nullable(),
  priceSaid: Said.nullable().optional(),
});
const TaskView = z.object({
  task: z.enum(engineTasks),
  name: z.string(),
  /** What does it now, and what follows when that fails, in order; empty when nothing would. */
  order: z.array(z.object({ provider: z.enum(providerIds).nullable(), name: z.string() })),
  /** The providers that have an adapter for it, with the models to choose from. */
  offers: z.array(Offer),
});
export type TaskView = z.infer<typeof TaskView>;

const MonthView = z.object({
  month: Month,
  spentMicros: z.int(),
  /** What calls that are under way may still cost. */
  reservedMicros: z.int(),
  calls: z.int(),
  failed: z.int(),
  /** Calls whose price the studio does not know: they are not in the sum. */
  unpriced: z.int(),
  /** Calls whose answer never came because the studio stopped: the provider may have charged them. */
  unknown: z.int(),
  capMicros: z.int().nullable(),
  /** The operator's limit for calls on the studio's own keys. */
  studioCapMicros: z.int().nullable(),
});
export type MonthView = z.infer<typeof MonthView>;

const Engines = z.object({
  ok,
  providers: z.array(ProviderView),
  tasks: z.array(TaskView),
  settings: EngineSettings,
  month: MonthView,
  /** The day on which the prices were read, as `2026-11-21`. */
  pricesOf: z.string(),
});
export type Engines = z.infer<typeof Engines>;

export const getEngines = endpoint({
  method: 'GET',
  path: '/api/engines',
  summary: 'Which engine does which task, the keys (last four characters), and what was spent this month',
  reply: Engines,
});

export const changeEngines = endpoint({
  method: 'PATCH',
  path: '/api/engines',
  access: 'session',
  summary: 'Change how engines are used; what is left out stays as it is',
  body: EngineSettings.partial(),
  reply: Engines,
});

export const keepEngineKey = endpoint({
  method: 'PUT',
  path: '/api/engines/:provider/key',
  access: 'session',
  summary: 'Add or replace the key of a provider; it is never shown again',
  params: ProviderParam,
  body: z.object({
    key: z
      .string()
      .trim()
      .max(400)
      .regex(/^[\x21-\x7e]*$/, 'A key has no spaces and no special characters.')
      .optional(),
    address: z.string().trim().max(300).optional(),
  }),
  reply: Engines,
});

export const removeEngineKey = endpoint({
  method: 'DELETE',
  path: '/api/engines/:provider/key',
  access: 'session',
  summary: 'Remove the key of a provider from the studio',
  params: ProviderParam,
  reply: Engines,
});

export const testEngine = endpoint({
  method: 'POST',
  path: '/api/engines/:provider/test',
  access: 'session',
  summary: 'Make the smallest call that the provider has, and say what came back',
  params: ProviderParam,
  reply: z.object({
    ok,
    works: z.boolean(),
    words: z.string(),
    said: Said.nullable().optional(),
    tookMs: z.int(),
    models: z.array(z.string()),
  }),
});

const CallView = z.object({
  id: Id,
  at: Millis,
  task: z.string(),
  engine: z.string(),
  taleId: z.string().nullable(),
  taleTitle: z.string().nullable(),
  step: z.string(),
  /** `unknown`: the studio stopped before the answer came. */
  outcome: z.enum(['open', 'ok', 'failed', 'unknown']),
  tokensIn: z.int().nullable(),
  tokensOut: z.int().nullable(),
  pictures: z.int().nullable(),
  seconds: z.number().nullable(),
  characters: z.int().nullable(),
  /** Null: the price is not known, or nothing is owed for a failed call. */
  micros: z.int().nullable(),
  words: z.string().nullable(),
  wordsSaid: Said.nullable().optional(),
});
export type CallView = z.infer<typeof CallView>;

export const listEngineCalls = endpoint({
  method: 'GET',
  path: '/api/engines/calls',
  summary: 'Every call to a hosted engine, newest first',
  query: z.object({
    month: Month.optional(),
    /** The id of a tale; a tale that is gone, or not one's own, has no calls to show. */
    tale: Id.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  reply: z.object({ ok, items: z.array(CallView), nextCursor: z.string().nullable() }),
});

/** `unpriced` calls are not in the money. */
const Sums = { micros: z.int(), calls: z.int(), failed: z.int(), unpriced: z.int() };

export const getSpending = endpoint({
  method: 'GET',
  path: '/api/engines/spending',
  summary: 'What was spent on hosted engines in a month, by day, task and tale',
  query: z.object({ month: Month.optional() }),
  reply: z.object({
    ok,
    month: MonthView,
    days: z.array(z.object({ day: z.string(), ...Sums })),
    tasks: z.array(z.object({ task: z.string(), ...Sums })),
    /** The ten that cost most. */
    tales: z.array(z.object({ taleId: z.string(), title: z.string().nullable(), ...Sums })),
  }),
});

const whole = (max: number) => z.coerce.number().int().min(0).max(max);
/** What is to be made; what is left out is not made. */
export const EstimateOf = z.object({
  words: whole(5_000).optional(),
  languages: whole(languages.length).optional(),
  pictures: whole(100).optional(),
  titles: whole(20).optional(),
  /** Words to be spoken, all languages together. */
  spokenWords: whole(20_000).optional(),
  /** The provider whose voice speaks them; the first one when left out. */
  speechBy: z.enum(providerIds).optional(),
  music: whole(20).optional(),
});
export type EstimateOf = z.output<typeof EstimateOf>;

const EstimateLine = z.object({
  task: z.enum(engineTasks),
  /** The engine that is called first. */
  engine: z.string(),
  builtIn: z.boolean(),
  calls: z.int(),
  /** About; null when the price is not known. */
  micros: z.int().nullable(),
});
export type EstimateLine = z.infer<typeof EstimateLine>;

export const estimateEngines = endpoint({
  method: 'GET',
  path: '/api/engines/estimate',
  summary: 'What an order would call, and about how much it would cost',
  query: EstimateOf,
  reply: z.object({
    ok,
    lines: z.array(EstimateLine),
    /** Of all lines whose price is known. */
    micros: z.int(),
    /** What is left of the month's limit; null without one. */
    leftMicros: z.int().nullable(),
  }),
});
