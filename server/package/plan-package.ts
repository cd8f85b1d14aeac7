import type { TaleId } from '#shared/ids.ts';
import { createHash } from 'node:crypto';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { contentsOf, type FilmFacts } from './film-names.ts';
import { type FilmStates, gatherPackage, type Gathered } from './gather-package.ts';
import { packageFormat } from './package-format.ts';
import { type TaleRows, taleRows } from './tale-rows.repo.ts';

export type PackageParts = { readonly db: Db; readonly files: FileStore; readonly films: FilmFacts };
export type PackagePlan = Gathered & {
  readonly rows: TaleRows;
  /** A hash of everything in it: the same tale, with or without its films, has the same hash. */
  readonly contents: string;
};

/** Everything that a package of a tale made now would hold. Throws Failure('not_found'). */
export async function planPackage(
  { db, files, films }: PackageParts,
  taleId: TaleId,
  withFilms: boolean,
): Promise<PackagePlan> {
  const rows = await taleRows(db, taleId);
  const sceneIds = rows.scenes.map(({ id }) => id);
  const states: FilmStates | null = withFilms
    ? new Map(
        await Promise.all(rows.films.map(async (film) => [film.id, await contentsOf(films, film, sceneIds)] as const)),
      )
    : null;
  const gathered = await gatherPackage(files, rows, states);
  const facts = [packageFormat.version, withFilms, gathered];
  return { ...gathered, rows, contents: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}
