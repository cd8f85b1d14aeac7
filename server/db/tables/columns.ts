import type { ColumnType } from 'kysely';

/** jsonb: read as a value, written as text. */
export type Jsonb<T = unknown> = ColumnType<T, string, string>;
/** jsonb that the database fills in when it is left out. */
export type JsonbSet<T = unknown> = ColumnType<T, string | undefined, string>;
export type JsonbOrNull<T = unknown> = ColumnType<T | null, string | null | undefined, string | null>;
/** timestamptz, set by the database's clock when left out. */
export type Now = ColumnType<Date, Date | undefined, Date>;
export type When = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
