import { msg } from '@lingui/core/runtime-macro';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import { defineJob, type JobContext } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { packageLimits } from '#shared/tale/package.contract.ts';
import { creditsOf, enginesOf } from './credits.ts';
import { type ManifestFile, manifestName, packageFormat, type PackageManifest, taleName } from './package-format.ts';
import { packageFileRepo } from './package-file.repo.ts';
import { type PackageParts, type PackagePlan, planPackage } from './plan-package.ts';
import { mimeOf } from './package-mimes.ts';
import { readableTexts, type WrittenPart } from './upload/readable-texts.ts';
import { writeZip, type ZipWriter } from './write-zip.ts';

/** `workDir`: a folder for packages while they are made, on the file store's disk if it can be. */
export type MakePackageParts = PackageParts & { readonly workDir: string };

/** Packs a tale into one zip that replaces the previous one. A package that is still up to date is kept. */
export const makePackage = (parts: MakePackageParts) =>
  defineJob({
    kind: 'tale_package',
    title: msg`Packing the tale`,
    input: z.object({ taleId: z.string(), films: z.boolean() }),
    subject: ({ taleId, films }) => `${taleId} ${films ? 'with' : 'without'} films`,
    tries: 3,
    atOnce: 1,
    async run({ taleId, films }, context) {
      const { db, files } = parts;
      await requireOwnTale(db, taleId, context.userId);
      const plan = await planPackage(parts, taleId, films);
      const before = await packageFileRepo(db).of(taleId);
      if (before?.contents === plan.contents && (await files.has(before.r2_key)))
        return { taleId, bytes: before.bytes };
      requireSize(plan, films);
      const folder = join(parts.workDir, `job-${context.jobId}`);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      try {
        const path = join(folder, 'package.zip');
        await writePackage(parts, plan, films, path, context);
        const key = `package-files/t-${taleId}/${plan.contents.slice(0, 40)}.zip`;
        const { bytes, sha256 } = await files.adopt(key, path, 'application/zip');
        await transact(db, async (trx) => {
          await requireOwnTale(trx, taleId, context.userId);
          await packageFileRepo(trx).keep(
            { tale_id: taleId, with_films: films, contents: plan.contents, r2_key: key, sha256, bytes },
            context.userId,
          );
        });
        if (before && before.r2_key !== key) await files.remove(before.r2_key);
        return { taleId, bytes };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
export type MakePackageJob = ReturnType<typeof makePackage>;

/** Throws Failure with a message when a zip could not hold it. */
export function requireSize({ parts }: PackagePlan, films: boolean): void {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes < packageLimits.bytes * 0.99) return;
  const advice = films
    ? msg`Make it without its films: they can be rendered again from it.`
    : msg`Remove some pictures or sounds from the tale.`;
  throw new Failure(
    'too_large',
    msg`This package would have more than 4 GB, which is more than a zip can hold. ${{ advice }}`,
  );
}

/** Captions and the timeline are those of the wide film. */
async function writtenParts({ films }: MakePackageParts, { tale, rows }: PackagePlan): Promise<WrittenPart[]> {
  const plans = [];
  if (rows.scenes.length > 0)
    for (const language of tale.langs) plans.push(await films.plan(rows.tale.id, language, 1080, '16:9'));
  const sceneIds = rows.scenes.map(({ id }) => id);
  return [
    { name: taleName, role: 'tale', text: `${JSON.stringify(tale, null, 1)}\n` },
    ...readableTexts(tale, plans, sceneIds, creditsOf(tale)),
  ];
}

/** Writes the zip of a tale to `path`; nothing is left of it when that fails. */
export async function writePackage(
  parts: MakePackageParts,
  plan: PackagePlan,
  films: boolean,
  path: string,
  context: JobContext,
): Promise<void> {
  const { signal, progress } = context;
  const zip = writeZip(path);
  try {
    const written = await writtenParts(parts, plan);
    const listed: ManifestFile[] = [];
    for (const { name, role, text } of written)
      listed.push({ name, role, mime: mimeOf(name), ...(await zip.add(name, Buffer.from(text))) });
    const total = plan.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    for (const [at, part] of plan.parts.entries()) {
      signal.throwIfAborted();
      const step = msg`Packing file ${{ file: at + 1 }} of ${{ total: plan.parts.length }}`;
      listed.push(
        await addStored(parts, zip, part, async (count) => {
          signal.throwIfAborted();
          await progress((done += count), total, step);
        }),
      );
    }
    await zip.add(manifestName, Buffer.from(`${JSON.stringify(manifestOf(plan, films, listed), null, 1)}\n`));
    await zip.end();
  } catch (error) {
    zip.abandon();
    throw error;
  }
}

async function addStored(
  { files }: MakePackageParts,
  zip: ZipWriter,
  { name, role, key, sha256 }: PackagePlan['parts'][number],
  onBytes: (count: number) => Promise<void>,
): Promise<ManifestFile> {
  const added = await zip.add(name, await files.read(key), onBytes);
  if (sha256 !== null && added.sha256 !== sha256)
    throw new Failure(
      'conflict',
      msg`The file ${{ name }} of this tale is damaged: make it again, then pack the tale.`,
    );
  return { name, role, mime: mimeOf(name), ...added };
}

const manifestOf = ({ tale }: PackagePlan, films: boolean, listed: ManifestFile[]): PackageManifest => ({
  ...packageFormat,
  title: tale.title,
  languages: tale.langs,
  films,
  madeAt: new Date().toISOString(),
  files: listed.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  credits: creditsOf(tale),
  engines: enginesOf(tale),
});
