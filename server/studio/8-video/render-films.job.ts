import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { defineJob, type JobContext, type WorkContext } from '#server/jobs/define-job.ts';
import type { FilmPlan, PlanFilm } from '#server/studio/film-plan.ts';
import { outageIn } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import { type ExtraFile, extraFiles } from '#shared/film/film-files.ts';
import { mayBecome, type TaleStatus } from '#shared/pipeline.ts';
import { type Shape, shapes } from '#shared/film/storyboard-edits.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { makeExtras } from './make-extras.ts';
import { type FilmParts, makeFilm } from './make-film.ts';
import { buildManifest, Manifest } from './package-manifest.ts';
import { videoRepo } from './video.repo.ts';
import { named, sentences, type Said, type Words } from '#shared/said.ts';

/** Functions of other stages that prepare a film for rendering. */
export type FilmJobParts = FilmParts & {
  readonly plan: PlanFilm;
  /** Draws the title and end cards of a plan. */
  readonly drawCards: (plan: FilmPlan) => Promise<void>;
  /** Throws Failure('disk_full') with a message while the disk has no more than its reserve. */
  readonly requireRoom: () => Promise<void>;
  /** Draws the frames without a picture, and what else films of these shapes need. */
  readonly drawMissing: (taleId: TaleId, shapes: readonly Shape[], context: WorkContext) => Promise<unknown>;
  /** Speaks what has no fitting sound in these languages, and makes the music. */
  readonly speakMissing: (taleId: TaleId, langs: readonly Language[], context: WorkContext) => Promise<unknown>;
  /** Puts back what the two above had begun for a job that failed or was cancelled. */
  readonly putBack: (
    trx: Trx,
    end: { taleId: TaleId; userId: UserId; error: string | null; why: Words | null },
  ) => Promise<void>;
  /** Called when films may have been rendered; called again if a job is run again. */
  readonly onFilms: (trx: Trx, taleId: TaleId) => Promise<void>;
  /** Advances the tale if its status is one of `from`; returns whether it did. */
  readonly advance: (trx: Trx, taleId: TaleId, to: TaleStatus, from: readonly TaleStatus[]) => Promise<boolean>;
  /** Names the renderer in the package. */
  readonly rendererName: string;
};

const whole = 1000;
const drawn = 200;
const spoken = 350;
const dayMs = 86_400_000;
/** A failed render marks a tale that is still being made, never one that is published: its old films are still there. */
const failsFrom: readonly TaleStatus[] = ['draft', 'images'];

/** Makes what is missing, renders every language that is complete, and writes the package. */
export const renderFilms = (parts: FilmJobParts) =>
  defineJob({
    kind: 'video_processing',
    title: msg`Rendering video`,
    input: z.object({
      taleId: z.string(),
      langs: z.array(z.enum(languages)).nullable(),
      shapes: z.array(z.enum(shapes)).min(1).default(['16:9']),
      burnCaptions: z.boolean(),
      highlightWords: z.boolean().default(false),
      extras: z.array(z.enum(extraFiles)).default([]),
      height: z.int(),
    }),
    subject: wishesOf,
    tries: 3,
    atOnce: 1,
    async run({ taleId, langs, shapes: wantedShapes, extras, height, ...wish }, context) {
      const { db, plan } = parts;
      await parts.requireRoom();
      const tale = await videoRepo(db).tale(taleId);
      if (!tale) throw new Failure('not_found', msg`Tale not found`);
      const wanted = languages.filter(
        (language) => tale.langs.includes(language) && (langs === null || langs.includes(language)),
      );
      await parts.drawMissing(taleId, wantedShapes, share(context, 0, drawn));
      await speakAll(parts, taleId, wanted, share(context, drawn, spoken));

      const films = shapes
        .filter((shape) => wantedShapes.includes(shape))
        .flatMap((shape) => wanted.map((language) => ({ shape, language })));
      const plans = await Promise.all(films.map(({ shape, language }) => plan(taleId, language, height, shape)));
      const complete = plans.filter(({ missing }) => missing.length === 0);
      if (complete.length === 0)
        throw new Failure('conflict', missingOf(plans) ?? msg`The tale has none of these languages.`);
      const workDir = join(parts.workDir, `job-${context.jobId}`);
      await rm(workDir, { recursive: true, force: true });
      await sweep(parts.workDir);
      try {
        for (const [index, each] of complete.entries()) {
          const step = (whole - spoken) / complete.length;
          const own = share(context, spoken + step * index, spoken + step * (index + 1));
          // One of each for a language: the shapes say and show the same.
          const first = complete.find(({ timeline }) => timeline.language === each.timeline.language) === each;
          const order = { taleId, userId: tale.user_id, plan: each, extras: first ? extras : [], workDir };
          await makeOne(parts, { ...order, captions: lookOf(wish) }, own);
          await makeExtras(parts, { ...order, title: tale.title }, own);
        }
        if (complete.length < plans.length)
          throw new Failure('conflict', missingOf(plans) ?? msg`The tale has none of these languages.`);
      } finally {
        await rm(workDir, { recursive: true, force: true });
        await refreshManifest(parts, taleId, false);
        await transact(db, (trx) => parts.onFilms(trx, taleId));
      }
      await refreshManifest(parts, taleId, true);
      return { taleId, languages: wanted };
    },
    async ended({ taleId }, { trx, userId, status, error, why }) {
      await parts.putBack(trx, { taleId, userId, error, why });
      if (status !== 'failed') return;
      if (await parts.advance(trx, taleId, 'failed', failsFrom)) await videoRepo(trx).tellTale(userId, taleId);
    },
  });
export type RenderFilmsJob = ReturnType<typeof renderFilms>;

/** Orders with the same options are one job; others wait their turn, so that none is dropped. */
function wishesOf({ taleId, langs, shapes: wanted, extras, height, ...wish }: Wishes): string {
  const which = langs === null ? 'all' : languages.filter((language) => langs.includes(language)).join('+');
  const captions = { off: 'plain', plain: 'burned', words: 'words' }[lookOf(wish)];
  const more = extraFiles.filter((kind) => extras.includes(kind));
  return [taleId, which, shapes.filter((shape) => wanted.includes(shape)).join('+'), height, captions, ...more].join(
    ' ',
  );
}
type CaptionWish = { burnCaptions: boolean; highlightWords: boolean };
type Wishes = CaptionWish & {
  taleId: TaleId;
  langs: readonly Language[] | null;
  shapes: readonly Shape[];
  extras: readonly ExtraFile[];
  height: number;
};

const lookOf = ({ burnCaptions, highlightWords }: CaptionWish): CaptionLook =>
  burnCaptions ? (highlightWords ? 'words' : 'plain') : 'off';

const nameOf = ({ timeline, shape }: FilmPlan): Said =>
  shape === '16:9'
    ? msg`${{ language: named(timeline.language) }}`
    : msg`${{ language: named(timeline.language) }}, upright`;

async function makeOne(
  parts: FilmJobParts,
  order: Parameters<typeof makeFilm>[1],
  { signal, progress, log }: WorkContext,
): Promise<void> {
  const name = nameOf(order.plan);
  signal.throwIfAborted();
  await parts.drawCards(order.plan);
  const made = await makeFilm(parts, order, {
    signal,
    progress: (frames, of) =>
      progress(
        frames,
        of,
        frames < of ? msg`Rendering ${{ name }}: ${{ frames }} of ${{ total: of }} frames` : msg`Joining ${{ name }}`,
      ),
  });
  if (made) await log('info', msg`${{ name }}: ${{ rendered: drawnOf(made) }}`);
  else await log('info', msg`${{ name }}: the film is still up to date, so nothing was rendered`);
  if (made && made.smallBytes !== null)
    await log('info', msg`${{ name }}: the small file is ready, ${{ size: (made.smallBytes / 1e6).toFixed(1) }} MB`);
}

/** How much of a film was drawn, as a message. */
const drawnOf = ({ rendered, of: total }: { rendered: number; of: number }): Said =>
  msg`segments rendered: ${{ rendered }} of ${{ total }}; reused: ${{ reused: total - rendered }}`;

/** A language that cannot be spoken must not keep the others from their films; the plan will say what it lacks. */
async function speakAll(
  { speakMissing }: FilmJobParts,
  taleId: TaleId,
  langs: readonly Language[],
  context: WorkContext,
): Promise<void> {
  try {
    await speakMissing(taleId, langs, context);
  } catch (error) {
    if (context.signal.aborted || outageIn(error) || !(error instanceof Failure)) throw error;
    await context.log('warn', error.words);
  }
}

/** How many of the things that a film lacks are named. */
const namedLacks = 4;
/** Reasons why films cannot be rendered, once for each language. */
const missingOf = (plans: readonly FilmPlan[]): Words | null => {
  const words = new Map(
    plans
      .filter(({ missing }) => missing.length > 0)
      .map(({ timeline, missing }) => {
        const facts = { language: named(timeline.language), lacks: missing.slice(0, namedLacks) };
        const more = missing.length - namedLacks;
        return [
          timeline.language,
          more > 0
            ? msg`${{ language: facts.language }}: ${{ lacks: facts.lacks }} And ${{ count: more }} more.`
            : msg`${{ language: facts.language }}: ${{ lacks: facts.lacks }}`,
        ];
      }),
  );
  return words.size > 0 ? sentences(...words.values()) : null;
};

/** Removes the folders of jobs that were killed and never came back: those that nothing touched for a day. */
async function sweep(workDir: string): Promise<void> {
  for (const name of await readdir(workDir).catch(() => [])) {
    const facts = await stat(join(workDir, name)).catch(() => null);
    if (name.startsWith('job-') && facts && Date.now() - facts.mtimeMs > dayMs)
      await rm(join(workDir, name), { recursive: true, force: true });
  }
}

/** The part of a job from `from` to `to` thousandths, as if it were the whole. */
const share = (context: JobContext, from: number, to: number): WorkContext => ({
  jobId: context.jobId,
  signal: context.signal,
  log: context.log,
  progress: (done, total, step) => context.progress(from + ((to - from) * done) / Math.max(1, total), whole, step),
});

/** Writes the package from the current rows; when everything is made, the tale becomes packaged. */
async function refreshManifest(parts: FilmJobParts, taleId: TaleId, complete: boolean): Promise<void> {
  const repo = videoRepo(parts.db);
  const stored = Manifest.safeParse(await repo.manifest(taleId));
  if (!complete && !stored.success) return;
  const manifest = await buildManifest({ ...parts, renderer: parts.rendererName }, taleId, stored.data?.assets ?? []);
  await transact(parts.db, async (trx) => {
    const tale = await videoRepo(trx).tale(taleId);
    await videoRepo(trx).keepManifest(taleId, manifest);
    if (complete) await parts.advance(trx, taleId, 'packaged', mayBecome('packaged'));
    if (complete && tale) await videoRepo(trx).tellTale(tale.user_id, taleId);
  });
}
