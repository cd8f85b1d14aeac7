import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import type { InterfaceLanguage } from '../shared/account/interface-language.ts';
import { bookKey, type CatalogPart, catalogParts, partOfMessage } from '../shared/message-parts.ts';
import { singular } from '../shared/story/scripture.ts';
import { books } from '../shared/story/scripture-books.ts';

const format = formatter();

/**
 * The compiled messages of one language, by part. Those without a translation are left out: the English in the code is
 * shown.
 */
export async function compiledParts(
  folder: string,
  language: string,
): Promise<Record<CatalogPart, Record<string, unknown>>> {
  const parts = Object.fromEntries(catalogParts.map((part) => [part, {}])) as Record<
    CatalogPart,
    Record<string, unknown>
  >;
  for (const names of [
    ...books.map((book) => book.names),
    ...Object.values(singular).filter((names) => names !== undefined),
  ])
    parts.common[bookKey(names.en)] = compileMessageOrThrow(names[language as InterfaceLanguage] ?? names.en);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:server[\\/])?\w+\.po$/.test(name),
  );
  for (const filename of names.filter((name) => name.endsWith(`${language}.po`)).map((name) => join(folder, name))) {
    const catalog = await format.parse(readFileSync(filename, 'utf8'), {
      locale: language,
      sourceLocale: 'en',
      filename,
    });
    for (const [id, { translation, origin = [], obsolete }] of Object.entries(catalog))
      if (translation && !obsolete)
        parts[partOfMessage(origin.map(([file]) => file))][id] = compileMessageOrThrow(String(translation));
  }
  return parts;
}

const listed = 'virtual:catalogs';
const onePart = /^\0catalog:(\w+):([\w/-]+)$/;

/**
 * Gives the pages `virtual:catalogs`: of every language that has a PO file in the folder, how each of its parts is
 * fetched.
 */
export function messageCatalogs(folder = join(import.meta.dirname, '..', 'web', 'language')): Plugin {
  const languages = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.po'))
      .map((name) => name.replace('.po', ''));
  const compiled = new Map<string, ReturnType<typeof compiledParts>>();
  const forget = () => compiled.clear();
  const partsOf = (language: string) => {
    const parts = compiled.get(language) ?? compiledParts(folder, language);
    compiled.set(language, parts);
    return parts;
  };
  return {
    name: 'message-catalogs',
    // Before the macros are replaced. The server makes the messages of shared files at run time; the pages have them
    // made by the build.
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared\/[\w.-]+\.ts$/, code: /core\/runtime-macro/ },
      handler: (code) => ({ code: code.replace('@lingui/core/runtime-macro', '@lingui/core/macro'), map: null }),
    },
    buildStart: forget,
    watchChange: forget,
    resolveId: {
      filter: { id: /^(?:virtual:catalogs$|\0?catalog:)/ },
      handler: (id) => (id.startsWith('\0') ? id : `\0${id}`),
    },
    load: {
      filter: { id: /^\0(?:virtual:catalogs$|catalog:)/ },
      async handler(id) {
        if (id === `\0${listed}`) {
          const parts = (language: string) =>
            catalogParts.map((part) => `'${part}': () => import('catalog:${language}:${part}')`);
          return `export const catalogs = { ${languages()
            .map((language) => `'${language}': { ${parts(language).join(', ')} }`)
            .join(', ')} };`;
        }
        const [, language = '', part = ''] = onePart.exec(id) ?? [];
        for (const name of [`${language}.po`, join('server', `${language}.po`)]) this.addWatchFile(join(folder, name));
        const messages = (await partsOf(language))[part as CatalogPart];
        return { code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`, map: null };
      },
    },
  };
}
