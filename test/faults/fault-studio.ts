import type { PublicationId } from '#shared/ids.ts';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { youtubeHost } from '#server/adapters/youtube/youtube-host.ts';
import { openDatabase } from '#server/db/connect.ts';
import type { JobContext, JobDesk } from '#server/jobs/define-job.ts';
import { channelAccounts } from '#server/studio/9-publication/channels/channel-accounts.ts';
import type { OrderWork } from '#server/studio/9-publication/place-publications.ts';
import { publicationService } from '#server/studio/9-publication/publication.service.ts';
import { dueDates } from '#server/studio/9-publication/dates/due-dates.ts';
import { slotService } from '#server/studio/9-publication/dates/slot.service.ts';
import { taleDates } from '#server/studio/9-publication/dates/tale-dates.ts';
import { publishFilm } from '#server/studio/9-publication/upload/publish-film.job.ts';
import type { HostAccount } from '#server/ports/video-host.ts';
import { ama } from '#test/harness/studio.ts';

/** Where everything is that a killed process leaves behind. */
export type FaultPlace = {
  readonly databaseUrl: string;
  readonly filesDir: string;
  readonly root: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly key: string;
};
/** The smallest chunk that hosts take. */
export const chunk = 256 * 1024;

/** As much of a studio as publishes, on a database that outlives it. Waits are short. */
export async function openFaultStudio(
  place: FaultPlace,
  clock: () => number = Date.now,
  intercept = (account: HostAccount) => account,
) {
  const { database, db } = await openDatabase(place.databaseUrl, null);
  const { root, client } = place;
  const addresses = {
    authUrl: `${root}/o/oauth2/v2/auth`,
    tokenUrl: `${root}/token`,
    revokeUrl: `${root}/revoke`,
    siteUrl: root,
  };
  const host = youtubeHost({
    clientId: client.id,
    clientSecret: client.secret,
    rootUrl: `${root}/`,
    manageUrl: null,
    ...addresses,
    clock,
  });
  const secrets = sealedSecrets({ keys: [place.key] });
  const files = diskFiles(place.filesDir);
  const own = channelAccounts({ db, secrets, host, clock });
  const accounts = { ...own, of: async (id: string) => intercept(await own.of(id)) };
  const desk: JobDesk = { order: async () => ({ jobId: 'none', joined: false }) };
  const job = publishFilm({ db, files, secrets, accounts, desk, clock, chunkBytes: chunk, settleMs: 50 });
  const orderWork: OrderWork = (trx, row) =>
    desk.order(trx, job, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });
  const dates = taleDates({ orderWork, clock });
  const publications = publicationService({ db, dates, orderWork, accounts, cancelJob: async () => undefined, clock });
  const context = (signal: AbortSignal): JobContext => ({
    jobId: 'fault',
    userId: ama,
    taleId: null,
    signal,
    progress: async () => undefined,
    log: async () => undefined,
    once: (_name, work) => work(),
  });
  return {
    db,
    database,
    host,
    files,
    accounts,
    publications,
    dates,
    slots: slotService({ db, dates, clock }),
    due: dueDates({ db, dates, orderWork, clock }),
    run: (publicationId: PublicationId, signal = new AbortController().signal) =>
      job.run({ publicationId }, context(signal)),
  };
}
export type FaultStudio = Awaited<ReturnType<typeof openFaultStudio>>;
