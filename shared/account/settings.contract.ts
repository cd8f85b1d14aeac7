import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  audiences,
  culturalContexts,
  type Language,
  languages,
  lengths,
  limits,
  taleDefaults as preset,
  type Tone,
  tones,
} from '../vocabulary.ts';
import { interfaceLanguages } from './interface-language.ts';
import { Id, Said } from '../reply.ts';
import { NaturalVoices, paceLimits, VoiceItem } from '../sound/voice.ts';

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
const Voices = z.object({ en: z.string(), fr: z.string(), ee: z.string() });

/** The defaults of a creator's tales, which the wizard can override. */
export const Settings = z.object({
  /** The key of an available picture style. */
  defaultImageStyle: z.string(),
  /** At least one, in the order en, fr, ee. */
  langs: z.array(z.enum(languages)),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  length: z.enum(lengths),
  /** Words per language, for the length 'custom'. */
  customWords: z.int(),
  scenes: z.int(),
  thumbnails: z.int(),
  culturalContext: z.enum(culturalContexts),
  honorJesus: z.boolean(),
  /** The synthetic voice of new tales; a language that is not named has the narrator's first. */
  voices: Voices.partial(),
  /** The mood of new tales' music; null: that of the tale's tone. */
  musicMood: z.enum(tones).nullable(),
  /** Whether voices that are still tried out are offered. */
  experimentalVoices: z.boolean(),
  /** The language of the screens; null: the browser's. */
  interfaceLanguage: z.enum(interfaceLanguages).nullable(),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of a creator who never changed one. */
export const presetSettings: Settings = {
  defaultImageStyle: preset.imageStyle,
  langs: [...preset.langs],
  tone: preset.tone,
  audience: preset.audience,
  length: preset.length,
  customWords: preset.customWords,
  scenes: preset.scenes,
  thumbnails: preset.thumbnails,
  culturalContext: preset.culturalContext,
  honorJesus: preset.honorJesus,
  voices: {},
  musicMood: null,
  experimentalVoices: false,
  interfaceLanguage: null,
};

/** What new tales sound like: the part of the settings that the server itself puts into a new tale. */
export type SoundDefaults = { readonly voices: Partial<Record<Language, string>>; readonly musicMood: Tone | null };

const reply = z.object({ ok: z.literal(true), settings: Settings });

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  summary: "The creator's own defaults",
  reply,
});

/**
 * What is left out stays unchanged, as do languages left out of `voices`. A null voice resets to the narrator's first.
 */
export const SettingsPatch = z
  .object({
    defaultImageStyle: z.string().trim().min(1).max(60),
    langs: z.array(z.enum(languages)).min(1, 'Choose at least one language.').max(20),
    tone: z.enum(tones),
    audience: z.enum(audiences),
    length: z.enum(lengths),
    customWords: within(limits.customWords),
    scenes: within(limits.scenes),
    thumbnails: within(limits.thumbnails),
    culturalContext: z.enum(culturalContexts),
    honorJesus: z.boolean(),
    voices: z.object({
      en: z.string().min(1).max(100).nullable().optional(),
      fr: z.string().min(1).max(100).nullable().optional(),
      ee: z.string().min(1).max(100).nullable().optional(),
    }),
    musicMood: z.enum(tones).nullable(),
    experimentalVoices: z.boolean(),
    interfaceLanguage: z.enum(interfaceLanguages).nullable(),
  })
  .partial();
export type SettingsPatch = z.infer<typeof SettingsPatch>;

export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  summary: "Change some of the creator's defaults; what is left out stays as it is",
  body: SettingsPatch,
  reply,
});

export const listVoices = endpoint({
  method: 'GET',
  path: '/api/voices',
  summary: 'The synthetic voices at hand; the first of a language is its default',
  reply: z.object({
    ok: z.literal(true),
    items: z.array(VoiceItem),
    /** Voices of the studio's own folder that cannot be used, and why. */
    troubles: z.array(z.object({ name: z.string(), words: z.string(), said: Said.nullable().optional() })),
    natural: NaturalVoices,
  }),
});

/** Sound, not JSON. */
export const voiceSample = {
  path: '/api/voices/sample',
  summary: 'A verse, or a sentence of a tale or a passage, read by a voice, as MP3 or WAV',
  query: z.object({
    voice: z.string().min(1).max(200),
    /** The creator's tale from which a sentence is read. */
    tale: Id.optional(),
    /** A passage, such as `Luke 15:11-32`, from which a sentence is read. */
    reference: z.string().trim().min(1).max(limits.reference).optional(),
    /** A factor of the pace. */
    pace: z.coerce.number().min(paceLimits.min).max(paceLimits.max).optional(),
  }),
} as const;

/** Sound, not JSON. */
export const musicSample = {
  path: '/api/music/sample',
  summary: 'A short piece of a mood, as MP3 or WAV',
  query: z.object({ mood: z.enum(tones) }),
} as const;
