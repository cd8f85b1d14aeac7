import { msg } from '@lingui/core/runtime-macro';
import type { Check, CheckName, LanguageFacts, PreflightFacts, Say } from './preflight-facts.ts';
import { descriptionProblem, markerRoom, tagsProblem, titleProblem } from './publication-limits.ts';
import type { Language } from '../vocabulary.ts';
import { codeOf, englishOf, type Said } from '../said.ts';

/** What can no longer be fixed once it is sent; one or two rows decide each. */
export type WhatBlocks = Pick<PreflightFacts, 'taleId' | 'madeForKids' | 'synthetic'> & {
  readonly languages: readonly (Pick<LanguageFacts, 'language' | 'texts' | 'channel'> & { readonly film: boolean })[];
};

/** Where channels are linked. */
const linkAddress = '/auth/google/start?scope=youtube&force=1';

/** Only what blocks, by the same rules: what every order obeys, wherever it comes from. */
export function blockingChecks({ taleId, languages, madeForKids, synthetic }: WhatBlocks): Check[] {
  if (languages.length === 0) return [noLanguage()];
  const each = languages.flatMap(({ language, film, texts, channel }) => {
    const say = sayOf(language, `/tales/${taleId}`);
    return [...(film ? [ofTexts(texts, language, say)] : [noFilm(say)]), ofChannel(channel, say)];
  });
  return [...each, ...answers(madeForKids, synthetic)].filter(({ level }) => level === 'block');
}

export const noLanguage = () =>
  check('languages', 'block', null, msg`No language is chosen.`, msg`Choose a language`, '#languages');
export const noFilm = (say: Say) =>
  say('film', 'block', msg`There is no film yet.`, msg`Render the video`, '?tab=video');
export const sayOf =
  (language: Language, tale: string): Say =>
  (name, level, words, label, to = '') =>
    check(name, level, language, words, label, to.startsWith('?') ? `${tale}${to}` : to);

export function check(
  name: CheckName,
  level: Check['level'],
  language: Language | null,
  words: Said,
  label?: Said,
  to = '',
): Check {
  const action = level === 'ok' || !label ? null : { label: englishOf(label), said: codeOf(label), to };
  return { name, level, language, words: englishOf(words), said: codeOf(words), action };
}

export function ofTexts(texts: LanguageFacts['texts'], language: Language, say: Say): Check {
  const [title, description] = [titleProblem(texts.title), descriptionProblem(texts.description, markerRoom)];
  const problem = title ?? description ?? tagsProblem(texts.tags);
  return problem
    ? say(
        'texts',
        'block',
        problem,
        msg`Fix the text`,
        `#${title ? 'title' : description ? 'description' : 'tags'}-${language}`,
      )
    : say('texts', 'ok', msg`Title, description and tags are within YouTube’s limits.`);
}

export function ofChannel(channel: LanguageFacts['channel'], say: Say): Check {
  return !channel
    ? say('channel', 'block', msg`No channel is linked for this language.`, msg`Connect YouTube`, linkAddress)
    : channel.reauth
      ? say(
          'channel',
          'block',
          msg`The link to “${{ channel: channel.title }}” has ended.`,
          msg`Connect again`,
          linkAddress,
        )
      : say('channel', 'ok', msg`Goes to “${{ channel: channel.title }}”.`);
}

/** The two questions that only the creator can answer. */
export function answers(madeForKids: boolean | undefined, synthetic: boolean | undefined): Check[] {
  return [
    madeForKids === undefined
      ? check(
          'kids',
          'block',
          null,
          msg`Choose whether the videos are made for kids: by law this is your decision, not the studio’s.`,
          msg`Answer`,
          '#kids',
        )
      : check('kids', 'ok', null, madeForKids ? msg`Declared as made for kids.` : msg`Declared as not made for kids.`),
    synthetic === undefined
      ? check(
          'disclosure',
          'block',
          null,
          msg`Choose whether viewers could mistake something made by AI for real.`,
          msg`Answer`,
          '#disclosure',
        )
      : check(
          'disclosure',
          'ok',
          null,
          synthetic
            ? msg`Disclosed as made or altered by AI.`
            : msg`Declared as containing nothing that could be mistaken for real.`,
        ),
  ];
}
