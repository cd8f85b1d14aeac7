// Chooses which feeling of a passage a tale may open with.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { feelings } from '#server/passages/passage-words.ts';

const starts = z
  .record(z.enum(feelings), z.string())
  .parse(parse(readFileSync(new URL('../repertoire/feeling-words.yaml', import.meta.url), 'utf8')));

/**
 * The feelings of a passage with which a tale of it may open: those that its own first words or its lesson speak of.
 */
export function openingFeelings({ feelings: felt, hook, question, lesson, title }: TablePassage): string[] {
  const words = `${title.en} ${hook.en} ${question.en} ${lesson.en}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return felt.filter((feeling) => {
    const beginnings = starts[feeling as keyof typeof starts]?.split(' ') ?? [];
    return words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  });
}
