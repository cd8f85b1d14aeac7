import type { HostVideo } from '#server/ports/video-host.ts';
import type { Privacy } from '#shared/publishing/publication-states.ts';
import { bytesOf, type Licence, markerRoom, tagsLength, textLimits } from '#shared/publishing/publication-limits.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { type Language, languageNames, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';

export type TaleFacts = {
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly verse: string | null;
  readonly writer: string | null;
};
export type PublicationTexts = { readonly title: string; readonly description: string; readonly tags: string[] };

const verseLine: Record<Language, (verse: string) => string> = {
  en: (verse) => `Scripture: ${verse}`,
  fr: (verse) => `Texte biblique : ${verse}`,
  ee: (verse) => `Biblia: ${verse}`,
};
const bibleTags: Record<Language, readonly string[]> = {
  en: ['Bible', 'Bible story', 'illustrated Bible'],
  fr: ['Bible', 'histoire biblique', 'Bible illustrée'],
  ee: ['Biblia', 'Bible', 'Eʋegbe', 'Ewe'],
};

/**
 * Title, description and tags that a film gets when its creator writes nothing else; the Bible's credit is always among
 * them.
 */
export function defaultTexts({ language, title, summary, verse, writer }: TaleFacts): PublicationTexts {
  const lines = [
    summary,
    ...(verse ? [verseLine[language](verse)] : []),
    versionAttributions[versionOfLanguage[language]],
    writer ? `Made with Tale Studio (${writer}).` : 'Made with Tale Studio.',
  ];
  const book = verse?.replace(/\s*\d+[:.,\d\s–-]*$/u, '').trim();
  const tags = [...bibleTags[language], ...(book ? [book] : []), languageNames[language]];
  return fitted({
    title,
    description: lines.filter((line) => line.trim() !== '').join('\n\n'),
    tags: [...new Set(tags)],
  });
}

/** The same from the tale's rows: the verse is named as readers of the language name it. */
export const textsOf = ({ range, ...facts }: TaleFacts & { readonly range: VerseRange | null }): PublicationTexts =>
  defaultTexts({ ...facts, verse: range ? formatReference(range, facts.language) : facts.verse });

/** A film's chapters (`0:00 …`, a line each) at the end of its description, when there is room for them. */
export function withChapters(texts: PublicationTexts, chapters: string): PublicationTexts {
  const description = `${texts.description}\n\n${plain(chapters)}`;
  return chapters && bytesOf(description) + markerRoom <= textLimits.description ? { ...texts, description } : texts;
}

/** The Bible's credit may not be lost when a creator writes an own description: what lacks it gets it at its end. */
export function withCredit(description: string, language: Language): string {
  const credit = versionAttributions[versionOfLanguage[language]];
  return description.includes(credit) ? description : `${description.trimEnd()}\n\n${credit}`.trimStart();
}

/** Texts cut to what hosts accept. */
export function fitted({ title, description, tags }: PublicationTexts): PublicationTexts {
  const kept: string[] = [];
  for (const tag of tags.map((each) => plain(each).replaceAll(',', ' ').trim()))
    if (tag && tagsLength([...kept, tag]) <= textLimits.tags) kept.push(tag);
  const cut = cutLetters(plain(title).trim(), textLimits.title).trim();
  return { title: cut || 'Untitled', description: cutBytes(plain(description), textLimits.description), tags: kept };
}

/** The line by which an upload is recognised, whoever ordered it. */
export const markerLine = (marker: string): string => `Tale Studio ref. ${marker}`;

type Wishes = PublicationTexts & {
  readonly language: Language;
  readonly made_for_kids: boolean;
  readonly synthetic: boolean;
  readonly category_id: string;
  readonly licence: Licence;
  readonly embeddable: boolean;
  readonly privacy: Privacy;
  readonly publish_at: Date | null;
  readonly marker: string;
};

/** What is sent to the host. At first a film is always private; a date in the past means public. */
export function hostVideo(wishes: Wishes, when: 'upload' | 'final', now: number): HostVideo {
  const ahead = wishes.publish_at !== null && wishes.publish_at.getTime() > now;
  const final = wishes.publish_at ? (ahead ? 'private' : 'public') : wishes.privacy;
  const line = `\n\n${markerLine(wishes.marker)}`;
  return {
    title: wishes.title,
    description: cutBytes(wishes.description, textLimits.description - Buffer.byteLength(line)) + line,
    tags: wishes.tags,
    language: wishes.language,
    madeForKids: wishes.made_for_kids,
    synthetic: wishes.synthetic,
    categoryId: wishes.category_id,
    licence: wishes.licence,
    embeddable: wishes.embeddable,
    privacy: when === 'upload' ? 'private' : final,
    publishAt: ahead && wishes.publish_at ? wishes.publish_at.toISOString() : null,
  };
}

/** Hosts reject angle brackets, so similar characters replace them. */
export const plain = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** At most this many UTF-16 units, and no letter without its tilde. */
function cutLetters(text: string, units: number): string {
  const end = letters.segment(text).containing(units)?.index ?? text.length;
  return text.slice(0, end);
}

/** At most this many bytes of UTF-8, and no half character. */
function cutBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return Buffer.from(text).subarray(0, bytes).toString('utf8').replace(/�+$/u, '').trimEnd();
}
