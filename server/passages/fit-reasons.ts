// The sentences that tell a creator why a passage is proposed.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Audience } from '#shared/vocabulary.ts';
import type { TableLanguage } from './passage-index.ts';
import type { PassageScore } from './passage-scores.ts';

const suited: Record<TableLanguage, Record<Audience, string>> = {
  en: { kids: 'suits children', teens: 'suits teenagers', adults: 'suits adults', family: 'suits the whole family' },
  fr: {
    kids: 'convient aux enfants',
    teens: 'convient aux adolescents',
    adults: 'convient aux adultes',
    family: 'convient à toute la famille',
  },
};

/** The reason of a passage that was requested by reference or name. */
export const askedForIt: Record<TableLanguage, string> = { en: 'you asked for it', fr: 'vous l’avez demandé' };

/** What is said to a creator whose idea speaks of danger to life or of violence, because a tale alone is no help. */
export const whereToTurn: Record<TableLanguage, string> = {
  en:
    'If this is about somebody real, a story is not enough. Tell an adult you trust or a doctor today, do ' +
    'not leave the person alone, and in danger call the emergency number of your country.',
  fr:
    'S’il s’agit de quelqu’un de réel, une histoire ne suffit pas. Parlez-en dès aujourd’hui à un adulte de ' +
    'confiance ou à un médecin, ne laissez pas la personne seule et, en cas de danger, appelez le numéro ' +
    'd’urgence de votre pays.',
};

/** The reason of a passage that stands for one that is too hard for children. */
export const inPlaceOf: Record<TableLanguage, (reference: string) => string> = {
  en: (reference) => `in place of ${reference}, which is not for children`,
  fr: (reference) => `à la place de ${reference}, qui n’est pas pour les enfants`,
};

function readNames(): ReadonlyMap<string, string> {
  const file = new URL('./words/french-tag-names.yaml', import.meta.url);
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(parse(readFileSync(file, 'utf8')))));
}
let french: ReadonlyMap<string, string> | undefined;
/** The French names of virtues, feelings and themes. */
export const frenchTagNames = (): ReadonlyMap<string, string> => (french ??= readNames());

const tagName = (tag: string, language: TableLanguage): string =>
  language === 'fr' ? (frenchTagNames().get(tag) ?? tag) : tag.replaceAll('-', ' ');

function meets({ kind, text }: NonNullable<PassageScore['phrase']>, language: TableLanguage): string {
  const quoted = text.replace(/\.$/, '');
  if (language === 'fr') return `parle de « ${quoted} »`;
  return `${kind === 'situation' ? 'speaks to' : 'says'} “${quoted}”`;
}

/**
 * Below this share of the idea, one matching word is no reason to show: “a boy breaks a window” does not explain a
 * passage for a broken car.
 */
const leastSaid = 0.35;

/**
 * Why a passage is proposed, in words for the creator: what matches the idea, the virtues and feelings in common, and
 * whom it suits.
 */
export function reasonsOf(
  { phrase, met, covered, tags }: PassageScore,
  audience: Audience,
  language: TableLanguage,
): string[] {
  const common = tags.slice(0, 2).map((tag) => tagName(tag, language));
  return [
    ...(phrase && (met > 1 || covered >= leastSaid) ? [meets(phrase, language)] : []),
    ...(common.length > 0 ? [common.join(', ')] : []),
    suited[language][audience],
  ];
}
