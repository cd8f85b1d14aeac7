import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { usualCategory } from '#shared/publishing/publication-limits.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import { type Language, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import type { Intent, PublishOrder } from '#web/publishing/publication.ts';

/** What the studio suggests for a language that has a film. */
export type Offer = {
  readonly language: Language;
  readonly shapes: readonly Shape[];
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The film's chapters, a line each; empty when YouTube would not read them. */
  readonly chapters: string;
};
export type Words = { readonly title: string; readonly description: string; readonly tags: readonly string[] };

/** The current state of a YouTube tab: the draft, and the studio's suggestions where nothing was decided. */
export type PublishForm = {
  readonly shape: Shape;
  /** Languages that have a film of the shape and are not being published. */
  readonly open: readonly Language[];
  readonly langs: readonly Language[];
  readonly words: (language: Language) => Words;
  readonly chapters: (language: Language) => string;
  readonly privacy: NonNullable<PublicationDraft['privacy']>;
  /** Seconds; null when it is not scheduled. */
  readonly scheduledAt: number | null;
  readonly draft: PublicationDraft;
};

/** Reads the tab; `sent` are the languages and shapes that the channel has already. */
export function formOf(
  draft: PublicationDraft,
  offers: readonly Offer[],
  sent: readonly { language: Language; shape: Shape }[],
): PublishForm {
  const shape = draft.shape ?? '16:9';
  const open = offers
    .filter(
      ({ shapes, language }) =>
        shapes.includes(shape) && !sent.some((one) => one.language === language && one.shape === shape),
    )
    .map(({ language }) => language);
  const privacy = draft.privacy ?? 'private';
  return {
    shape,
    open,
    langs: open.filter((language) => draft.langs?.includes(language) ?? true),
    words: (language) => {
      const { title = '', description = '', tags = [] } = offers.find((one) => one.language === language) ?? {};
      const own = draft.texts?.[language];
      return { title: own?.title ?? title, description: own?.description ?? description, tags: own?.tags ?? tags };
    },
    chapters: (language) => offers.find((one) => one.language === language)?.chapters ?? '',
    privacy,
    scheduledAt: privacy === 'scheduled' ? (draft.scheduledAt ?? null) : null,
    draft,
  };
}

/** The credit that a description has to carry. */
export const creditOf = (language: Language): string => versionAttributions[versionOfLanguage[language]];

/**
 * A description as it will appear on the channel: with the credit where it lacks, and the line by which the upload is
 * known again.
 */
export function sentDescription(description: string, language: Language): string {
  const credit = creditOf(language);
  const whole = description.includes(credit) ? description : `${description.trimEnd()}\n\n${credit}`.trimStart();
  return `${whole}\n\nTale Studio ref. …`;
}

const textsOf = ({ langs, words, draft }: PublishForm) =>
  Object.fromEntries(
    langs.map((language) => {
      const { title, description, tags } = words(language);
      const channelId = draft.channels?.[language];
      return [
        language,
        {
          title,
          description,
          tags: [...tags],
          ...(channelId ? { channelId } : {}),
          ...(draft.thumbnailSlot ? { thumbnailSlot: draft.thumbnailSlot } : {}),
          ...(draft.playlistIds ? { playlistIds: draft.playlistIds } : {}),
        },
      ];
    }),
  );
const others = ({ draft }: PublishForm) => (draft.translations === false ? { captions: [], localizations: [] } : {});

/** What the checks before publishing are asked. */
export const intentOf = (form: PublishForm): Intent => ({
  langs: [...form.langs],
  shape: form.shape,
  ...(form.scheduledAt === null ? {} : { scheduledAt: form.scheduledAt }),
  ...(form.draft.madeForKids === undefined ? {} : { madeForKids: form.draft.madeForKids }),
  ...(form.draft.disclosure === undefined ? {} : { synthetic: form.draft.disclosure }),
  ...others(form),
  texts: textsOf(form),
});

/**
 * The order as the server takes it; null while a question is not answered. A scheduled video is sent as private with
 * its time.
 */
export function orderOf(form: PublishForm): PublishOrder | null {
  const { langs, shape, privacy, scheduledAt, draft } = form;
  if (langs.length === 0 || draft.madeForKids === undefined || draft.disclosure === undefined) return null;
  if (privacy === 'scheduled' && scheduledAt === null) return null;
  return {
    langs: [...langs],
    shape,
    privacy: privacy === 'scheduled' ? 'private' : privacy,
    ...(scheduledAt === null ? {} : { scheduledAt }),
    madeForKids: draft.madeForKids,
    synthetic: draft.disclosure,
    categoryId: draft.categoryId ?? usualCategory,
    licence: draft.licence ?? 'youtube',
    embeddable: draft.embeddable ?? true,
    ...others(form),
    texts: textsOf(form),
  };
}
