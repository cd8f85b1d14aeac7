import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import { freshSecret, hashOf } from '#server/http/guards/secret-text.ts';
import type { FileStore } from '#server/ports/files.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import { Failure } from '#shared/endpoint.ts';
import { mostShareLinks, type ShareLink, type sharedFilmFiles } from '#shared/film/share-link.contract.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { libraryRepo } from './library.repo.ts';
import { shareLinkRepo } from './share-link.repo.ts';

type Own = { readonly taleId: TaleId; readonly userId: UserId };
type NewLink = { readonly language: Language; readonly shape: Shape; readonly days: number };
type SharedFile = (typeof sharedFilmFiles)[number];

/** Private links to finished films: a link gives access to that film, and to nothing else. */
export function shareLinkService({ db, files }: { readonly db: Db; readonly files: FileStore }) {
  const filmsOf = libraryRepo(db).films;

  /**
   * The film behind a link. Throws Failure('not_found') that says whether the link is wrong, expired, revoked, or its
   * film gone.
   */
  async function behind(token: string) {
    const link = await shareLinkRepo(db).byHash(hashOf(token));
    if (!link) throw new UnknownLink();
    if (link.revoked_at)
      throw new Failure('not_found', msg`This link was revoked. Ask the person who sent it for a new one.`);
    if (link.expired)
      throw new Failure('not_found', msg`This link has expired. Ask the person who sent it for a new one.`);
    const film = (await filmsOf(link.tale_id)).find(({ id }) => id === link.video_id);
    if (!film || !(await files.has(film.video_key)))
      throw new Failure('not_found', msg`The film of this link no longer exists.`);
    return film;
  }

  return {
    async list({ taleId, userId }: Own): Promise<ShareLink[]> {
      await requireOwnTale(db, taleId, userId);
      return (await shareLinkRepo(db).live(taleId)).map(view);
    },

    /**
     * Throws Failure('not_found') without such a film and Failure('conflict') when the tale has as many links as can
     * be.
     */
    async create({ taleId, userId, language, shape, days }: Own & NewLink): Promise<{ link: ShareLink; path: string }> {
      await requireOwnTale(db, taleId, userId);
      const film = (await filmsOf(taleId)).find((each) => each.language === language && each.shape === shape);
      if (!film) throw new Failure('not_found', msg`This film does not exist yet: render it first.`);
      const token = freshSecret();
      const id = nanoid();
      const kept = await transact(db, async (trx) => {
        const links = shareLinkRepo(trx);
        await links.lockTale(taleId);
        if ((await links.live(taleId)).length >= mostShareLinks)
          throw new Failure('conflict', msg`This tale has ${{ mostShareLinks }} private links. Revoke one first.`);
        const detail = `${film.tale_title} (${languageNames[language]}, ${days} ${days === 1 ? 'day' : 'days'})`;
        await logSecurity(trx, { userId, kind: 'share_link_created', detail });
        return links.add({ id, token_hash: hashOf(token), video_id: film.id, days });
      });
      return { link: view({ id, language, shape, ...kept }), path: `/watch/${token}` };
    },

    async revoke({ taleId, userId, id }: Own & { readonly id: string }): Promise<void> {
      await transact(db, async (trx) => {
        await requireOwnTale(trx, taleId, userId);
        if (!(await shareLinkRepo(trx).revoke(taleId, id))) throw new Failure('not_found', msg`Link not found`);
        const title = await shareLinkRepo(trx).titleOf(taleId);
        await logSecurity(trx, { userId, kind: 'share_link_revoked', detail: title });
      });
    },

    async watch(token: string) {
      const { title, tale_title: taleTitle, language, shape, poster_key: poster } = await behind(token);
      const url = (name: SharedFile) => `/api/watch/${encodeURIComponent(token)}/${name}`;
      return {
        title: title ?? taleTitle,
        language,
        shape,
        urls: { video: url('film.mp4'), captions: url('captions.vtt'), poster: poster && url('poster.jpg') },
      };
    },

    /** Requested again each time, so that an ended link does not play from a cache. */
    async file(token: string, name: SharedFile): Promise<FileToSend> {
      const film = await behind(token);
      const key = { 'film.mp4': film.video_key, 'captions.vtt': film.vtt_key, 'poster.jpg': film.poster_key }[name];
      if (!key) throw new Failure('not_found', msg`This file no longer exists.`);
      const sha256 =
        name === 'film.mp4'
          ? film.sha256
          : createHash('sha256').update(`${key} ${film.updated_at.getTime()}`).digest('hex');
      return { key, sha256, cache: 'no-store' };
    },

    forget: () => shareLinkRepo(db).forget(),
  };
}
export type ShareLinkService = ReturnType<typeof shareLinkService>;

/** No link has this secret. */
export class UnknownLink extends Failure {
  constructor() {
    super('not_found', msg`There is no such link. Check that you copied the whole address.`);
  }
}

const view = ({
  id,
  language,
  shape,
  ...at
}: Pick<ShareLink, 'id' | 'language' | 'shape'> & { created_at: Date; expires_at: Date }) => ({
  ...{ id, language, shape },
  createdAt: at.created_at.getTime(),
  expiresAt: at.expires_at.getTime(),
});
