import type { TaleId, UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import { importedFilmRepo } from './imported-film.repo.ts';
import { packagedLook, planOf, withoutIds } from '../film-names.ts';
import type { PackagedTale } from '../packaged-tale.ts';
import type { PackageParts } from '../plan-package.ts';

export type ProveParts = PackageParts & {
  /** The manifest of a tale's films as the Video tab has it. */
  readonly manifestOf: (taleId: TaleId) => Promise<object>;
};

/**
 * Compares the films of an imported tale with the tale as it is here: what was made of exactly this is up to date. Done
 * twice, it is the same.
 */
export async function proveFilms(
  { db, films, manifestOf }: ProveParts,
  { taleId, userId, tale }: { taleId: TaleId; userId: UserId; tale: PackagedTale },
): Promise<void> {
  if (tale.films.length === 0) return;
  const { rows, sceneIds } = await importedFilmRepo(db).ofTale(taleId);
  const proven: Parameters<ReturnType<typeof importedFilmRepo>['prove']>[2][number][] = [];
  for (const row of rows) {
    const packaged = tale.films.find(({ language, shape }) => language === row.language && shape === row.shape);
    if (!packaged?.contents) continue;
    const plan = await planOf(films, row);
    if (films.fingerprint(withoutIds(plan, sceneIds), packagedLook(packaged)) !== packaged.contents) continue;
    const look = packagedLook(packaged);
    proven.push({ id: row.id, fingerprint: films.fingerprint(plan, look), madeOf: { ...films.madeOf(plan), look } });
  }
  const manifest = await manifestOf(taleId);
  await transact(db, (trx) => importedFilmRepo(trx).prove(taleId, userId, proven, manifest));
}
