import type { EngineAccount } from '#server/engine.ports.ts';
import type { Remembers, Scripture, StoryWriter } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { countWords } from '#shared/prose.ts';
import { formatReference, type VerseRange } from '#shared/scripture.ts';
import type { Beat, StoryBrief, StoryDraft } from '#shared/story.ts';
import { type Language, languageNames, languages as allLanguages, limits, versionOfLanguage } from '#shared/vocabulary.ts';
import type { Shown } from './story-prompt.ts';
import { heardWords, lengthFits, type Telling, teller } from './telling.ts';
import { markedRange, versesToShow, withVerses } from './verse-marks.ts';

export type HostedTextParts = {
  readonly scripture: Scripture;
  /** Finds the passage of a theme, and keeps pasted words as they are. */
  readonly builtIn: StoryWriter;
  /** The language that a text is written in; null when it cannot be told. */
  readonly languageOf: (text: string) => Language | null;
};
type Context = Parameters<StoryWriter['write']>[1];
type Told = { readonly language: Language; readonly shown: Shown; readonly telling: Telling };

const verseOf = (book: string, chapter: number, verse: number): VerseRange => ({ book, from: { chapter, verse }, to: { chapter, verse } });
/** What may be quoted beside the passage when a tale is to honour Jesus. */
const honour = [verseOf('JHN', 3, 16), verseOf('JHN', 10, 11), verseOf('JHN', 8, 12), verseOf('ROM', 5, 8), verseOf('MAT', 11, 28)];

/** A tale by a hosted model: told in the first language, told anew in the others beat by beat, Scripture put in by the studio. A language that fails is left out and named. */
export function hostedStoryWriter(account: EngineAccount, { scripture, builtIn, languageOf }: HostedTextParts): StoryWriter {
  return { name: account.name, builtIn: false, write };

  async function write(brief: StoryBrief, context: Context): Promise<StoryDraft> {
    const { signal, progress } = context;
    const once: Remembers = context.use?.once ?? ((_name, work) => work());
    /** What was paid for is remembered over crashes: each telling of its own. */
    const kept = (step: string, work: () => Promise<Telling>): Promise<Telling> =>
      once<Telling>(`${context.use?.work ?? ''} ${account.name} ${step}`, work);
    const by = teller({ account, languageOf, signal });

    await progress('writing');
    const { base, range, notes } = await groundOf(brief, context);
    const { languages, missing } = await atHand(base ? [...new Set([...base.languages, ...brief.languages])] : brief.languages);
    const words = base ? countWords(base.beats.map(({ text }) => text[base.languages[0] ?? 'en'] ?? '').join(' ')) : brief.words;
    const shownIn = async (language: Language): Promise<Shown> => ({
      language,
      passage: range ? formatReference(range, language) : 'the creator’s own text',
      verses: await versesToShow(scripture, [...(range ? [range] : []), ...(brief.honorJesus ? honour : [])], language),
    });

    const [first = 'en', ...others] = base ? [...base.languages, ...languages.filter((each) => !base.languages.includes(each))] : languages;
    const shown = await shownIn(first);
    const source = base ? telledBy(base, first) : await kept(`${first} story`, () => by.compose(brief, shown, words));
    const origin: Told = { language: first, shown, telling: source };

    await progress('transcreating');
    const failed: string[] = [];
    const tellings = await Promise.all(
      others.map(async (language): Promise<Told | null> => {
        const here = await shownIn(language);
        try {
          const telling = await kept(`${language} story`, () => by.transcreate(brief, { shown, told: source }, here, words));
          return { language, shown: here, telling };
        } catch (error) {
          failed.push(lostLine(language, error, signal));
          return null;
        }
      }),
    );

    await progress('picking-verses');
    const all = [origin, ...tellings.filter((each) => each !== null)];

    await progress('finalizing');
    const fitted = await Promise.all(
      all.map(async (told): Promise<Told> => {
        if (base && told.language === first) return told;
        // A length that cannot be mended is no reason to throw the words away.
        const telling = await kept(`${told.language} length`, () => by.fit(told.telling, told.shown, words)).catch((error: unknown) => {
          if (signal.aborted || !(error instanceof Failure)) throw error;
          return told.telling;
        });
        return { ...told, telling };
      }),
    );
    const told = fitted.toSorted((a, b) => allLanguages.indexOf(a.language) - allLanguages.indexOf(b.language));
    return {
      languages: told.map(({ language }) => language),
      title: byLanguage(told, ({ telling }) => telling.title.trim().slice(0, limits.title)),
      summary: byLanguage(told, (each) => withVerses(each.telling.summary, each.shown.verses, each.language).slice(0, 2_000)),
      beats: base ? beatsOf(told, base) : beatsOf(told, null),
      range,
      notes: [...notes, ...missing, ...failed, ...(base ? [] : told.flatMap((each) => offLine(each, words)))],
      engine: account.name,
    };
  }

  /** What the tale stands on: pasted words are kept by the studio's own writer, which also finds the passage of a theme. */
  async function groundOf(brief: StoryBrief, { signal }: Context) {
    const silent = { signal, progress: async () => {} };
    if (brief.mode === 'paste') {
      const own = languageOf(brief.text ?? '') ?? brief.languages[0] ?? 'en';
      const base = await builtIn.write({ ...brief, languages: [own] }, silent);
      return { base, range: base.range, notes: base.notes };
    }
    if (brief.range) return { base: null, range: brief.range, notes: [] };
    const { range, notes } = await builtIn.write({ ...brief, words: 100 }, silent);
    return { base: null, range, notes: notes.filter((line) => !/left out/i.test(line)) };
  }

  /** Languages are told where their Bible is installed: a tale that cannot quote is not told. */
  async function atHand(wanted: readonly Language[]) {
    const installed = await scripture.installed();
    const languages = allLanguages.filter((each) => wanted.includes(each) && installed.includes(versionOfLanguage[each]));
    const missing = allLanguages
      .filter((each) => wanted.includes(each) && !languages.includes(each))
      .map(
        (each) =>
          `${languageNames[each]} was left out: its Bible (${versionOfLanguage[each]}) is not installed yet. Install it under Settings, Bibles, and add the language in the Story tab.`,
      );
    if (languages.length === 0) throw new Failure('unavailable', missing.join(' '));
    return { languages, missing };
  }
}

const telledBy = ({ title, summary, beats }: StoryDraft, language: Language): Telling => ({
  title: title[language] ?? '',
  summary: summary[language] ?? '',
  beats: beats.map(({ section, text }) => ({ section, say: text[language] ?? '' })),
});

const byLanguage = (told: readonly Told[], write: (each: Told) => string): Partial<Record<Language, string>> =>
  Object.fromEntries(told.map((each) => [each.language, write(each)]));

/** Pasted words stay to the letter; everything else gets its verses. */
function beatsOf(told: readonly Told[], base: StoryDraft | null): Beat[] {
  const [any] = told;
  return (any?.telling.beats ?? []).map(({ section, say }, at) => ({
    section,
    range: base ? (base.beats[at]?.range ?? null) : markedRange(say),
    text: Object.fromEntries(
      told.map(({ language, telling, shown }) => [
        language,
        base?.beats[at]?.text[language] ?? withVerses(telling.beats[at]?.say ?? '', shown.verses, language),
      ]),
    ),
  }));
}

function lostLine(language: Language, error: unknown, signal: AbortSignal): string {
  if (signal.aborted || !(error instanceof Failure)) throw error;
  return `${languageNames[language]} was not written: ${error.message} The other languages are kept; add ${languageNames[language]} in the Story tab to try it again alone.`;
}

function offLine({ language, telling, shown }: Told, words: number): string[] {
  const has = heardWords(telling, shown);
  return lengthFits(has, words) ? [] : [`${languageNames[language]} has ${has} words instead of about ${words}, also after a correction.`];
}
