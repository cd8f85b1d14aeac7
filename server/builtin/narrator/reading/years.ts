import type { Language } from '#shared/vocabulary.ts';
import { counting } from './counting.ts';
import type { Token } from './written-words.ts';

const era = /^(?:BC|BCE|AD|CE|B\.C|A\.D|B\.C\.E|C\.E)$/;
const dated = new Set(
  `
    in since year until till before after around circa by from spring summer autumn winter january february
    march april may june july august september october november december
  `.split(/\s+/),
);
const noPlural = /^(?:was|is|has|as|his|this|its|perhaps|always|us|Jesus)$/i;
const people = /^(?:men|people|women|children|sheep|oxen|cattle|soldiers|souls|of|more|or|other|good|young)$/i;

/** Whether a number of three or four digits is said as a year in English; other languages say years as any number. */
export function isYear(tokens: readonly Token[], at: number, language: Language): boolean {
  if (language !== 'en') return false;
  const { core, close } = tokens[at]!;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (era.test(before?.core ?? '') || (close === '' && era.test(after?.core ?? ''))) return true;
  if (core.length < 4) return false;
  const counts =
    close === '' &&
    (people.test(after?.core ?? '') || (/^[a-z]{3,}s$/.test(after?.core ?? '') && !noPlural.test(after!.core)));
  const year = Number(core);
  const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(before?.core ?? '') && before?.close === ',';
  return year >= 1100 && year < 2100 && (day || dated.has(before?.core.toLowerCase() ?? '-') || !counts);
}

const numericDate = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

/**
 * `25/12/2024` as a date; in English the month comes first if possible. Null when it is not a date; Ewe dates are read
 * as numbers.
 */
export function dateSaid(core: string, language: Language): string | null {
  const [, first = 0, second = 0, year = 0] = numericDate.exec(core)?.map(Number) ?? [];
  const monthFirst = language === 'en' && first <= 12;
  const [day, month] = monthFirst ? [second, first] : [first, second];
  if (language === 'ee' || day < 1 || day > 31 || month < 1 || month > 12) return null;
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
  const { ordinal, cardinal, year: yearSaid } = counting[language];
  if (language === 'en') return `${name} ${ordinal(day)}, ${yearSaid(year)}`;
  return `${day === 1 ? ordinal(1) : cardinal(day)} ${name} ${yearSaid(year)}`;
}
