/** What JSON can hold; `undefined` is left out of it. */
export type Json = string | number | boolean | null | undefined | { [key: string]: Json } | readonly Json[];
