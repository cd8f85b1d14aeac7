import type { Language } from '#shared/vocabulary.ts';
import { counting } from './counting.ts';
import type { Token } from './written-words.ts';

const halfDay = /^([ap])\.?m$/i;
const clock = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?([ap]\.?m)?$/i;
const frenchClock = /^(\d{1,2})\s?[hH]([0-5]\d)?$/;

/** Says a time of day and returns how many words it takes; 0 when there is none. */
export function clockTime(tokens: Token[], at: number, language: Language): number {
  const token = tokens[at]!;
  const next = token.close === '' ? tokens[at + 1] : undefined;
  if (language === 'fr') return frenchTime(tokens, at);
  const match = clock.exec(token.core);
  const bare = /^(\d{1,2})([ap]\.?m)?$/i.exec(token.core);
  const half = halfDay.exec(match?.[3] ?? bare?.[2] ?? next?.core ?? '');
  if (!match && !(bare && half && Number(bare[1]) <= 12)) return 0;
  const hour = Number(match?.[1] ?? bare?.[1]);
  const minute = Number(match?.[2] ?? 0);
  if (hour > 24) return 0;
  const told = half ? `${half[1]!.toUpperCase()} M`.replace(/^A/, 'eigh') : '';
  const glued = half && (match?.[3] ?? bare?.[2]) !== undefined;
  token.say = [timeSaid(hour, minute, half !== null, language), glued ? told : ''].filter(Boolean).join(' ');
  if (!half || glued) return 1;
  next!.say = told;
  if (next!.close.startsWith('.') && tokens[at + 2] && !/^\p{Lu}/u.test(tokens[at + 2]!.core))
    next!.close = next!.close.slice(1);
  return 2;
}

function timeSaid(hour: number, minute: number, half: boolean, language: Language): string {
  const { cardinal } = counting[language];
  if (language !== 'en') return minute === 0 ? cardinal(hour) : `${cardinal(hour)} ${cardinal(minute)}`;
  if (minute === 0)
    return half ? cardinal(hour) : hour <= 12 && hour > 0 ? `${cardinal(hour)} o'clock` : `${cardinal(hour)} hundred`;
  return `${cardinal(hour)} ${minute < 10 ? `oh ${cardinal(minute)}` : cardinal(minute)}`;
}

const hours = (hour: number) =>
  `${counting.fr.cardinal(hour).replace(/(?<=^|[ -])un$/, 'une')} heure${hour < 2 ? '' : 's'}`;
const minutes = (minute: number) => counting.fr.cardinal(minute).replace(/(?<=^|[ -])un$/, 'une');

/** `15h30`, `15:30`, `15 h`, `15 h 30`. */
function frenchTime(tokens: Token[], at: number): number {
  const token = tokens[at]!;
  const match = clock.exec(token.core) ?? frenchClock.exec(token.core);
  if (match) {
    const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
    if (hour > 24) return 0;
    token.say = minute === 0 ? hours(hour) : `${hours(hour)} ${minutes(minute)}`;
    return 1;
  }
  const unit = tokens[at + 1];
  if (!/^\d{1,2}$/.test(token.core) || token.close !== '' || !/^[hH]$/.test(unit?.core ?? '')) return 0;
  const [number = '', name = ''] = hours(Number(token.core)).split(/ (?=heure)/);
  token.say = number;
  unit!.say = name;
  const rest = tokens[at + 2];
  if (unit!.close !== '' || !/^[0-5]\d$/.test(rest?.core ?? '')) return 2;
  rest!.say = minutes(Number(rest!.core));
  return 3;
}
