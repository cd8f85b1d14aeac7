declare module 'virtual:catalogs' {
  import type { Messages } from '@lingui/core';
  import type { CatalogPart } from '#shared/message-parts.ts';
  /** How each part of each language's words is fetched. */
  export const catalogs: Readonly<Record<string, Readonly<Record<CatalogPart, () => Promise<{ messages: Messages }>>>>>;
}
