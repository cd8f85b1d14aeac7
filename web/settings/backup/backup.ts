import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listBackups, makeBackup } from '#shared/account/backup.contract.ts';
import { call } from '#web/api/call.ts';

const whileWriting = 2_000;

export const backupsQuery = queryOptions({
  queryKey: ['backups'] as const,
  queryFn: ({ signal }) => call(listBackups, { signal }),
  refetchInterval: ({ state }) => (state.data?.underWay ? whileWriting : false),
});

/** Orders a backup of the whole studio. */
export function useMakeBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeBackup),
    meta: { failed: t`Backup failed` },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: backupsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['jobs'] }),
      ]),
  });
}
