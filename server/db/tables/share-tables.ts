import type { Now, When } from './columns.ts';

export interface ShareTables {
  /** Private links to watch a film. A film that is rendered again keeps its links. */
  share_links: {
    id: string;
    token_hash: string;
    video_id: string;
    created_at: Now;
    expires_at: Date;
    revoked_at: When;
  };
}
