import { secondOpinion } from '#server/reading/learned/second-opinion.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { greeting } from './greeting.ts';
import type { Outside } from './outside.ts';
import { openBackup } from './backup.ts';
import { openEngines } from './engines.ts';
import { openPackages } from './packages.ts';
import { pictureRoutes } from './pictures.ts';
import { openPlanning } from './planning.ts';
import { openPublishing } from './publishing.ts';
import { openSound } from './sound.ts';
import { openWriting } from './writing.ts';
import { backupRoutes } from '#server/backup/backup.routes.ts';
import { troublesOf, type Watched } from '#server/http/health.ts';
import type { JobRow } from '#server/jobs/announce.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { cancelJobsOf } from '#server/jobs/cancel-jobs.ts';
import { creatorQuotas } from '#server/quotas/creator-quotas.ts';
import { jobRoutes } from '#server/jobs/job.routes.ts';
import { jobService } from '#server/jobs/job.service.ts';
import type { Jobs } from '#server/jobs/runner.ts';
import type { Live } from '#server/live/live.ts';
import { liveRoutes } from '#server/live/live.routes.ts';
import { bibleRoutes } from '#server/studio/1-idea/bible.routes.ts';
import { bibleService } from '#server/studio/1-idea/bible.service.ts';
import { ideaService } from '#server/studio/1-idea/idea.service.ts';
import { passageRoutes } from '#server/studio/1-idea/passage.routes.ts';
import { installBibleJob } from '#server/studio/1-idea/install-bible.job.ts';
import { kanbanRoutes } from '#server/studio/2-tale/lists/kanban.routes.ts';
import { kanbanService } from '#server/studio/2-tale/lists/kanban.service.ts';
import { taleRoutes } from '#server/studio/2-tale/tale.routes.ts';
import { taleService } from '#server/studio/2-tale/tale.service.ts';
import { sceneCutRoutes } from '#server/studio/3-scenes/scene-cut.routes.ts';
import { sceneCutService } from '#server/studio/3-scenes/scene-cut.service.ts';
import { imageService } from '#server/studio/4-images/image.service.ts';
import { scenePictures } from '#server/studio/4-images/drawing/scene-pictures.repo.ts';
import { thumbnailRoutes } from '#server/studio/5-thumbnails/thumbnail.routes.ts';
import { thumbnailService } from '#server/studio/5-thumbnails/thumbnail.service.ts';
import { workspaceRoutes } from '#server/studio/5-thumbnails/workspace.routes.ts';
import { fits } from '#server/studio/6-audio/narration-view.ts';
import { followScenes } from '#server/studio/7-storyboard/storyboard.repo.ts';
import { storyboardRoutes } from '#server/studio/7-storyboard/storyboard.routes.ts';
import { storyboardService } from '#server/studio/7-storyboard/storyboard.service.ts';
import { posterService } from '#server/studio/8-video/poster.service.ts';
import { renderFilms } from '#server/studio/8-video/render-films.job.ts';
import { shareLinkRoutes, watchRoutes } from '#server/studio/8-video/share-link.routes.ts';
import { shareLinkService } from '#server/studio/8-video/share-link.service.ts';
import { videoRoutes } from '#server/studio/8-video/video.routes.ts';
import { videoService } from '#server/studio/8-video/video.service.ts';
import { publicationRoutes } from '#server/studio/9-publication/publication.routes.ts';
import { outageIn } from '#server/ports/outage.ts';
import { dashboardRoutes } from '#server/studio/dashboard/dashboard.routes.ts';
import { limitAlerts } from '#server/studio/usage/limit-alerts.ts';
import { securityLogRoutes } from '#server/security-log/security-log.routes.ts';
import { accountRoutes, signInRoutes } from '#server/studio/account/account.routes.ts';
import { accountService } from '#server/studio/account/account.service.ts';
import { settingsRepo } from '#server/studio/settings/settings.repo.ts';
import { settingsRoutes } from '#server/studio/settings/settings.routes.ts';
import { drawSamplesAhead, styleSamples } from '#server/studio/4-images/gallery/style-samples.ts';
import { soundSamples } from '#server/studio/settings/sound-samples.ts';
import { settingsService } from '#server/studio/settings/settings.service.ts';
import { advance, beginImages, scenesChanged } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const biblesMs = 15 * 60_000;
const awayMs = 10_000;
/** After a start; whoever comes sooner has what they see drawn first. */
const samplesMs = 10_000;
const binMs = 60 * 60_000;

type Parts = { config: Config; db: Db; outside: Outside; jobs: Jobs; live: Live };

/** The stages of the product in their order: only this file knows which stage calls which. */
export async function openStages({ config, db, outside, jobs, live }: Parts) {
  const { desk } = jobs;
  const videoHostName = config.google ? 'YouTube' : 'built-in video host';
  const { files, ffmpeg, secrets, scripture, narrator, musician, host, rasterizer } = outside;

  const quotas = creatorQuotas({ db, files, limits: config.quotas });
  const { requireTales } = quotas;
  const engines = openEngines({ config, db, outside });
  const accounts = accountService({ db, secrets, signIn: outside.signIn, rules: config.members });
  const settings = settingsService({ db, illustrator: outside.illustrator, narrator: engines.narrator });
  const installBible = installBibleJob({ db, bibles: scripture });
  const bibles = bibleService({ db, bibles: scripture, desk, quotas, job: installBible });
  const ideas = ideaService({ db, bibles: scripture });
  const styles = styleSamples({ files, illustrator: outside.illustrator });
  const samples = soundSamples({
    ...{ narrator: engines.narrator, musician, scripture, ffmpeg, workDir: outside.folder('uploads') },
    ...{ resolveReference: ideas.resolve, sampleTale: settingsRepo(db).sampleTale },
  });
  const thumbnails = thumbnailService({ db, desk, files, rasterizer });
  const [{ illustrator }, { illustrator: own }] = [engines, outside];
  const images = imageService({
    db,
    desk,
    files,
    illustrator,
    own,
    secondReader: secondOpinion,
    onImagesBegin: beginImages,
    onImagesComplete: thumbnails.onImagesComplete,
  });

  const sound = openSound({ db, desk, quotas, outside, narrator: engines.narrator, musician: engines.musician });

  const storyboard = storyboardService({
    ...{ db, files, rasterizer, ownArt: own.name },
    soundFits: (sound, text) => fits(sound, text, null),
  });
  const filming = renderFilms({
    ...{ db, files, ffmpeg, renderer: outside.renderer },
    rendererName: 'built-in renderer',
    advance,
    requireRoom: () => quotas.requireRoom(0),
    ...{ plan: storyboard.plan, drawCards: storyboard.drawCards },
    ...{ workDir: outside.folder('work'), cacheDir: outside.folder('segments') },
    drawMissing: async (taleId, shapes, context) => {
      await images.drawMissingFrames(taleId, context);
      if (shapes.includes('9:16')) await images.drawUpright(taleId, context);
      await thumbnails.makeMissingThumbnails(taleId, context);
    },
    speakMissing: sound.sounds.complete,
    putBack: async (trx, end) => {
      await images.putBackFrames(trx, end);
      await thumbnails.putBack(trx, end);
      await sound.sounds.release(trx, end.taleId, end.userId, end.error);
    },
    onFilms: (trx, taleId) => publishing.dates.settle(trx, taleId),
  });
  const videos = videoService({
    ...{ db, desk, files, quotas, ffmpeg },
    plan: storyboard.plan,
    job: filming,
    rendererName: 'built-in renderer',
    filmHeight: config.filmHeight,
  });

  const posters = posterService({
    ...{
      db,
      files,
      ffmpeg,
      videos,
      plan: storyboard.plan,
      workDir: outside.folder('work'),
      rendererName: 'built-in renderer',
    },
  });

  const shareLinks = shareLinkService({ db, files });

  const { orderImages } = images;
  const writing = openWriting({
    ...{ db, desk, live, writer: engines.writer, scripture, ideas, bibles },
    ...{ soundOf: settings.sound, orderImages, requireTales },
  });
  const tales = taleService({
    ...{ db, orderImages },
    orderPackage: ({ taleId, userId }) => videos.order({ id: taleId, userId }),
    move: (...move) => publishing.dates.move(...move),
    renaming: (...renaming) => publishing.dates.rename(...renaming),
    onDeleted: async (trx, gone) => {
      await cancelJobsOf(desk, 'publishing')(trx, gone.ids);
      await held.hold(trx, gone);
    },
    onRestored: async (trx, back) => {
      await requireTales(trx, back.userId);
      await held.resume(trx, back);
    },
  });

  const publishing = openPublishing({ db, desk, outside, builtIn: config.google === null });
  const { publications, held, dates } = publishing;

  const planning = openPlanning({
    db,
    files,
    ...{ scripture, publications, dates },
    films: videos.list,
    quotations: writing.failingQuotations,
    host: { project: host.project, quota: host.quota, name: videoHostName, builtIn: config.google === null },
    quotas,
    spending: engines.engines.spending,
  });

  const backup = openBackup({ config, db, files, desk, isOperator: accounts.isOperator });
  const packages = openPackages({ db, desk, quotas, outside, plan: storyboard.plan, renderer: 'built-in renderer' });

  return {
    accounts,
    jobs: [
      installBible,
      ...writing.jobs,
      images.job,
      images.backgroundJob,
      thumbnails.job,
      sound.job,
      filming,
      publishing.job,
      backup.job,
      ...packages.jobs,
    ] as AnyJob[],

    openRoutes(app: FastifyInstance): void {
      signInRoutes(app, accounts, publishing.beginLink(accounts.whoIs));
      publishing.openRoutes(app, accounts.whoIs);
      watchRoutes(app, shareLinks, files);
    },

    creatorRoutes(app: FastifyInstance, parts: readonly Watched[]): void {
      limitAlerts(app, db);
      accountRoutes(app, accounts);
      settingsRoutes(app, { settings, narrator: engines.narrator, samples });
      engines.routes(app);
      backupRoutes(app, backup.service);
      securityLogRoutes(app, { db, isOperator: accounts.isOperator });
      packages.routes(app);
      const countAgain = async (trx: Trx, { kind, user_id: userId }: JobRow) => {
        if (kind === filming.kind) await quotas.requireRenders(trx, userId);
      };
      jobRoutes(app, jobService({ db, desk, onAgain: countAgain }));
      liveRoutes(app, live);
      bibleRoutes(app, bibles, scripture);
      passageRoutes(app);
      writing.routes(app);
      taleRoutes(app, tales);
      kanbanRoutes(app, kanbanService({ db }));
      pictureRoutes(app, {
        db,
        files,
        quotas,
        live,
        styleSamples: styles,
        rasterizer,
        images,
        scripture,
        thumbnails,
      });
      thumbnailRoutes(app, { thumbnails, files });
      workspaceRoutes(app, {
        db,
        files,
        quotas,
        rasterizer,
        foreground: outside.foreground,
        titles: engines.titles,
        thumbnails,
        orderBackground: images.orderBackground,
      });
      sound.routes(app);
      sceneCutRoutes(
        app,
        sceneCutService({
          ...{ db, files, pictures: scenePictures, sounds: sound.reshape, scenesChanged, followScenes },
          drawAgain: images.redraw,
        }),
      );
      storyboardRoutes(app, storyboard, files);
      videoRoutes(app, { videos, posters }, files);
      shareLinkRoutes(app, shareLinks);
      publishing.routes(app);
      publicationRoutes(app, publications);
      planning.routes(app);
      dashboardRoutes(app, {
        db,
        scripture,
        illustrator: outside.illustrator,
        engines: {
          writer: outside.writer,
          illustrator: outside.illustrator,
          narrator,
          musician,
          videoHost: videoHostName,
        },
        degraded: () => troublesOf(parts),
        ffmpeg: ffmpeg.version,
      });
    },

    /** Starts what the studio does automatically: it installs Bibles and keeps dates. Call the result to stop. */
    async upkeep(log: (message: string) => void): Promise<() => void> {
      const quietly = (work: Promise<unknown>) => void work.catch((error: Error) => log(`Upkeep: ${error.message}`));
      let again: NodeJS.Timeout | undefined;
      /** A Bible that is unavailable at the start is requested again soon: no tale can be written without one. */
      const stockBibles = (): void =>
        quietly(
          bibles.stock().catch((error: unknown) => {
            if (outageIn(error)) again = setTimeout(stockBibles, awayMs);
            throw error;
          }),
        );
      stockBibles();
      quietly(engines.reseal());
      const timers = [
        setTimeout(() => quietly(drawSamplesAhead(styles, outside.illustrator)), samplesMs),
        ...publishing.upkeep(quietly, log),
        setInterval(stockBibles, biblesMs),
        setInterval(() => quietly(tales.bin.empty()), binMs),
        setInterval(() => quietly(packages.forgetOld()), binMs),
        setInterval(() => quietly(shareLinks.forget()), binMs),
      ];
      return () => {
        clearTimeout(again);
        timers.forEach((timer) => clearInterval(timer));
      };
    },

    describe: greeting({ config, outside, videoHostName }),
  };
}
