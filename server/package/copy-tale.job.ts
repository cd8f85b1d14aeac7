import { msg } from '@lingui/core/runtime-macro';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { limits } from '#shared/vocabulary.ts';
import { type ImportParts, storeTale } from './import/import-tale.job.ts';
import { madeTale } from './import/import-tale.ts';
import { type MakePackageParts, requireSize, writePackage } from './make-package.job.ts';
import { planPackage } from './plan-package.ts';
import { readPackage } from './upload/read-package.ts';
import { openZip } from './upload/read-zip.ts';

const ending = ' (copy)';
const copiedTitle = (title: string): string => `${title.slice(0, limits.title - ending.length)}${ending}`;

/**
 * Copies a tale, with its own files but without films, in the same way as through a package, so that nothing is shared
 * and nothing is missed.
 */
export const copyTale = (parts: MakePackageParts & ImportParts) =>
  defineJob({
    kind: 'tale_copy',
    title: msg`Duplicating the tale`,
    input: z.object({ taleId: z.string() }),
    subject: ({ taleId }) => taleId,
    tries: 3,
    atOnce: 1,
    async run({ taleId: source }, context) {
      const { db } = parts;
      const { userId } = context;
      const taleId = await context.once('tale', async () => nanoid());
      const before = await madeTale(db, taleId, userId);
      if (before) return { taleId, title: before.title };
      await requireOwnTale(db, source, userId);
      const plan = await planPackage(parts, source, false);
      requireSize(plan, false);
      const folder = join(parts.workDir, `job-${context.jobId}`);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      try {
        const path = join(folder, 'copy.zip');
        await writePackage(parts, plan, false, path, context);
        const { size } = await stat(path);
        const zip = await openZip({
          bytes: size,
          read: (start, end) => createReadStream(path, { start, end: end - 1 }),
        });
        try {
          const opened = await readPackage(zip);
          const title = copiedTitle(opened.tale.title);
          await storeTale(parts, { ...opened, tale: { ...opened.tale, title } }, taleId, folder, context);
          return { taleId, title };
        } finally {
          zip.close();
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    told: (made) => msg`Tale duplicated: ${{ title: (made as { title: string }).title }}`,
  });
export type CopyTaleJob = ReturnType<typeof copyTale>;
