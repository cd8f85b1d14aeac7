// Reads the time of day and the weather from the words of a sentence.
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from './scene-sentences.ts';
import { verbForms } from '../language/verb-forms.ts';
import { isCompared } from '../language/comparisons.ts';
import { wordClass } from '../language/word-classes.ts';
import { type ByLanguage, phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

type Hour = SceneReading['time'];
type Weather = SceneReading['weather'];
type Phrases = { readonly time: ByLanguage<WordPhrases<Hour>>; readonly weather: ByLanguage<WordPhrases<Weather>> };

let read: Phrases | undefined;
function hourPhrases(): Phrases {
  if (read) return read;
  const file = wordsFile<Record<'time' | 'weather', Record<string, ByLanguage<string[]>>>>('hours-and-weather.yaml');
  const of = <T>(kind: 'time' | 'weather', language: ReadingLanguage) =>
    wordPhrases(Object.entries(file[kind]).map(([means, words]) => [means as T, words[language]] as const));
  const both = <T>(kind: 'time' | 'weather') => ({ en: of<T>(kind, 'en'), fr: of<T>(kind, 'fr') });
  read = { time: both<Hour>('time'), weather: both<Weather>('weather') };
  return read;
}

const figures = wordClass('scene-hour', 'figures');
const lastsTill = /^(?:until|till|jusqu'à|jusqu')$/;
const beforeIt = /^(?:before|avant)$/;
const lasting = /^(?:every|each|chaque|tous|toutes)$/;

const had = /^(?:had|avait|avaient|était|étaient)$/;
/** "It had rained all night", « il avait plu toute la nuit »: that night is over. */
function isEarlier(tokens: readonly Token[], from: number, language: ReadingLanguage): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 7) && !tokens[at]!.mark; at--)
    if (had.test(tokens[at]!.low)) {
      const next = tokens
        .slice(at + 1, from)
        .find(({ low }) => !/^(?:already|just|never|not|déjà|pas|bien)$/.test(low));
      return next !== undefined && isParticiple(next.low, language);
    }
  return false;
}
const isParticiple = (word: string, language: ReadingLanguage): boolean =>
  /^(?:been|été)$/.test(word) ||
  verbForms(word, language).some(({ tense }) => tense === 'part' || (tense === 'past' && language === 'en'));

const dark = /^(?:dark|gloomy|sombre|obscure?)$/;
const ofRoom = wordClass('scene-hour', 'dark-rooms');
/** "In the dark garage", « dans le couloir sombre »: it is dark in there, whatever the hour. */
const isDarkInside = (tokens: readonly Token[], at: number): boolean =>
  dark.test(tokens[at]!.low) && [tokens[at - 1], tokens[at + 1]].some((near) => near && ofRoom.test(near.low));

/**
 * The last time of day that a sentence mentions; null when it mentions none. "until evening" and "like lightning" do
 * not count.
 */
export function hourIn(tokens: readonly Token[], language: ReadingLanguage): Hour | null {
  const found = phrasesIn(tokens, hourPhrases().time[language]).flatMap(({ from, to, means }) => {
    const before = tokens.slice(Math.max(0, from - 2), from).map(({ low }) => low);
    if (isEarlier(tokens, from, language) || isCompared(tokens, from) || isDarkInside(tokens, to)) return [];
    // "They hammered until it was dark": the light is going.
    if (to > from && (means === 'dusk' || means === 'night') && before.some((word) => lastsTill.test(word)))
      return [{ means: 'dusk' as const }];
    // "Before sunrise" is the first grey light.
    const isFigure = before.some(
      (word) => figures.test(word) && !lasting.test(word) && !(means === 'dawn' && beforeIt.test(word)),
    );
    return isFigure ? [] : [{ means }];
  });
  const sure = found.filter(({ means }) => means !== 'day');
  return (sure.at(-1) ?? found.at(-1))?.means ?? null;
}

const lights = wordClass('scene-hour', 'lights');
/** Whether a sentence names lights that people carry or burn: then a night goes on. */
export const isLit = (tokens: readonly Token[], language: ReadingLanguage): boolean =>
  tokens.some(({ low, quoted }) => !quoted && lights.test(language === 'en' ? low.replace(/s$/, '') : low));

/** Words that show that a rainbow is only in a picture. */
const onPaper =
  /^(?:drew|draws?|drawn|drawing|draw|paint|painted|paints|painting|picture|card|dessin|dessins|dessina|dessine|peignit|peint|carte)$/;

/** The weather that a sentence mentions; null when it mentions none. */
export function weatherIn(tokens: readonly Token[], language: ReadingLanguage): Weather | null {
  const found = phrasesIn(tokens, hourPhrases().weather[language]).filter(
    ({ from, to, means }) =>
      !isCompared(tokens, from) &&
      // « Sa poule Neige »: a name.
      !(
        (from > 0 ? tokens[from - 1]!.mark === '' : language === 'fr' && from === to) &&
        /^\p{Lu}\p{Ll}/u.test(tokens[from]!.text)
      ) &&
      !(means === 'rainbow' && tokens.some(({ low }) => onPaper.test(low))) &&
      !tokens.slice(Math.max(0, from - 2), from).some(({ low }) => /^(?:like|as|no|without|comme|sans)$/.test(low)) &&
      // "Until the rain came back", "if it rained": it does not rain now.
      !tokens.slice(Math.max(0, from - 3), from).some(
        ({ low }, at, near) =>
          /^(?:until|till|if|whether|before|jusqu'à|jusqu'|si|avant)$/.test(low) &&
          // "Before Christmas snow fell".
          near.slice(at + 1).every(({ text }) => !/^\p{Lu}/u.test(text)),
      ),
  );
  const strongest = (['rainbow', 'clear', 'storm', 'fire', 'snow', 'rain', 'dust', 'wind', 'cloudy'] as const).find(
    (each) => found.some(({ means }) => means === each),
  );
  return strongest ?? null;
}

const thaw = /\b(?:melt(?:s|ed|ing)?|thaw(?:ed|s)?|spring|summer|fondait|fondit|fondu|dégel|printemps)\b/i;

/** The weather after a sentence: fallen snow stays on the ground in sun, cloud and wind, until it melts. */
export const weatherAfter = (before: Weather, told: Weather, text: string): Weather =>
  before === 'snow' && /^(?:clear|wind|cloudy)$/.test(told) && !thaw.test(text) ? 'snow' : told;
