import { msg } from '@lingui/core/runtime-macro';
import { answers, check, noFilm, noLanguage, ofChannel, ofTexts, sayOf } from './blocking-checks.ts';
import { filmChecks } from '../film/film-checks.ts';
import type { Check, LanguageFacts, PreflightFacts, Say } from './preflight-facts.ts';
import { named, type Words, wordsOf } from '../said.ts';

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
          msg`There is no thumbnail: the host will take a frame of the film.`,
          msg`Make a thumbnail`,
          `${tale}/thumbnails/workspace`,
        )
      : thumbnail.from === 'poster'
        ? say(
            'thumbnail',
            'warn',
            msg`No thumbnail is chosen: the film’s poster will be sent.`,
            msg`Make a thumbnail`,
            `${tale}/thumbnails/workspace`,
          )
        : thumbnail.bytes > 2 * mb
          ? say(
              'thumbnail',
              'warn',
              msg`The thumbnail is over 2 MB and will be sent smaller, as JPEG.`,
              msg`Save it again`,
              `${tale}/thumbnails/workspace`,
            )
          : say('thumbnail', 'ok', msg`The thumbnail is chosen and within 2 MB.`),
    one.renamed ? ofTitle(one, one.renamed, say) : ofTexts(texts, language, say),
    texts.description.includes(one.credit)
      ? say('attribution', 'ok', msg`The Bible’s credit is in the description.`)
      : say('attribution', 'ok', msg`The Bible’s credit is added at the end of the description.`),
    quotations === null
      ? say(
          'quotations',
          'warn',
          msg`The Bible of this language is not installed, so no quotation was compared.`,
          msg`Install it`,
          '/settings#bibles',
        )
      : wrong > 0
        ? say(
            'quotations',
            'warn',
            wrong === 1
              ? msg`One quotation differs from the installed Bible.`
              : msg`${{ count: wrong }} quotations differ from the installed Bible.`,
            msg`Compare`,
            '?tab=story',
          )
        : say('quotations', 'ok', msg`Every quotation matches the installed Bible.`),
    ofChannel(channel, say),
    one.earlier
      ? one.earlier.same
        ? say(
            'duplicate',
            'warn',
            msg`It is already on “${{ channel: one.earlier.channel }}”: that publication is updated, and no second video is sent.`,
            msg`See it`,
            '#receipts',
          )
        : say(
            'duplicate',
            'warn',
            msg`The same film is also on “${{ channel: one.earlier.channel }}”. YouTube shows copies to fewer people.`,
            msg`See it`,
            '#receipts',
          )
      : one.namesake
        ? say(
            'duplicate',
            'warn',
            msg`“${{ title: one.namesake }}” has the same title on this channel.`,
            msg`Change the title`,
            `#title-${language}`,
          )
        : say('duplicate', 'ok', msg`The channel has nothing similar.`),
  ];
}

/** Both names are shown: only the creator knows whether the new one is right in this language. */
function ofTitle({ texts, language }: LanguageFacts, renamed: string, say: Say): Check {
  const words = ofTexts(texts, language, say);
  if (words.level === 'block') return words;
  const told = msg`The tale was renamed to “${{ renamed }}”; this video is called “${{ title: texts.title }}”.`;
  return say('texts', 'warn', told, msg`Change the title`, `#title-${language}`);
}

function ofAll({ madeForKids, synthetic, scheduledAt, now, cost, left }: PreflightFacts): Check[] {
  const over = cost.uploads > left.uploads || cost.units > left.units;
  return [
    ...answers(madeForKids, synthetic),
    scheduledAt !== undefined && scheduledAt * 1000 <= now
      ? check(
          'date',
          'warn',
          null,
          msg`The date has passed: the videos become public as soon as they are complete.`,
          msg`Choose another`,
          '#when',
        )
      : check('date', 'ok', null, scheduledAt === undefined ? msg`No date.` : msg`The date is in the future.`),
    over
      ? check(
          'quota',
          'warn',
          null,
          msg`It needs more than is left today (uploads: ${{ uploads: cost.uploads }}, units: ${{ units: cost.units }}). What does not fit waits for the next day and then continues.`,
          msg`See the quota`,
          '/my-videos',
        )
      : check(
          'quota',
          'ok',
          null,
          msg`It uses ${{ uploads: cost.uploads }} of today’s ${{ uploadsLeft: left.uploads }} uploads and ${{ units: cost.units }} of ${{ unitsLeft: left.units }} units.`,
        ),
  ];
}

/** Named as people do: `Français: There is no film yet.` */
export const checkWords = ({ language, ...check }: Pick<Check, 'language' | 'words' | 'said'>): Words => {
  const words = wordsOf(check.words, check.said ?? null);
  return language ? msg`${{ language: named(language) }}: ${{ words }}` : words;
};
