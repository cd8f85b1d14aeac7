import { readFileSync } from 'node:fs';

/** The rows of a CSV file of this folder, without its heading; fields have no commas and no quotes. */
export const csvRows = (name: string): string[][] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map((field) => field.trim()));
