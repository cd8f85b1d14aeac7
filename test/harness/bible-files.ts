import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/bibles/', import.meta.url));

/** Why tests over whole Bible texts are skipped on this machine; null when the texts are beside the checkout. */
export const biblesMissing: string | null =
  existsSync(`${folder}fraLSG_vpl.txt`) && existsSync(`${folder}ewe_vpl.txt`)
    ? null
    : 'needs fraLSG_vpl.txt and ewe_vpl.txt in ../shared/bibles';

/** The bytes of a file of `../shared/bibles`, which is next to the checkout and never in it. */
export const bibleFile = (name: 'fraLSG_vpl.txt' | 'ewe_vpl.txt'): Uint8Array => readFileSync(folder + name);

/** The folder of the texts, for a studio with `BIBLES_DIR`. */
export const bibleFolder = folder;
