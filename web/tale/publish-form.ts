import type { Language } from '#shared/vocabulary.ts';
import type { PublishOrder } from '#web/queries/publication.ts';

/** How widely a video is to be seen; `scheduled` becomes public at its time. */
const privacies = ['private', 'unlisted', 'public', 'scheduled'] as const;
export type Privacy = (typeof privacies)[number];
type Words = { title: string; description: string };

/** What the publish form holds. `when` is a local time, `YYYY-MM-DDTHH:mm`. */
export type PublishForm = {
  langs: readonly Language[];
  texts: Partial<Record<Language, Words>>;
  privacy: Privacy;
  when: string;
  madeForKids: boolean | null;
};

/** Seconds of a picked local time in the browser's zone, or null when it is none. */
export function secondsOf(when: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(when)) return null;
  const ms = new Date(when).getTime();
  return Number.isFinite(ms) ? Math.round(ms / 1000) : null;
}

/** Why the form cannot be sent yet, or null. */
export function problemOf(form: PublishForm): string | null {
  if (form.langs.length === 0) return 'Choose at least one language';
  if (form.langs.some((language) => !form.texts[language]?.title.trim())) return 'Every video needs a title';
  if (form.madeForKids === null) return 'Say whether the video is made for kids';
  if (form.privacy === 'scheduled' && secondsOf(form.when) === null) return 'Invalid date format';
  return null;
}

/** The order as the server takes it. Scheduled videos are sent as private with their time. */
export function publishOrderOf(form: PublishForm): PublishOrder {
  const scheduledAt = form.privacy === 'scheduled' ? secondsOf(form.when) : null;
  return {
    langs: [...form.langs],
    privacy: form.privacy === 'scheduled' ? 'private' : form.privacy,
    ...(scheduledAt === null ? {} : { scheduledAt }),
    madeForKids: form.madeForKids ?? false,
    texts: Object.fromEntries(form.langs.flatMap((language) => (form.texts[language] ? [[language, form.texts[language]]] : []))),
  };
}
