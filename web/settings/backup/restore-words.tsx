import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
const code = 'mt-1 block rounded-lg bg-sunken px-3 py-2 font-mono text-xs wrap-anywhere text-ink';

/**
 * Where the backups are stored and how an operator restores one; they cannot be downloaded here, because they contain
 * everybody's tales.
 */
export const RestoreWords = ({ folder, name }: { folder: string; name: string | undefined }) => (
  <div className="mt-4 grid gap-2 text-sm text-soft">
    <p>
      <Trans>
        Backups are stored on the studio’s machine, in{' '}
        <code className="font-mono text-xs break-all text-ink">{folder}</code>. Copy them to another disk: a backup on
        the studio’s own disk is lost with it. They contain everybody’s tales and the key to the linked channels, so
        keep them as safe as the studio itself; for the same reason they cannot be downloaded here.
      </Trans>
    </p>
    <div>
      {t`To restore, whoever runs the studio stops it and names an empty data folder:`}
      <code className={code}>
        STUDIO_DATA=./restored npm run restore -- --from {folder}/{name ?? 'NAME'}
      </code>
      <code className={code}>STUDIO_DATA=./restored npm start</code>
    </div>
  </div>
);
