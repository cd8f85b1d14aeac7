import { t } from '@lingui/core/macro';
import type { Settings } from '#shared/account/settings.contract.ts';
import {
  type Audience,
  type CulturalContext,
  type Language,
  type Length,
  languages,
  limits,
  type Mode,
  type Span,
  taleDefaults as preset,
  type Tone,
} from '#shared/vocabulary.ts';
import type { VoiceByLanguage } from '#shared/sound/voice.ts';
import type { TaleOrder } from '#web/tale-parts/tale.ts';

/** Where a tale starts from, as the wizard asks it. */
export const sources = ['random', 'verse', 'theme', 'text'] as const;
export type Source = (typeof sources)[number];
const modeOf: Record<Source, Mode> = { random: 'random', verse: 'reference', theme: 'idea', text: 'paste' };

/** A passage that the creator chose for a theme, with what the wizard shows of it. */
export type ChosenPassage = { readonly ref: string; readonly title: string; readonly line: string };

/** The state of the wizard's form; numbers are kept as they were typed. */
export type TaleForm = {
  source: Source;
  span: Span;
  book: string;
  verse: string;
  theme: string;
  /** Null while the creator leaves it to the studio, which takes the best one. */
  passage: ChosenPassage | null;
  text: string;
  /** What the creator calls their own text; empty leaves it to the studio. */
  title: string;
  langs: readonly Language[];
  tone: Tone;
  audience: Audience;
  length: Length;
  customWords: string;
  scenes: string;
  thumbnails: string;
  culturalContext: CulturalContext;
  honorJesus: boolean;
  autoGenerate: boolean;
  autoQueueImages: boolean;
  imageStyle: string;
  /** The voices that the creator chose for this tale; the rest are the usual ones. */
  voices: VoiceByLanguage;
};
/** What the creator changed; the rest has its starting value. */
export type Edits = Partial<TaleForm>;
/** What a step of the wizard shows, and how it changes it. */
export type StepParts = { readonly form: TaleForm; readonly edit: (changes: Edits) => void };

/** The wizard as it opens: the creator's own defaults where the settings have been read, the studio's otherwise. */
export function startingForm(settings?: Partial<Settings>): TaleForm {
  const own = { ...preset, ...settings };
  return {
    source: 'random',
    span: preset.span,
    book: preset.book,
    verse: preset.verse,
    theme: '',
    passage: null,
    text: '',
    title: '',
    langs: own.langs,
    tone: own.tone,
    audience: own.audience,
    length: own.length,
    customWords: String(own.customWords),
    scenes: String(own.scenes),
    thumbnails: String(own.thumbnails),
    culturalContext: own.culturalContext,
    honorJesus: own.honorJesus,
    autoGenerate: true,
    autoQueueImages: true,
    imageStyle: settings?.defaultImageStyle ?? preset.imageStyle,
    voices: {},
  };
}

const numbers = { customWords: preset.customWords, scenes: preset.scenes, thumbnails: preset.thumbnails } as const;
/** A field of the form that is a number with limits. */
export type NumberField = keyof typeof numbers;

/** The typed number within its limits; empty or unreadable falls back to the default. */
export function within(field: NumberField, typed: string): number {
  const number = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  const { min, max } = limits[field];
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : numbers[field];
}

/** The edits with every number within its limits, as when its field was left. */
export const settled = (edits: Edits): Edits => ({
  ...edits,
  ...Object.fromEntries(
    (Object.keys(numbers) as NumberField[]).flatMap((field) => {
      const typed = edits[field];
      return typed === undefined ? [] : [[field, String(within(field, typed))]];
    }),
  ),
});

/** What the studio would reject, as a message; null when nothing. */
export function tooMuch({ source, theme, text }: TaleForm): string | null {
  const over = (typed: string, most: number) => typed.trim().length > most;
  if (source === 'theme' && over(theme, limits.prompt))
    return t`A theme can have 2,000 characters at most. Paste a longer one as a text.`;
  if (source === 'text' && over(text, limits.pastedText))
    return t`A text can have 100,000 characters at most. Shorten it to continue.`;
  return null;
}

/** A language chosen or dropped; the order stays en, fr, ee. */
export const toggleLanguage = (chosen: readonly Language[], language: Language): Language[] =>
  languages.filter((one) => (one === language ? !chosen.includes(one) : chosen.includes(one)));

/** The order as the server takes it. `autoGenerate` is left out while it is on, the default. */
export function orderOf(form: TaleForm): TaleOrder {
  return {
    mode: modeOf[form.source],
    langs: [...form.langs],
    length: form.length,
    customWords: within('customWords', form.customWords),
    autoQueueImages: form.autoQueueImages,
    imageStyle: form.imageStyle,
    scenes: within('scenes', form.scenes),
    thumbnails: within('thumbnails', form.thumbnails),
    tone: form.tone,
    audience: form.audience,
    culturalContext: form.culturalContext,
    honorJesus: form.honorJesus,
    ...(form.autoGenerate ? {} : { autoGenerate: false }),
    ...voicesOf(form),
    ...sourceOf(form),
  };
}

/** Only what the creator chose, of the languages that the tale is told in. */
function voicesOf({ voices, langs }: TaleForm): Pick<TaleOrder, 'voices'> {
  const chosen = Object.entries(voices).filter(([language, voice]) => voice && langs.includes(language as Language));
  return chosen.length > 0 ? { voices: Object.fromEntries(chosen) } : {};
}

type SourceFields = Pick<TaleOrder, 'span' | 'reference' | 'prompt' | 'passage' | 'text' | 'title'>;

function sourceOf({ source, span, book, verse, theme, passage, text, title }: TaleForm): SourceFields {
  switch (source) {
    case 'random':
      return { span };
    case 'verse':
      return { reference: `${book} ${verse}`.trim() };
    case 'theme':
      return { prompt: theme.trim(), ...(passage ? { passage: passage.ref } : {}) };
    case 'text':
      return { text: text.trim(), ...(title.trim() ? { title: title.trim() } : {}) };
  }
}
