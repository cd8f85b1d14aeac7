/**
 * The words of the screens come in parts, so that a page fetches only what it shows. A message belongs to the part in
 * whose folder it is used; a message used in no part, or in several, is in `common`, which every page has.
 */
const folders = [
  ...['home', 'dashboard', 'tales', 'tale', 'workspace', 'images', 'videos', 'my-videos', 'settings'],
  ...['create', 'engines'],
  ...[
    'tale/story',
    'tale/images',
    'tale/thumbnails',
    'tale/audio',
    'tale/booth',
    'tale/storyboard',
    'tale/video',
    'tale/publish',
  ],
] as const;
export type WordPart = (typeof folders)[number];
/**
 * `work`: what the server says of jobs and publications, fetched once a page is shown. `refusals`: the rest, fetched
 * with the first refusal.
 */
export const catalogParts = ['common', ...folders, 'work', 'refusals'] as const;
export type CatalogPart = (typeof catalogParts)[number];

/** Messages of these parts are shown on other tabs of a tale as well. */
const ofEveryTab = ['web/tale/audio/audio.ts', 'web/tale/story/story.ts'];
const inFolder = (file: string, folder: string) =>
  file.startsWith(`web/${folder}/`) && (folder === 'tale' || !ofEveryTab.includes(file));

/** Where the server words what its jobs do, what is published, and what it checks. */
const ofWork =
  /^shared\/|^server\/(?:jobs|package|backup)\/|\/9-publication\/|\.job\.ts$|\/(?:draw|make|speak)-[\w-]+\.ts$/;

/** What the server says on the settings page before anything is done there: it comes with the page. */
const ofSettings =
  /^server\/(?:adapters\/bible-library\/|studio\/(?:engines\/(?:provider-facts|price-table)|account\/device-words|1-idea\/bible\.service)\.ts)/;

/** Why there are no natural voices: said in Settings, and where a tale is narrated. */
const ofEngines = /^server\/builtin\/narrator\/natural\//;

/** The part of a message that is used in these files, given from the root of the repository. */
export function partOfMessage(files: readonly string[]): CatalogPart {
  if (files.every((file) => ofSettings.test(file))) return 'settings';
  if (files.every((file) => ofEngines.test(file))) return 'engines';
  if (files.some((file) => !file.startsWith('web/')))
    return files.some((file) => ofWork.test(file)) ? 'work' : 'refusals';
  const holding = folders.filter((folder) => files.every((file) => inFolder(file, folder)));
  return holding.toSorted((a, b) => b.length - a.length)[0] ?? 'common';
}

/** By what the name of a Bible book is found among the messages: its English name. */
export const bookKey = (english: string): string => `book ${english}`;
