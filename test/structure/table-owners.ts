import { files, textOf } from './source-tree.ts';

/** The one folder of the server that writes each table; ARCHITECTURE.md says so too. */
export const owners: Readonly<Record<string, string>> = {
  'studio/1-idea': 'bibles used_passages',
  'studio/2-tale': 'tales tale_texts story_versions',
  'studio/3-scenes': 'scenes scene_changes scene_change_files',
  'studio/4-images': 'images image_versions upright_pictures tale_casts drawn_casts cast_portraits',
  'studio/5-thumbnails': 'thumbnails finished_thumbnails',
  'studio/6-audio': 'narrations narration_takes recordings recording_parts scene_captions music music_choices',
  'studio/7-storyboard': 'storyboards',
  'studio/8-video': 'videos packages share_links',
  'studio/9-publication': 'publications publication_drafts publishing_slots channels host_use',
  'studio/account': 'users identities sessions access_tokens trips',
  'studio/engines': 'engine_calls engine_keys engine_settings',
  'studio/settings': 'creator_settings',
  db: 'creator_counts tale_facts',
  http: 'idempotency_keys',
  integrity: 'chores',
  jobs: 'jobs job_steps job_logs activity',
  live: 'events',
  package: 'package_files package_uploads package_upload_parts',
  quotas: 'disk_claims',
  'security-log': 'security_events',
};

const writesIn = (file: string): string[] =>
  [
    ...textOf(file).matchAll(
      /(?:insertInto|updateTable|deleteFrom)\(\s*'?(\w+)|`(?:with [^`]*)?\s*(?:insert into|delete from|update) (\w+)/g,
    ),
  ].map(([, built = '', said = built]) => said);
const writers = files.filter((file) => /^server\/(?!db\/migrations|adapters|builtin)/.test(file));
const folderOfTable = (file: string) => /^server\/((?:studio\/)?[^/]+)/.exec(file)?.[1] ?? file;
export const ownerOf = (table: string) =>
  Object.keys(owners).find((folder) => owners[folder]?.split(' ').includes(table)) ?? 'nobody';
/** Every statement that writes: the file, the table, and the file's folder. */
export const written = writers.flatMap((file) =>
  writesIn(file).map((table) => ({ file, table, folder: folderOfTable(file) })),
);

/** Statements that write a table of another folder. */
export const strangers = (): typeof written =>
  written.filter((statement) => ownerOf(statement.table) !== statement.folder);
