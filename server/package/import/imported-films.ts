import type { MadeOf } from '#shared/film/film-parts.ts';
import type { TaleId, UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import { emit } from '#server/live/event.repo.ts';
import { videoRepo } from '#server/studio/8-video/video.repo.ts';
import { packagedLook, planOf, withoutIds } from '../film-names.ts';
import type { PackagedTale } from '../packaged-tale.ts';
import type { PackageParts } from '../plan-package.ts';

export type ProveParts = PackageParts & {
  /** The manifest of a tale's films as the Video tab has it. */
  readonly manifestOf: (taleId: TaleId) => Promise<object>;
};

/**
 * Compares the films of an imported tale with the tale as it is here: a film made from exactly this tale is up to date.
 * It is idempotent.
 */
export async function proveFilms(
  { db, films, manifestOf }: ProveParts,
  { taleId, userId, tale }: { taleId: TaleId; userId: UserId; tale: PackagedTale },
): Promise<void> {
  if (tale.films.length === 0) return;
  const rows = await videoRepo(db).unproven(taleId);
  const sceneIds = await videoRepo(db).sceneIds(taleId);
  const proven: { id: string; fingerprint: string; madeOf: MadeOf }[] = [];
  for (const row of rows) {
    const packaged = tale.films.find(({ language, shape }) => language === row.language && shape === row.shape);
    if (!packaged?.contents) continue;
    const plan = await planOf(films, row);
    if (films.fingerprint(withoutIds(plan, sceneIds), packagedLook(packaged)) !== packaged.contents) continue;
    const look = packagedLook(packaged);
    proven.push({ id: row.id, fingerprint: films.fingerprint(plan, look), madeOf: { ...films.madeOf(plan), look } });
  }
  const manifest = await manifestOf(taleId);
  await transact(db, async (trx) => {
    const videos = videoRepo(trx);
    for (const { id, fingerprint, madeOf } of proven) await videos.prove(id, fingerprint, madeOf);
    if ((await videos.manifest(taleId)) === null) await videos.keepManifest(taleId, manifest);
    await emit(trx, { userId, topic: `tale:${taleId}`, kind: 'tale', data: { id: taleId } });
  });
}
