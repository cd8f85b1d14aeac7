import { type Language, languageNames, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import type { Credit } from './package-format.ts';
import type { PackagedTale } from './packaged-tale.ts';

const bibleLicences: Record<Language, string> = {
  en: 'Public domain',
  fr: 'Public domain',
  ee: 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0',
};
const fonts =
  'Inter, Noto Sans, Noto Serif Display, Montserrat, Poppins, Bebas Neue, Anton, Playfair Display and Fira ' +
  'Sans Condensed, by their projects';

/** Who made which parts of a tale, each listed once. */
export function enginesOf({ writer, pictures, narration, music }: PackagedTale): string[] {
  const names = [
    writer,
    ...pictures.filter(({ file }) => file).map(({ engine }) => engine),
    ...narration.map(({ kind, engine }) => (kind === 'synthetic' ? engine : null)),
    music && music.engine !== 'uploaded' ? music.engine : null,
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/** The authors of a package's contents, and the terms under which it may be shared. */
export function creditsOf(tale: PackagedTale): Credit[] {
  const engines = enginesOf(tale);
  const credits: Credit[] = tale.langs.map((language) => ({
    of: `Bible text, ${languageNames[language]}`,
    credit: versionAttributions[versionOfLanguage[language]],
    licence: bibleLicences[language],
  }));
  const builtIn = engines.filter((name) => name.startsWith('built-in'));
  if (tale.music?.engine.startsWith('built-in'))
    credits.push({
      of: 'Instruments of the music',
      credit: 'Sonivox sound font, © 2004-2006 Sonic Network Inc., by way of alphaTab',
      licence: 'Apache-2.0',
    });
  if (tale.thumbnails.length > 0 || tale.finished.length > 0 || tale.films.length > 0)
    credits.push({ of: 'Letters on pictures and films', credit: fonts, licence: 'SIL Open Font License 1.1' });
  if (builtIn.length > 0)
    credits.push({
      of: `Made by the studio itself: ${builtIn.join(', ')}`,
      credit: 'Tale Studio, from what its creator asked for',
      licence: 'Yours: the studio claims no right in what it makes',
    });
  for (const name of engines.filter((each) => !each.startsWith('built-in')))
    credits.push({ of: `Made by ${name}`, credit: name, licence: 'As its provider’s terms say' });
  const own = [
    ...(tale.narration.some(({ kind }) => kind !== 'synthetic') ? ['recorded or uploaded narration'] : []),
    ...(tale.music?.engine === 'uploaded' || tale.musicChoice?.upload ? ['uploaded music'] : []),
    ...(tale.pictures.some(({ engine, file }) => file && engine === null) ? ['uploaded pictures'] : []),
  ];
  if (own.length > 0)
    credits.push({
      of: `Brought by its creator: ${own.join(', ')}`,
      credit: 'The creator of the tale',
      licence: 'As its creator says',
    });
  return credits;
}
