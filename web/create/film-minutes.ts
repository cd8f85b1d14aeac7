import { showNumber } from '#web/language/locale.ts';

/** A length of film in minutes, to a quarter: `2½`. */
export function filmMinutes(seconds: number): { minutes: string; isOne: boolean } {
  const quarters = Math.max(1, Math.round(seconds / 15));
  const [whole, rest] = [Math.floor(quarters / 4), ['', '¼', '½', '¾'][quarters % 4]];
  return { minutes: `${whole === 0 ? '' : showNumber(whole)}${rest}`, isOne: quarters <= 4 };
}
