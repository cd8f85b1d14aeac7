import { setImmediate as breathe } from 'node:timers/promises';
import { thoughtSegments } from '#server/passages/passage-segments.ts';
import { compareRanges, formatReference, isRange, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import { books } from '#shared/story/scripture-books.ts';
import { type Span, spanVerses } from '#shared/vocabulary.ts';
import type { BibleText } from './bible-text.ts';
import { breakCost, endsSentence } from './passage-units.ts';
import { isTellable } from './tellable-regions.ts';
import { beginsThought, endsThought } from './whole-thoughts.ts';

/** Names and titles that occur in sentences of every kind. */
const commonNames =
  /\b(?:God|Lord|Yahweh|Jesus|Christ|Spirit|Holy|Son|Father|Israel|Jerusalem|Zion|David|Moses|Abraham|Jacob|Isaac|Joseph|Peter|Paul|Saul|King|Most|High|Almighty|Armies|Scriptures?|Law|I|Good|News|Sabbath|Passover|Egypt|Pharaoh|John|Solomon|Elijah|Samuel|Jonah|Daniel|Ruth|Mary)\b/g;
const listWords =
  /\b(?:cubits?|shekels?|the (?:sons|son|children|daughter) of \w+|became the father|clans?|divisions?|numbered|borders?|hundred|thousand|lived \w+ years|in his place|ephah|chapiters?|sockets|loops|curtains)\b/gi;
const harshWords =
  /\b(?:prostitut\w*|whores?|harlots?|foreskins?|circumcis\w*|nakedness|dung|vomit\w*|menstruat\w*|concubines?|ravish\w*|raped?|lay with|lie with|lies with|dashed|entrails|corpses?|carcass\w*|castrat\w*|unclean\w*|leprosy|skin|utterly destroy\w*|sword|slaughter\w*|slain|breasts?|semen|adulter\w*|sodom\w*|cursed?|idols?|abominations?|bloodguilt|plague|lewd\w*|filthiness|put to death|sin offering)\b/gi;

/** Frightening or cruel words: nothing that a child should get at random. */
const grimWords =
  /\b(?:kill\w*|murder\w*|blood\w*|wrath|destroy\w*|destruction|perish\w*|dead|death|die[ds]?|dying|Sheol|hell|torment\w*|terror\w*|wicked\w*|enem(?:y|ies)|hate[ds]?|punish\w*|captiv\w+|famine|pestilence|wail\w*|burn(?:ed|t|ing)?|smite|struck|strike)\b/gi;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const wordCount = (text: string): number => count(text, /\p{L}+/gu);
const nameCount = (text: string): number => count(text.replace(commonNames, ''), /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu);

/** Whether verses list names, measures or boundaries instead of telling or teaching. */
export function isList(verses: readonly string[]): boolean {
  const text = verses.join(' ');
  const words = wordCount(text);
  return words === 0 || nameCount(text) / words > 0.085 || count(text, listWords) / words > 0.025;
}

const balanced = (text: string): boolean =>
  count(text, /“/g) === count(text, /”/g) && count(text, /\(/g) === count(text, /\)/g);
/** A verse that makes sense on its own contains one of these words. */
const weighty =
  /\b(?:God|Lord|Yahweh|Jesus|Christ|Spirit|lov\w+|hearts?|souls?|life|peace|light|wis\w+|righteous\w*|merc\w+|grace|faith\w*|hop\w+|joy\w*|rejoic\w+|truth|trust\w*|prais\w+|thank\w*|pray\w*|bless\w*|friend\w*|neighbor\w*|brothers?|poor|humbl\w+|proud|pride|forgiv\w+|strength\w*|courage\w*|afraid|fear|good|kind\w*|gentle|patien\w+|sav\w+|shepherd|heaven\w*)\b/;

function isSingle(text: string): boolean {
  return (
    text.length >= 60 &&
    text.length <= 260 &&
    /^[“‘]?\p{Lu}/u.test(text) &&
    endsSentence(text) &&
    balanced(text) &&
    weighty.test(text) &&
    beginsThought(text) &&
    !/\?[”’)]*$/.test(text) &&
    nameCount(text) <= 2
  );
}

const greetings = /\bgreets?\b/gi;

function isFit(verses: readonly string[], gentle: boolean): boolean {
  const text = verses.join(' ');
  if (gentle && (count(text, harshWords) > 0 || count(text, grimWords) > verses.length / 12)) return false;
  return (
    verses.every(Boolean) &&
    !isList(verses) &&
    count(text, greetings) <= verses.length / 6 &&
    count(text, harshWords) <= Math.floor(verses.length / 6)
  );
}

/** Passages of a range that can be told on their own, in the order of the canon; `gentle`: suitable for children. */
export async function tellablePassages(web: BibleText, span: Span, gentle: boolean): Promise<VerseRange[]> {
  const paragraphs = new Set(web.paragraphs);
  const segments = thoughtSegments();
  const all: VerseRange[] = [];
  for (const { code, chapters } of books) {
    await breathe();
    const breakAt = (verses: readonly string[], chapter: number, verse: number) =>
      breakCost(verses, verse, paragraphs.has(`${code} ${chapter}:${verse}`));
    chapters.forEach((last, index) => {
      const chapter = index + 1;
      const verses = (web.verses[code]?.[index] ?? []).slice(0, last);
      const rangeOf = ([from, to]: readonly [number, number]): VerseRange => ({
        book: code,
        from: { chapter, verse: from },
        to: { chapter, verse: to },
      });
      const next = web.verses[code]?.[index + 1]?.[0];
      const isWholeChapter =
        last <= 60 && last >= 5 && beginsThought(verses[0] ?? '') && endsThought(verses.at(-1) ?? '', next);
      if (span === 'chapter') all.push(...(isWholeChapter && isFit(verses, gentle) ? [rangeOf([1, last])] : []));
      else if (span === 'single')
        all.push(
          ...verses.flatMap((text, at) =>
            isFit([text], gentle) && isSingle(text) && endsThought(text, verses[at + 1])
              ? [rangeOf([at + 1, at + 1])]
              : [],
          ),
        );
      else {
        const costs = [...verses, ''].map((_, at) => (at === last ? 0 : breakAt(verses, chapter, at + 1)));
        const [min, max] = spanVerses[span];
        const ownSegments = segments.filter((range) => {
          const count = range.to.verse - range.from.verse + 1;
          return range.book === code && range.from.chapter === chapter && count >= min && count <= max;
        });
        const windows = windowsIn(costs, [min, max]).map(rangeOf);
        all.push(
          ...[...windows, ...ownSegments].filter(
            (range) => isWhole(verses, range) && isFit(wordsOf(verses, range), gentle),
          ),
        );
      }
    });
  }
  const places = new Map(all.filter(isTellable).map((range) => [formatReference(range), range]));
  return [...places.values()].toSorted(compareRanges);
}

const wordsOf = (verses: readonly string[], range: VerseRange): string[] =>
  versesOf(range).map(({ verse }) => verses[verse - 1] ?? '');

function isWhole(verses: readonly string[], range: VerseRange): boolean {
  const words = wordsOf(verses, range);
  return (
    isRange(range) &&
    balanced(words.join(' ')) &&
    beginsThought(words[0] ?? '') &&
    endsThought(words.at(-1) ?? '', verses[range.to.verse])
  );
}

/**
 * For each good beginning the end after which the next good beginning follows; `costs[n]` is the cost of beginning at
 * verse n + 1.
 */
function windowsIn(costs: readonly number[], [min, max]: readonly [number, number]): [from: number, to: number][] {
  const last = costs.length - 1;
  return costs.slice(0, last).flatMap((cost, at): [number, number][] => {
    if (cost > 2) return [];
    const ends = Array.from({ length: max - min + 1 }, (_, step) => at + max - step).filter((end) => end <= last);
    const best = ends.toSorted((a, b) => (costs[a] ?? 9) - (costs[b] ?? 9))[0];
    return best === undefined || (costs[best] ?? 9) > 2 ? [] : [[at + 1, best]];
  });
}
