import { answers, check, noFilm, noLanguage, ofChannel, ofTexts, sayOf } from './blocking-checks.ts';
import { filmChecks } from './film-checks.ts';
import type { Check, LanguageFacts, PreflightFacts, Say } from './preflight-facts.ts';
import { languageNames } from './vocabulary.ts';

const mb = 1024 * 1024;
/** All checks in the order in which a film comes about: what blocks, what should be looked at, and what passed. */
export function preflightChecks(facts: PreflightFacts): Check[] {
  const tale = `/tales/${facts.taleId}`;
  if (facts.languages.length === 0) return [noLanguage()];
  return [...facts.languages.flatMap((one) => ofLanguage(one, tale)), ...ofAll(facts)];
}

function ofLanguage(one: LanguageFacts, tale: string): Check[] {
  const { language, film, thumbnail, texts, channel, quotations } = one;
  const say = sayOf(language, tale);
  if (!film) return [noFilm(say), ofChannel(channel, say)];
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
    one.renamed ? ofTitle(one, one.renamed, say) : ofTexts(texts, language, say),
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

/** Both names are told: only the creator knows whether the new one is right in this language. */
function ofTitle({ texts, language }: LanguageFacts, renamed: string, say: Say): Check {
  const words = ofTexts(texts, language, say);
  if (words.level === 'block') return words;
  const told = `The tale was renamed to “${renamed}”; this video is called “${texts.title}”.`;
  return say('texts', 'warn', told, 'Change the title', `#title-${language}`);
}

function ofAll({ madeForKids, synthetic, scheduledAt, now, cost, left }: PreflightFacts): Check[] {
  const over = cost.uploads > left.uploads || cost.units > left.units;
  const price = `${cost.uploads} ${cost.uploads === 1 ? 'upload' : 'uploads'} and ${cost.units} units`;
  return [
    ...answers(madeForKids, synthetic),
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
