import type { FilmPlan } from '#server/studio/film-plan.ts';
import { toSrt, toVtt } from '#shared/captions/caption-files.ts';
import { type Language, languageNames, sections, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import { withoutIds } from '../film-names.ts';
import { languageFolder } from '../gather-package.ts';
import type { Credit, FileRole } from '../package-format.ts';
import type { PackagedTale } from '../packaged-tale.ts';

/** A text that is written into a package. */
export type WrittenPart = { readonly name: string; readonly role: FileRole; readonly text: string };

/**
 * What people and other programs read: a text per language, captions and timeline of each plan, and who is owed credit.
 */
export function readableTexts(
  tale: PackagedTale,
  plans: readonly FilmPlan[],
  sceneIds: readonly string[],
  credits: readonly Credit[],
): WrittenPart[] {
  const parts: WrittenPart[] = [{ name: 'LICENCES.txt', role: 'licences', text: licences(tale, credits) }];
  for (const language of tale.langs) {
    const text = story(tale, language);
    if (text) parts.push({ name: `text/${languageFolder[language]}.txt`, role: 'text', text });
  }
  for (const plan of plans) {
    const { language, cues } = plan.timeline;
    const stem = languageFolder[language];
    if (cues.length > 0)
      parts.push(
        { name: `captions/${stem}.srt`, role: 'captions', text: toSrt(cues) },
        { name: `captions/${stem}.vtt`, role: 'captions', text: toVtt(cues) },
      );
    const timeline = withoutIds(plan.timeline, sceneIds);
    parts.push({ name: `storyboard/${stem}.json`, role: 'storyboard', text: `${JSON.stringify(timeline, null, 1)}\n` });
  }
  return parts;
}

function story({ texts, verse }: PackagedTale, language: Language): string | null {
  const words = texts[language];
  if (!words) return null;
  const prose = sections.map((section) => words[section].trim()).filter((part) => part !== '');
  const credit = versionAttributions[versionOfLanguage[language]];
  return `${[words.title, ...(verse ? [verse] : []), words.summary, ...prose, credit].filter((part) => part !== '').join('\n\n')}\n`;
}

function licences({ title, langs }: PackagedTale, credits: readonly Credit[]): string {
  const lines = credits.map(({ of, credit, licence }) => `${of}\n  ${credit}\n  Licence: ${licence}`);
  const ewe = langs.includes('ee')
    ? [
        'Wherever the Ewe verses are shown or passed on, their credit goes with them. What you share with ' +
          'Ewe Bible text in it is under CC BY-SA 4.0 as far as that text goes.',
      ]
    : [];
  return `${[`${title} (${langs.map((language) => languageNames[language]).join(', ')})`, ...lines, ...ewe].join('\n\n')}\n`;
}
