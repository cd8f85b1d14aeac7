import type { Said, Words } from './said.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';

/** What engines do for a tale. */
export const engineTasks = ['text', 'titles', 'pictures', 'speech', 'music'] as const;
export type EngineTask = (typeof engineTasks)[number];

/**
 * Who offers hosted engines. `compatible` is any server that speaks OpenAI's chat interface: Ollama, vLLM, LM Studio, …
 */
export const providerIds = ['openai', 'anthropic', 'google', 'compatible', 'elevenlabs', 'fal', 'replicate'] as const;
export type ProviderId = (typeof providerIds)[number];
export const providerNames: Readonly<Record<ProviderId, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google Gemini',
  compatible: 'Own server',
  elevenlabs: 'ElevenLabs',
  fal: 'fal',
  replicate: 'Replicate',
};

/** Engines of the studio by their names in the API, as creators read of them. */
const builtInEngines: Readonly<Record<string, Said>> = {
  'built-in writer': msg`built-in writer`,
  'built-in art': msg`built-in art`,
  'built-in voice': msg`built-in voice`,
  'built-in voices': msg`built-in voices`,
  'built-in natural voice': msg`built-in natural voice`,
  'built-in simple voice': msg`built-in simple voice`,
  'built-in music': msg`built-in music`,
};
/** An engine as a list names it; a hosted one has the same name everywhere. */
export const engineWords = (name: string): Words => builtInEngines[name] ?? name;

const builtInMakers: Readonly<Record<string, Said>> = {
  'built-in writer': msg`the built-in writer`,
  'built-in art': msg`the built-in illustrator`,
  'built-in music': msg`the built-in musician`,
  'built-in natural voice': msg`the built-in narrator`,
  'built-in simple voice': msg`the built-in narrator`,
};
/** The same within a sentence: “Written by …”. */
export const engineInSentence = (name: string): Words => builtInMakers[name] ?? engineWords(name);

/**
 * What does a task: a provider, the studio's own engine, or the studio's proposal as long as a creator has not chosen.
 */
export const engineChoices = ['auto', 'built-in', ...providerIds] as const;
export type EngineChoice = (typeof engineChoices)[number];

const byProvider = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(providerIds), value);
const byTask = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(engineTasks), value);
export const ModelName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[\w.:/@+-]+$/, 'A model name has letters, digits and . : / @ + - _ only.');

/** How a creator uses engines; what is not there is the studio's proposal. */
export const EngineSettings = z.object({
  choice: byTask(z.enum(engineChoices)),
  models: byTask(byProvider(ModelName)),
  /** Which engines are tried next, in this order, when the chosen one fails; only those with a key count. */
  fallback: z.array(z.enum(providerIds)).max(providerIds.length),
  /** Whether the built-in engine is used last. */
  builtIn: z.boolean(),
  /** Millionths of a US dollar a month; null: no limit of the creator's own. */
  capMicros: z.int().min(0).max(100_000_000_000).nullable(),
});
export type EngineSettings = z.infer<typeof EngineSettings>;

/** The settings of a creator who never changed one. */
export const presetEngineSettings: EngineSettings = {
  choice: {},
  models: {},
  fallback: [],
  builtIn: true,
  capMicros: null,
};

/** How much of something a call takes; what does not apply is left out. */
export type Amounts = {
  readonly tokensIn?: number;
  readonly tokensOut?: number;
  readonly pictures?: number;
  /** Of sound. */
  readonly seconds?: number;
  readonly characters?: number;
};

/** Money as people read it; fractions of a cent are not rounded away. */
export function showMoney(micros: number): string {
  const dollars = micros / 1_000_000;
  if (micros === 0) return '$0.00';
  if (dollars < 0.0001) return 'less than $0.0001';
  return `$${dollars.toFixed(dollars < 0.01 ? 4 : dollars < 1 ? 3 : 2)}`;
}
