import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CountTables } from './count-tables.ts';
import type { ChoreTables } from './chore-tables.ts';
import type { EngineTables } from './engine-tables.ts';
import type { CaptionTables } from './caption-tables.ts';
import type { FilmTables } from './film-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { PackageTables } from './package-tables.ts';
import type { SecurityTables } from './security-tables.ts';
import type { SceneTables } from './scene-tables.ts';
import type { TaleTables } from './tale-tables.ts';

/** The rows of the product. Types are a promise that the repository tests keep on both engines. */
export interface Tables
  extends AccountTables,
    ChoreTables,
    CountTables,
    EngineTables,
    JobTables,
    SceneTables,
    TaleTables,
    CaptionTables,
    FilmTables,
    PackageTables,
    SecurityTables {}
/** One row as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
/** One row as it is inserted. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
