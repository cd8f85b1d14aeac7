import type { Language } from '#shared/vocabulary.ts';
import { clockTime } from './clock-times.ts';
import { counting, digitByDigit } from './counting.ts';
import { feminine, measureOf, quantityOf, unitOf } from './quantities.ts';
import type { Token } from './written-words.ts';
import { dateSaid, isYear } from './years.ts';

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec))$/;
const rangeMark = /(?<=[\d½¼¾%])[-‐‑–—−](?=[\d$€£])/;
const scaleWords = /^(?:thousand|million|billion|trillion|mille|millions?|milliards?)$/;

/**
 * Puts numbers into words: cardinals, ordinals, years, decimals, money, times, ranges, fractions, measures and
 * telephone numbers.
 */
export function readNumbers(tokens: Token[], language: Language): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.say !== null || !/[\d½⅓⅔¼¾⅕⅖⅗⅘⅛⅜]/.test(token.core)) continue;
    const used =
      telephone(tokens, at, language) || spacedGroups(tokens, at, language) || clockTime(tokens, at, language);
    if (used) {
      at += used - 1;
      continue;
    }
    token.say = oneWord(tokens, at, language);
    if (token.say === null) continue;
    unitBehind(tokens, at, language);
  }
}

function oneWord(tokens: readonly Token[], at: number, language: Language): string | null {
  const { core } = tokens[at]!;
  const { ordinal, to, decade } = counting[language];
  if (/^\d{3,4}$/.test(core) && isYear(tokens, at, language)) return counting[language].year(Number(core));
  if (language === 'en' && /^\d{1,2}$/.test(core) && Number(core) <= 31 && months.test(tokens[at - 1]?.core ?? ''))
    return ordinal(Number(core));
  const tenYears = /^(\d{3}0)'?s$/.exec(core);
  if (tenYears && language === 'en') return decade(Number(tenYears[1]));
  const nth = ordinalOf(core, language);
  if (nth !== null) return nth;
  const date = dateSaid(core, language);
  if (date !== null) return date;
  const plain = quantityOf(core, language)?.say ?? measureOf(core, language);
  if (plain !== null) return plain;
  if (/^\d{2,4}(?:-\d{2,4}){2,}$/.test(core))
    return core
      .split('-')
      .map((part) => digitByDigit(part, language))
      .join(', ');
  const ends = core.split(rangeMark);
  if (ends.length !== 2) return null;
  const years =
    ends.every((end) => /^1[1-9]\d\d$|^20\d\d$/.test(end)) ||
    (/^1[1-9]\d\d$/.test(ends[0]!) && /^\d\d$/.test(ends[1]!));
  const [from, until] = ends.map((end) => {
    if (years && /^\d{4}$/.test(end)) return counting[language].year(Number(end));
    return quantityOf(end, language)?.say ?? measureOf(end, language);
  });
  return from && until ? `${from} ${to} ${until}` : null;
}

const frenchOrdinals: Readonly<Record<string, string>> = {
  ère: 'première',
  re: 'première',
  ere: 'première',
  nd: 'second',
  nde: 'seconde',
};

function ordinalOf(core: string, language: Language): string | null {
  const { ordinal } = counting[language];
  const english = /^(\d[\d,]{0,12})(?:st|nd|rd|th)$/i.exec(core);
  if (english && language === 'en') return ordinal(Number(english[1]!.replaceAll(',', '')));
  const french = /^(\d{1,9})(er|ère|ere|re|e|è|ème|eme|ième|nd|nde)s?$/.exec(core);
  if (french && language === 'fr')
    return (frenchOrdinals[french[2]!] ?? ordinal(Number(french[1]))) + (core.endsWith('s') ? 's' : '');
  const ewe = /^(\d{1,6})lia$/.exec(core);
  return ewe && language === 'ee' ? ordinal(Number(ewe[1])) : null;
}

/** `5 km`, `5 000 F CFA`, `$3 million`: the unit is a word of its own. */
function unitBehind(tokens: Token[], at: number, language: Language): void {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (!next || next.say !== null || token.close !== '') return;
  const sign = /^([$€£₵])[\d.,]+$/.exec(token.core)?.[1];
  if (sign && scaleWords.test(next.core)) {
    const amount = quantityOf(token.core.slice(1), language);
    token.say = amount?.say ?? token.say;
    next.say = `${next.core} ${language === 'fr' ? 'de ' : ''}${unitOf(sign, language)!.many}`;
    return;
  }
  if (next.core === 'F' && tokens[at + 2]?.core === 'CFA') {
    next.say = 'francs';
    tokens[at + 2]!.say = 'C F A';
    return;
  }
  const unit = unitOf(next.core, language);
  const amount = quantityOf(token.core, language);
  if (!unit || !/\d$|[½¼¾⅓⅔]$/.test(token.core)) return;
  const parts = language === 'fr' ? /^[€$£₵m]$/ : /^[€$£₵]$/;
  const cents = parts.test(next.core) ? /^([\d.,]*\d)[.,](\d\d)$/.exec(token.core) : null;
  const whole = cents && quantityOf(cents[1]!, language);
  if (cents && whole) {
    token.say = whole.say;
    next.say = `${whole.one ? unit.one : unit.many} ${counting[language].cardinal(Number(cents[2]))}`;
    return;
  }
  next.say = amount?.one ? unit.one : unit.many;
  token.say = feminine(token.say!, next.say, language);
}

/** `+228 90 12 34 56`, `024 123 4567`: how many words the number takes. */
function telephone(tokens: Token[], at: number, language: Language): number {
  const token = tokens[at]!;
  const plus = token.core.startsWith('+');
  const called = /^t[ée]l$/i.test(tokens[at - 1]?.core ?? '') && /^\d{2,}$/.test(token.core);
  if (!called && !/^(?:\+\d{1,15}|0\d{1,3})$/.test(token.core)) return 0;
  let last = at;
  while (tokens[last]!.close === '' && /^\d{2,4}(?:-\d{2,4})*$/.test(tokens[last + 1]?.core ?? '')) last++;
  const group = tokens.slice(at, last + 1);
  const digits = group.map(({ core }) => core.replaceAll(/\D/g, '')).join('');
  if (digits.length < (plus ? 5 : 6)) return 0;
  for (const each of group) each.say = digitByDigit(each.core, language);
  if (plus) token.say = `plus ${token.say}`;
  return group.length;
}

/** `12 000`, `2 500 000,50 F`: groups of three digits between spaces share the words of one number. */
function spacedGroups(tokens: Token[], at: number, language: Language): number {
  if (!/^[-−+$€£]?\d{1,3}$/.test(tokens[at]!.core)) return 0;
  let last = at;
  const group = (token: Token | undefined) => token?.open === '' && /^\d{3}(?:[.,]\d{1,2})?[%€$]?$/.test(token.core);
  while (tokens[last]!.close === '' && group(tokens[last + 1])) last++;
  if (last === at || last - at > 4) return 0;
  const groups = tokens.slice(at, last + 1);
  const joined = groups.map(({ core }) => core).join('');
  const say = quantityOf(joined, language)?.say ?? measureOf(joined, language);
  if (say === null) return 0;
  const spoken = say.split(' ');
  const share = (place: number) => Math.ceil((place * spoken.length) / groups.length);
  for (const [place, group] of groups.entries()) group.say = spoken.slice(share(place), share(place + 1)).join(' ');
  unitBehind(tokens, last, language);
  return groups.length;
}
