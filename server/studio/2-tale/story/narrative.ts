import type { Beat, Writers } from '#shared/story/story.ts';
import { type Language, type Section, sections } from '#shared/vocabulary.ts';

/** The text of one section in one language: its beats in sequence. */
export const sectionText = (beats: readonly Beat[], section: Section, language: Language): string =>
  beats
    .filter((beat) => beat.section === section)
    .map((beat) => beat.text[language] ?? '')
    .filter(Boolean)
    .join(' ');

/** A tale in one language as one text: its sections, a blank line between them. */
export const narrativeOf = (texts: Readonly<Record<Section, string>>): string =>
  sections
    .map((section) => texts[section])
    .filter(Boolean)
    .join('\n\n');

/** All sections by one engine; none when nobody is known. */
export const writtenBy = (engine: string | null): Writers =>
  engine === null ? {} : Object.fromEntries(sections.map((section) => [section, engine]));
