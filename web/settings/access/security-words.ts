import { t } from '@lingui/core/macro';
import type { SecurityKind } from '#shared/account/security-log.contract.ts';

const words: Readonly<Record<SecurityKind, () => string>> = {
  sign_in: () => t`Signed in`,
  sign_in_refused: () => t`Sign-in refused`,
  sign_out: () => t`Signed out`,
  session_ended: () => t`Ended a session`,
  token_created: () => t`Created an access token`,
  token_revoked: () => t`Revoked an access token`,
  key_kept: () => t`Saved an engine key`,
  key_removed: () => t`Removed an engine key`,
  channel_linked: () => t`Linked a channel`,
  channel_unlinked: () => t`Unlinked a channel`,
  package_downloaded: () => t`Downloaded a package`,
  backup_ordered: () => t`Started a backup`,
  share_link_created: () => t`Created a private link`,
  share_link_revoked: () => t`Revoked a private link`,
};

/** What an entry of the security log says; its detail names the object. */
export const securityWords = (kind: SecurityKind): string => words[kind]();
