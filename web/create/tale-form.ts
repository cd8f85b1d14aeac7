import type { TaleOrder } from '#web/queries/tale.ts';
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

/** Where a tale starts from, as the wizard asks it. */
const sources = ['random', 'verse', 'theme', 'text'] as const;
export type Source = (typeof sources)[number];
const modeOf: Record<Source, Mode> = { random: 'random', verse: 'reference', theme: 'idea', text: 'paste' };

/** What the wizard holds; numbers are what was typed. */
export type TaleForm = {
  source: Source;
  span: Span;
  book: string;
  verse: string;
  theme: string;
  text: string;
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
  /** Null until the creator picks one: then the default of the settings holds. */
  imageStyle: string | null;
};

/** The wizard as it opens. */
export const freshForm: TaleForm = {
  source: 'random',
  span: preset.span,
  book: preset.book,
  verse: preset.verse,
  theme: '',
  text: '',
  langs: preset.langs,
  tone: preset.tone,
  audience: preset.audience,
  length: preset.length,
  customWords: String(preset.customWords),
  scenes: String(preset.scenes),
  thumbnails: String(preset.thumbnails),
  culturalContext: preset.culturalContext,
  honorJesus: preset.honorJesus,
  autoGenerate: true,
  autoQueueImages: true,
  imageStyle: null,
};

const numbers = { customWords: preset.customWords, scenes: preset.scenes, thumbnails: preset.thumbnails } as const;
/** A field of the form that is a number with limits. */
export type NumberField = keyof typeof numbers;

/** The typed number within its limits; empty or unreadable falls back to the default. */
export function within(field: NumberField, typed: string): number {
  const number = typed.trim() === '' ? Number.NaN : Math.round(Number(typed));
  const { min, max } = limits[field];
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : numbers[field];
}

/** A language chosen or dropped; the order stays en, fr, ee. */
export const toggleLanguage = (chosen: readonly Language[], language: Language): Language[] =>
  languages.filter((one) => (one === language ? !chosen.includes(one) : chosen.includes(one)));

/** The order as the server takes it. `autoGenerate` is left out while on. */
export function orderOf(form: TaleForm, defaultStyle: string = preset.imageStyle): TaleOrder {
  return {
    mode: modeOf[form.source],
    langs: [...form.langs],
    length: form.length,
    customWords: within('customWords', form.customWords),
    autoQueueImages: form.autoQueueImages,
    imageStyle: form.imageStyle ?? defaultStyle,
    scenes: within('scenes', form.scenes),
    thumbnails: within('thumbnails', form.thumbnails),
    tone: form.tone,
    audience: form.audience,
    culturalContext: form.culturalContext,
    honorJesus: form.honorJesus,
    ...(form.autoGenerate ? {} : { autoGenerate: false }),
    ...sourceOf(form),
  };
}

function sourceOf({ source, span, book, verse, theme, text }: TaleForm): Pick<TaleOrder, 'span' | 'reference' | 'prompt' | 'text'> {
  switch (source) {
    case 'random':
      return { span };
    case 'verse':
      return { reference: `${book} ${verse}`.trim() };
    case 'theme':
      return { prompt: theme.trim() };
    case 'text':
      return { text: text.trim() };
  }
}
