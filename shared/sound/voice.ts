import { Said } from '../reply.ts';
import { z } from 'zod';
import { type Audience, languages } from '../vocabulary.ts';

/**
 * Where a voice comes from: a neural model of the studio's, the studio's formant engine, the operator's own folder, a
 * hosted provider.
 */
export const voiceKinds = ['natural', 'simple', 'own', 'hosted'] as const;

export const VoiceItem = z.object({
  id: z.string(),
  language: z.enum(languages),
  label: z.string(),
  kind: z.enum(voiceKinds),
  /** A synthetic preview, not a voice to publish with. */
  preview: z.boolean(),
  /** Only offered to creators who switched experimental voices on. */
  experimental: z.boolean().optional(),
});
export type VoiceItem = z.infer<typeof VoiceItem>;

/**
 * The natural voices are fetched once: `fetching` has a percentage; `unavailable` has a message that says why and what
 * to do.
 */
export const NaturalVoices = z.object({
  state: z.enum(['ready', 'fetching', 'unavailable']),
  /** 0 to 100 while it is fetched. */
  percent: z.number().nullable(),
  words: z.string().nullable(),
  said: Said.nullable().optional(),
});
export type NaturalVoices = z.infer<typeof NaturalVoices>;

/** Where no narrator has natural voices. */
export const noNaturalVoices: NaturalVoices = { state: 'unavailable', percent: null, words: null };

/** Words a minute at which a tale is read aloud to its audience, pauses included. */
export const audienceWordsPerMinute: Record<Audience, number> = { kids: 140, family: 150, teens: 158, adults: 158 };

/** A creator's own pace, as a factor of the audience's. */
export const paceLimits = { min: 0.8, max: 1.2, step: 0.05 } as const;

/** A pace in a request. */
export const Pace = z.number().min(paceLimits.min).max(paceLimits.max);

/** How one language of a tale is read: the pace, and the voice for quoted words that no cast voice reads. */
export const LanguageReading = z.object({ pace: Pace.optional(), quoteVoice: z.string().min(1).max(200).optional() });
export type LanguageReading = z.infer<typeof LanguageReading>;
export const Readings = z.object({
  en: LanguageReading.optional(),
  fr: LanguageReading.optional(),
  ee: LanguageReading.optional(),
});
export type Readings = z.infer<typeof Readings>;

/** One voice id a language. */
export const VoiceByLanguage = z.object({
  en: z.string().min(1).max(200).optional(),
  fr: z.string().min(1).max(200).optional(),
  ee: z.string().min(1).max(200).optional(),
});
export type VoiceByLanguage = z.infer<typeof VoiceByLanguage>;

/** Words a minute at which a tale is read, pauses included; `pace` is the creator's factor. */
export const wordsPerMinute = (audience: Audience, pace = 1): number =>
  Math.round(audienceWordsPerMinute[audience] * pace);
