import type { HostCost } from './host-cost.ts';
import { filmChecks, type Say } from './film-checks.ts';
import { descriptionProblem, markerRoom, tagsProblem, titleProblem } from './publication-limits.ts';
import { type Language, languageNames } from './vocabulary.ts';

export const checkNames = [
  'languages',
  'film',
  'fresh',
  'length',
  'loudness',
  'captions',
  'thumbnail',
  'texts',
  'attribution',
  'quotations',
  'channel',
  'duplicate',
  'kids',
  'disclosure',
  'date',
  'quota',
] as const;
export type CheckName = (typeof checkNames)[number];
/** `block` has to be mended first, `warn` should be looked at, `ok` passed. */
export const checkLevels = ['ok', 'warn', 'block'] as const;
export type Check = {
  readonly name: CheckName;
  readonly level: (typeof checkLevels)[number];
  readonly language: Language | null;
  readonly words: string;
  readonly action: { readonly label: string; readonly to: string } | null;
};

/** What is known of one language's film before it is sent. */
export type LanguageFacts = {
  readonly language: Language;
  readonly film: { readonly durationMs: number; readonly loudness: number; readonly why: readonly string[] } | null;
  /** What is wrong with its captions, see `captionsProblem`; null when nothing is. */
  readonly captions: string | null;
  readonly thumbnail: { readonly from: 'slot' | 'prepared' | 'poster'; readonly bytes: number } | null;
  readonly texts: { readonly title: string; readonly description: string; readonly tags: readonly string[] };
  readonly credit: string;
  /** Quotations that differ from the installed Bible, and such as no verse says; null when nothing could be compared. */
  readonly quotations: { readonly near: number; readonly unknown: number } | null;
  readonly channel: { readonly title: string; readonly reauth: boolean } | null;
  /** The same film's earlier publication, and another tale's of the same title, both on this channel or another. */
  readonly earlier: { readonly channel: string; readonly same: boolean } | null;
  readonly namesake: string | null;
};
export type PreflightFacts = {
  readonly taleId: string;
  readonly languages: readonly LanguageFacts[];
  readonly madeForKids: boolean | undefined;
  readonly synthetic: boolean | undefined;
  /** Seconds. */
  readonly scheduledAt: number | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly cost: HostCost;
  readonly left: HostCost;
};

const mb = 1024 * 1024;
/** Where channels are linked. */
export const linkAddress = '/auth/google/start?scope=youtube&force=1';

/** All checks in the order in which a film comes about: what blocks, what should be looked at, and what passed. */
export function preflightChecks(facts: PreflightFacts): Check[] {
  const tale = `/tales/${facts.taleId}`;
  if (facts.languages.length === 0) return [check('languages', 'block', null, 'No language is chosen.', 'Choose a language', '#languages')];
  return [...facts.languages.flatMap((one) => ofLanguage(one, tale)), ...ofAll(facts)];
}

function check(name: CheckName, level: Check['level'], language: Language | null, words: string, label = '', to = ''): Check {
  return { name, level, language, words, action: level === 'ok' || !label ? null : { label, to } };
}

function ofLanguage(one: LanguageFacts, tale: string): Check[] {
  const { language, film, thumbnail, texts, channel, quotations } = one;
  const say = (name: CheckName, level: Check['level'], words: string, label = '', to = '') =>
    check(name, level, language, words, label, to.startsWith('?') ? `${tale}${to}` : to);
  if (!film) return [say('film', 'block', 'There is no film yet.', 'Render the video', '?tab=video'), ofChannel(channel, say)];
  const problem = titleProblem(texts.title) ?? descriptionProblem(texts.description, markerRoom) ?? tagsProblem(texts.tags);
  const wrongField = titleProblem(texts.title) ? 'title' : descriptionProblem(texts.description, markerRoom) ? 'description' : 'tags';
  const wrong = (quotations?.near ?? 0) + (quotations?.unknown ?? 0);
  return [
    ...filmChecks(film, one.captions, say),
    !thumbnail
      ? say(
          'thumbnail',
          'warn',
          'There is no thumbnail: the host will take a frame of the film.',
          'Make a thumbnail',
          `${tale}/thumbnails/workspace`,
        )
      : thumbnail.from === 'poster'
        ? say(
            'thumbnail',
            'warn',
            'No thumbnail is chosen: the film’s poster will be sent.',
            'Make a thumbnail',
            `${tale}/thumbnails/workspace`,
          )
        : thumbnail.bytes > 2 * mb
          ? say(
              'thumbnail',
              'warn',
              'The thumbnail is over 2 MB and will be sent smaller, as JPEG.',
              'Bake it again',
              `${tale}/thumbnails/workspace`,
            )
          : say('thumbnail', 'ok', 'The thumbnail is chosen and within 2 MB.'),
    problem
      ? say('texts', 'block', problem, 'Mend the words', `#${wrongField}-${language}`)
      : say('texts', 'ok', 'Title, description and tags are within YouTube’s limits.'),
    texts.description.includes(one.credit)
      ? say('attribution', 'ok', 'The Bible’s credit is in the description.')
      : say('attribution', 'ok', 'The Bible’s credit is added at the end of the description.'),
    quotations === null
      ? say(
          'quotations',
          'warn',
          'The Bible of this language is not installed, so no quotation was compared.',
          'Install it',
          '/settings#bibles',
        )
      : wrong > 0
        ? say(
            'quotations',
            'warn',
            `${wrong === 1 ? 'One quotation differs' : `${wrong} quotations differ`} from the installed Bible.`,
            'Compare them',
            '?tab=story',
          )
        : say('quotations', 'ok', 'Every quotation stands so in the installed Bible.'),
    ofChannel(channel, say),
    one.earlier
      ? one.earlier.same
        ? say(
            'duplicate',
            'warn',
            `It is on “${one.earlier.channel}” already: that publication is changed, no second video is sent.`,
            'See it',
            '#receipts',
          )
        : say(
            'duplicate',
            'warn',
            `The same film is on “${one.earlier.channel}” too. YouTube shows copies to fewer people.`,
            'See it',
            '#receipts',
          )
      : one.namesake
        ? say('duplicate', 'warn', `“${one.namesake}” has the same title on this channel.`, 'Change the title', `#title-${language}`)
        : say('duplicate', 'ok', 'Nothing like it is on the channel.'),
  ];
}

function ofChannel(channel: LanguageFacts['channel'], say: Say): Check {
  return !channel
    ? say('channel', 'block', 'No channel is linked for this language.', 'Connect YouTube', linkAddress)
    : channel.reauth
      ? say('channel', 'block', `The link to “${channel.title}” has ended.`, 'Connect again', linkAddress)
      : say('channel', 'ok', `Goes to “${channel.title}”.`);
}

function ofAll({ madeForKids, synthetic, scheduledAt, now, cost, left }: PreflightFacts): Check[] {
  const over = cost.uploads > left.uploads || cost.units > left.units;
  const price = `${cost.uploads} ${cost.uploads === 1 ? 'upload' : 'uploads'} and ${cost.units} units`;
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
    scheduledAt !== undefined && scheduledAt * 1000 <= now
      ? check('date', 'warn', null, 'The date is over: the videos become public as soon as they are complete.', 'Choose another', '#when')
      : check('date', 'ok', null, scheduledAt === undefined ? 'No date.' : 'The date is still to come.'),
    over
      ? check(
          'quota',
          'warn',
          null,
          `It takes ${price}, more than is left today. What does not fit waits for the next day and goes on by itself.`,
          'See the quota',
          '/my-videos',
        )
      : check('quota', 'ok', null, `It takes ${price} of today’s ${left.uploads} and ${left.units}.`),
  ];
}

/** Named as people do: `Français: There is no film yet.` */
export const checkWords = ({ language, words }: Pick<Check, 'language' | 'words'>): string =>
  language ? `${languageNames[language]}: ${words}` : words;
