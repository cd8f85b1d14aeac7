import type { Check, CheckName, LanguageFacts, PreflightFacts, Say } from './preflight-facts.ts';
import { descriptionProblem, markerRoom, tagsProblem, titleProblem } from './publication-limits.ts';
import type { Language } from './vocabulary.ts';

/** What can be mended no more once it is sent; a row or two tells each. */
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

export const noLanguage = () => check('languages', 'block', null, 'No language is chosen.', 'Choose a language', '#languages');
export const noFilm = (say: Say) => say('film', 'block', 'There is no film yet.', 'Render the video', '?tab=video');
export const sayOf =
  (language: Language, tale: string): Say =>
  (name, level, words, label = '', to = '') =>
    check(name, level, language, words, label, to.startsWith('?') ? `${tale}${to}` : to);

export function check(name: CheckName, level: Check['level'], language: Language | null, words: string, label = '', to = ''): Check {
  return { name, level, language, words, action: level === 'ok' || !label ? null : { label, to } };
}

export function ofTexts(texts: LanguageFacts['texts'], language: Language, say: Say): Check {
  const [title, description] = [titleProblem(texts.title), descriptionProblem(texts.description, markerRoom)];
  const problem = title ?? description ?? tagsProblem(texts.tags);
  return problem
    ? say('texts', 'block', problem, 'Mend the words', `#${title ? 'title' : description ? 'description' : 'tags'}-${language}`)
    : say('texts', 'ok', 'Title, description and tags are within YouTube’s limits.');
}

export function ofChannel(channel: LanguageFacts['channel'], say: Say): Check {
  return !channel
    ? say('channel', 'block', 'No channel is linked for this language.', 'Connect YouTube', linkAddress)
    : channel.reauth
      ? say('channel', 'block', `The link to “${channel.title}” has ended.`, 'Connect again', linkAddress)
      : say('channel', 'ok', `Goes to “${channel.title}”.`);
}

/** The two questions that only the creator can answer. */
export function answers(madeForKids: boolean | undefined, synthetic: boolean | undefined): Check[] {
  return [
    madeForKids === undefined
      ? check('kids', 'block', null, 'Say whether the videos are made for kids: the law asks you, not the studio.', 'Answer', '#kids')
      : check('kids', 'ok', null, madeForKids ? 'Declared as made for kids.' : 'Declared as not made for kids.'),
    synthetic === undefined
      ? check('disclosure', 'block', null, 'Say whether viewers could take something made by AI for real.', 'Answer', '#disclosure')
      : check(
          'disclosure',
          'ok',
          null,
          synthetic ? 'Disclosed as made or altered by AI.' : 'Declared as nothing that could be taken for real.',
        ),
  ];
}
