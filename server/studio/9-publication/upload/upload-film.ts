import { msg } from '@lingui/core/runtime-macro';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { type JobContext, JobWaits } from '#server/jobs/define-job.ts';
import { type HostAccount, HostTrouble } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import { isOver } from '#shared/publishing/publication-states.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { filmRepo } from './film.repo.ts';
import { refuseMissed } from '../dates/missed-date.ts';
import { hostVideo } from '../publication-texts.ts';
import { type PublicationRow, stepOf, because, reasonOf } from '../publication-view.ts';
import { publicationRepo } from '../publication.repo.ts';
import { defaultChunkBytes, defaultSettleMs, type PublishParts } from './publish-parts.ts';
import { codeOf, englishOf, named, type Said } from '#shared/said.ts';

const sessionUse = (row: PublicationRow) => ({ userId: row.user_id, purpose: `upload ${row.id}` });
const todo = { state: 'todo', error: null } as const;
const done = (told: Said, at: number) =>
  ({ state: 'done', error: null, told: englishOf(told), said: codeOf(told), at }) as const;

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** The way of the bytes: a session, chunks after a probe, and the search for an upload whose answer was lost. */
export function uploads(
  parts: PublishParts,
  account: HostAccount,
  { signal, progress }: Pick<JobContext, 'signal' | 'progress'>,
) {
  const { db, files, secrets, clock = Date.now, chunkBytes = defaultChunkBytes, settleMs = defaultSettleMs } = parts;
  const publications = publicationRepo(db);
  /** The session of this run, after its probe, which says where to continue. */
  let going: { sealed: string; offset: number; file: FileHandle } | null = null;

  async function close(): Promise<void> {
    await going?.file.close();
    going = null;
  }
  async function arrived(row: PublicationRow, videoId: string): Promise<PublicationRow> {
    await close();
    const change = {
      state: 'inserted' as const,
      video_id: videoId,
      sealed_session: null,
      ...because(null),
      waiting_until: null,
    };
    const others = (await filmRepo(db).texts(row.tale_id))
      .map(({ language }) => language)
      .filter((language) => language !== row.language);
    const among = (wished: readonly Language[] | null) =>
      others.filter((language) => wished?.includes(language) ?? true);
    const names = [
      ...(among(row.localizations).length > 0 ? ['localizations'] : []),
      ...among(row.captions).map((language) => `captions-${language}`),
      ...row.playlist_ids.map((id) => `playlist-${id}`),
    ];
    const wanted = Object.fromEntries(names.map((name) => [name, todo]));
    const upload = done(msg`${{ size: megabytes(row.file_bytes ?? 0) }} MB arrived as video ${{ videoId }}.`, clock());
    return publications.save(row, { ...change, offset_bytes: row.file_bytes ?? 0 }, { ...wanted, upload });
  }
  /**
   * Whether the channel's subscribers hear of the tale by its film in another language: three notices for one tale make
   * them leave.
   */
  async function isTold(row: PublicationRow): Promise<boolean> {
    const isBefore = (other: PublicationRow) => languages.indexOf(other.language) < languages.indexOf(row.language);
    const others = await publications.ofTale(row.tale_id);
    return others.some((other) => other.channel_id === row.channel_id && !isOver(other.state) && isBefore(other));
  }
  /** The host forgot the session, between two chunks or before a probe. */
  async function lostSession(row: PublicationRow): Promise<PublicationRow> {
    await close();
    return publications.save(row, {
      state: 'unknown',
      ...because(msg`The upload session has ended; checking whether the film arrived.`),
    });
  }
  /** The session was never finished, so nothing can come of it any more. */
  const abandon = (row: PublicationRow) =>
    publications.save(row, { state: 'queued', sealed_session: null, offset_bytes: 0 });

  /** An address whose key was deleted counts as an ended session. */
  function openAddress(row: PublicationRow, sealed: string): string | null {
    try {
      return secrets.open(sealed, sessionUse(row));
    } catch {
      return null;
    }
  }

  /** Asks the host how much has arrived, whatever our own row says. */
  async function probe(row: PublicationRow, sealed: string): Promise<PublicationRow> {
    const address = openAddress(row, sealed);
    const found =
      address === null ? ({ gone: true } as const) : await account.probeUpload(address, row.file_bytes ?? 0);
    if ('gone' in found) return lostSession(row);
    if ('videoId' in found) return arrived(row, found.videoId);
    const film = await filmRepo(db).film(row);
    if (film?.sha256 !== row.file_sha256 || film.video_key !== row.file_key) return abandon(row);
    await close();
    const file = await openFile(await files.local(film.video_key), 'r');
    if ((await file.stat()).size !== row.file_bytes) {
      await file.close();
      return abandon(row);
    }
    const saved = await publications
      .save(row, { state: 'sending', offset_bytes: found.offset, ...because(null), waiting_until: null })
      .catch(async (error) => {
        await file.close();
        throw error;
      });
    going = { sealed, offset: found.offset, file };
    return saved;
  }

  return {
    close,

    /** Looks for the marker first: a row that was restored from a backup may not know what was published since. */
    async open(row: PublicationRow): Promise<PublicationRow> {
      if (row.not_before && row.not_before.getTime() > clock())
        throw new JobWaits(msg`It can still be undone.`, row.not_before);
      await refuseMissed(parts, row);
      const film = await filmRepo(db).film(row);
      if (!film) {
        const reason = msg`There is no longer a film in ${{ language: named(row.language) }}. Render it, then retry.`;
        await publications.save(row, { state: 'failed', ...because(reason) });
        throw new Failure('conflict', reason);
      }
      const present = await account.findByMarker(row.marker);
      if (present) return arrived(row, present);
      const video = hostVideo(row, 'upload', clock());
      const session = await account.openUpload(video, {
        bytes: film.bytes,
        mime: 'video/mp4',
        quiet: await isTold(row),
      });
      const told = isDeepStrictEqual(video, hostVideo(row, 'final', clock()));
      const change = {
        state: 'session_open' as const,
        sealed_session: secrets.seal(session, sessionUse(row)),
        file_key: film.video_key,
        file_bytes: film.bytes,
        file_sha256: film.sha256,
        offset_bytes: 0,
        ...because(null),
        waiting_until: null,
      };
      return publications.save(row, change, {
        upload: todo,
        search: todo,
        details: told ? done(msg`Sent with the upload.`, clock()) : todo,
      });
    },

    /** One probe, then one chunk at a time. */
    async upload(row: PublicationRow): Promise<PublicationRow> {
      const sealed = row.sealed_session ?? '';
      const bytes = row.file_bytes ?? 0;
      if (going?.sealed !== sealed) return probe(row, sealed);
      const chunk = Buffer.alloc(Math.min(chunkBytes, bytes - going.offset));
      await going.file.read(chunk, 0, chunk.length, going.offset);
      const address = secrets.open(sealed, sessionUse(row));
      const sent = await account.sendChunk(address, chunk, going.offset, bytes, signal).catch((error: unknown) => {
        if (error instanceof HostTrouble && error.kind === 'gone') return null;
        throw error;
      });
      if (sent === null) return lostSession(row);
      if ('videoId' in sent) return arrived(row, sent.videoId);
      if (sent.offset <= going.offset) throw new HostTrouble('retry', msg`The video host accepted none of the bytes.`);
      going.offset = sent.offset;
      await progress(sent.offset, bytes, msg`Uploading the ${{ language: named(row.language) }} film`);
      return publications.save(row, { state: 'sending', offset_bytes: sent.offset });
    },

    /**
     * Nobody knows whether the film arrived: only the channel itself can tell, and it is given time when the last bytes
     * had been sent.
     */
    async settle(row: PublicationRow): Promise<PublicationRow> {
      const present = await account.findByMarker(row.marker);
      if (present) return arrived(row, present);
      const mayHaveArrived = row.offset_bytes + chunkBytes >= (row.file_bytes ?? 0);
      if (mayHaveArrived && stepOf(row, 'search').state !== 'done') {
        const until = new Date(clock() + settleMs);
        const reason = msg`The host lost the upload when it was almost done; checking once more before sending it again.`;
        await publications.save(
          row,
          { ...because(reason), waiting_until: until },
          { search: done(msg`Not found yet.`, clock()) },
        );
        throw new JobWaits(reason, until);
      }
      if (row.waiting_until && row.waiting_until.getTime() > clock())
        throw new JobWaits(reasonOf(row), row.waiting_until);
      return publications.save(
        row,
        { state: 'queued', sealed_session: null, offset_bytes: 0, ...because(null), waiting_until: null },
        { search: todo },
      );
    },
  };
}
