import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import type { EngineTask, ProviderId } from '#shared/engines.ts';

type Facts = {
  readonly about: Said;
  readonly keyPage: string | null;
  readonly takesAddress: boolean;
  /** Models to propose for a task, the default first; other names may be typed. */
  readonly models: Partial<Record<EngineTask, readonly string[]>>;
};

const openaiText = ['gpt-6.1-terra', 'gpt-6.1-sol', 'gpt-6-luna', 'gpt-6-astra', 'gpt-5.4-mini'];
const anthropicText = ['claude-sonnet-5-5', 'claude-opus-5', 'claude-haiku-4-5'];
const googleText = ['gemini-3.8-flash', 'gemini-3.5-flash', 'gemini-2.5-flash'];

/** What the studio knows about each provider, apart from how to call it. */
export const providerFacts: Readonly<Record<ProviderId, Facts>> = {
  openai: {
    about: msg`Stories and titles by GPT models, pictures by GPT Image, voices.`,
    keyPage: 'https://platform.openai.com/api-keys',
    takesAddress: false,
    models: {
      text: openaiText,
      titles: ['gpt-6-luna', ...openaiText.filter((each) => each !== 'gpt-6-luna')],
      pictures: ['gpt-image-2', 'gpt-image-2.6-sunburst', 'gpt-image-1.5', 'gpt-image-1-mini'],
      speech: ['gpt-4o-mini-tts', 'tts-1', 'tts-1-hd'],
    },
  },
  anthropic: {
    about: msg`Stories and titles by Claude models.`,
    keyPage: 'https://platform.claude.com/settings/keys',
    takesAddress: false,
    models: { text: anthropicText, titles: ['claude-haiku-4-5', 'claude-sonnet-5-5'] },
  },
  google: {
    about: msg`Stories, titles, pictures and voices by Gemini models.`,
    keyPage: 'https://aistudio.google.com/apikey',
    takesAddress: false,
    models: {
      text: googleText,
      titles: googleText,
      pictures: ['gemini-2.5-flash-image', 'gemini-3.1-flash-image-preview', 'gemini-nano-banana-2.1'],
      speech: ['gemini-3.8-flash-tts', 'gemini-2.5-flash-preview-tts'],
    },
  },
  compatible: {
    about: msg`Any server that speaks OpenAI’s chat interface, such as Ollama, vLLM or LM Studio.`,
    keyPage: null,
    takesAddress: true,
    models: {},
  },
  elevenlabs: {
    about: msg`Voices of your account, and music.`,
    keyPage: 'https://elevenlabs.io/app/settings/api-keys',
    takesAddress: false,
    models: { speech: ['eleven_multilingual_v2', 'eleven_v3', 'eleven_flash_v2_5'], music: ['music_v1'] },
  },
  fal: {
    about: msg`Pictures by many models.`,
    keyPage: 'https://fal.ai/dashboard/keys',
    takesAddress: false,
    models: { pictures: ['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/flux-2', 'fal-ai/flux-pro/kontext'] },
  },
  replicate: {
    about: msg`Pictures by many models.`,
    keyPage: 'https://replicate.com/account/api-tokens',
    takesAddress: false,
    models: {
      pictures: [
        'black-forest-labs/flux-schnell',
        'black-forest-labs/flux-dev',
        'black-forest-labs/flux-1.1-pro',
        'black-forest-labs/flux-2-pro',
      ],
    },
  },
};

/**
 * Tasks that cost cents are done by a hosted engine as soon as there is a key; tasks that cost more wait until they are
 * chosen.
 */
export const chosenByThemselves: readonly EngineTask[] = ['text', 'titles'];

/** Tasks as the API calls them; screens have their own words for each `task`. */
export const taskNames: Readonly<Record<EngineTask, string>> = {
  text: 'Stories',
  titles: 'Titles',
  pictures: 'Pictures',
  speech: 'Voices',
  music: 'Music',
};
/** The built-in engine of each task. */
export const builtInNames: Readonly<Record<EngineTask, string>> = {
  text: 'built-in writer',
  titles: 'built-in writer',
  pictures: 'built-in art',
  speech: 'built-in voice',
  music: 'built-in music',
};
