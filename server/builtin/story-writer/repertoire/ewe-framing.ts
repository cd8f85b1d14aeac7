// The lists of verses that frame tales in Ewe.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { VerseRange } from '#shared/story/scripture.ts';
import { type Theme, themes } from '#server/passages/passage-words.ts';
import { readRanges } from './read-ranges.ts';

/** What a framing beat is for: it decides which verses may stand there in Ewe. */
export const framingRoles = ['call', 'scripture', 'theme', 'honour', 'blessing'] as const;
export type FramingRole = (typeof framingRoles)[number];

const verses = z
  .strictObject({
    roles: z.record(z.enum(framingRoles).exclude(['theme']), z.string()),
    themes: z.record(z.enum(themes), z.string()),
  })
  .parse(parse(readFileSync(new URL('./ewe-framing.yaml', import.meta.url), 'utf8')));

/** The verses that may frame in Ewe, by role; each is used whole. */
export const framingVerses = (role: FramingRole, theme: Theme): readonly VerseRange[] =>
  readRanges(role === 'theme' ? verses.themes[theme] : verses.roles[role]);
