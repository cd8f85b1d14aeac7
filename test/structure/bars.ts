import { dirname } from 'node:path';
import { databaseTests } from '../../scripts/database-tests.mjs';
import { every, files, importsOf, circlesOf, lineCount, textOf } from './source-tree.ts';

/** The groups of files that import each other in a circle. */
export const circlesOfFiles = (): string[][] => circlesOf(new Map(files.map((file) => [file, importsOf(file)])));

/** The groups of folders of the server that import each other in a circle; a stage, an adapter or an engine is one. */
export function circlesOfFolders(): string[][] {
  const folderOf = (file: string) => /^server\/(?:(?:studio|adapters|builtin)\/)?[^/]+/.exec(file)?.[0] ?? file;
  const imports = new Map<string, string[]>();
  for (const file of files.filter((each) => each.startsWith('server/'))) {
    const others = importsOf(file)
      .map(folderOf)
      .filter((folder) => folder !== folderOf(file));
    imports.set(folderOf(file), [...(imports.get(folderOf(file)) ?? []), ...others]);
  }
  return circlesOf(imports);
}

/** What is about the embedded engine alone, or about a server that does not answer. */
const needsNoPostgres = ['server/db/engines/full-disk.test.ts', 'server/start-words.test.ts'];

/** Tests of the server with a database that never meet PostgreSQL: `npm test` runs there only what it finds. */
export function neverOnPostgres(): string[] {
  const found = new Set(databaseTests());
  return every.filter(
    (file) =>
      /^server\/.*\.test\.ts$/.test(file) &&
      !found.has(file) &&
      !needsNoPostgres.includes(file) &&
      /\b(?:openDatabase|openStudio|postgresOfWorker)\(/.test(textOf(file)),
  );
}

/** Folders with more than `most` files of code. Migrations and the scripts of one folder each are lists, not rooms. */
export const crowdedFolders = (most: number): string[] =>
  [...Map.groupBy(every, (file) => dirname(file))]
    .filter(
      ([dir, inside]) =>
        inside.length > most && dir !== 'server/db/migrations' && !/^(?:bench|scripts)(?:\/|$)/.test(dir),
    )
    .map(([dir]) => dir);

/** Files of more than `most` lines. */
export const longFiles = (most: number): string[] => every.filter((file) => lineCount(file) > most);

/**
 * Files of fewer than `least` lines that a single file imports. Not meant: what runs in a thread or process of its own
 * or is loaded when it is asked for, migrations, and types of packages.
 */
export function smallParts(least: number): string[] {
  const readers = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const file of every) {
    for (const to of importsOf(file)) readers.set(to, (readers.get(to) ?? new Set()).add(file));
    for (const [, to = ''] of textOf(file).matchAll(/(?:import|new URL)\(\s*'([^']+)'/g))
      lazy.add(to.split('/').at(-1) ?? '');
  }
  const stands = /migrations\/|\.(?:test|spec|child|worker|d)\.tsx?$|^(?:bench|scripts)\//;
  return files.filter(
    (file) =>
      lineCount(file) < least &&
      !stands.test(file) &&
      !lazy.has(file.split('/').at(-1) ?? '') &&
      readers.get(file)?.size === 1,
  );
}

/**
 * What makes a long line acceptable: a message, a regular expression, the name of a test, a path of a drawing, an
 * address.
 */
const uncut = [
  /\b(?:t|msg)`|<Trans>|\bplural\(/,
  /^\s*(?:test|it|describe)[.(]/,
  /\/[^/\s].*[^\\]\/[dgimsuvy]*[,;)\]]?/,
  /^\s*(?:en|fr): \/ /,
  /String\.raw|<path d=|oxlint-disable|https?:\/\/\S{60}/,
];

/** Lines of code of more than `most` columns as `file:line`. Text in a template, such as SQL, is not code. */
export const longLines = (most: number): string[] =>
  every
    .filter((file) => !file.includes('/migrations/'))
    .flatMap((file) => {
      let inTemplate = false;
      return textOf(file)
        .split('\n')
        .flatMap((line, index) => {
          const marks = line.split('`').length - 1;
          const isText = inTemplate || marks > 0;
          if (marks % 2 === 1) inTemplate = !inTemplate;
          return line.length > most && !isText && !uncut.some((kind) => kind.test(line))
            ? [`${file}:${index + 1}`]
            : [];
        });
    });

/** Pairs of places where `run` lines of code in a row are the same, as `file:line = file:line`. */
export function sameLines(run: number): string[] {
  const seen = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (const file of files) {
    const lines = textOf(file)
      .split('\n')
      .map((line, index) => ({ line: line.trim(), index }))
      .filter(({ line }) => line.length > 3 && !/^(?:import|\/\/|\*|\/\*)/.test(line));
    for (let from = 0; from + run <= lines.length; from++) {
      const key = lines
        .slice(from, from + run)
        .map(({ line }) => line)
        .join('\n');
      const place = `${file}:${(lines[from]?.index ?? 0) + 1}`;
      const other = seen.get(key);
      if (other) pairs.set(`${other.split(':')[0]} ${file}`, `${other} = ${place}`);
      else seen.set(key, place);
    }
  }
  return [...pairs.values()];
}
