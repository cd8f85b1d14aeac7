import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import type { Generated } from 'kysely';
import type { Maybe, Now } from './columns.ts';

/** Packages: whole tales as one file, exported or uploaded. */
export interface PackageTables {
  /** The newest package of a tale. */
  package_files: {
    tale_id: TaleId;
    with_films: boolean;
    /** Names everything that is in it: another name means that the tale has changed since. */
    contents: string;
    r2_key: string;
    sha256: string;
    bytes: number;
    made_at: Now;
  };
  /** A package being uploaded: `bytes` of `whole_bytes` have arrived, in parts. */
  package_uploads: {
    id: string;
    user_id: UserId;
    /** Identifies the file in its creator's browser: choosing the same one continues where it stopped. */
    intent: string;
    name: string;
    bytes: Generated<number>;
    whole_bytes: number;
    /** The job that makes a tale of it, once it is whole. */
    job_id: Maybe<JobId>;
    begun_at: Now;
    changed_at: Now;
  };
  package_upload_parts: { upload_id: string; start_byte: number; bytes: number; r2_key: string; sha256: string };
}
