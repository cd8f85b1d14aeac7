import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { listBackups, makeBackup } from '#shared/account/backup.contract.ts';
import type { BackupService } from './backup.service.ts';

const ok = { ok: true } as const;

/** Backups of the whole studio, made from the browser. */
export function backupRoutes(app: FastifyInstance, backups: BackupService): void {
  bind(app, listBackups, async ({ caller }) => ({ ...ok, ...(await backups.list(caller.userId)) }));
  bind(app, makeBackup, async ({ caller }) => ({ ...ok, jobId: await backups.order(caller.userId) }));
}
