import { msg } from '@lingui/core/runtime-macro';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { CapReached, ProviderTrouble } from '#server/ports/engine-trouble.ts';
import { helpFor, passageForIdea } from '#server/passages/passage-for-idea.ts';
import type { Remembers } from '#server/ports/engine.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import { countWords } from '#shared/story/prose.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { LostLanguage, StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { type Language, languages as allLanguages, versionOfLanguage } from '#shared/vocabulary.ts';
import { named, sentences } from '#shared/said.ts';
import { draftOf, telledBy, type Told } from './draft-of-tellings.ts';
import { knowledgeOf } from './passage-knowledge.ts';
import { ideaOf } from './story-prompt.ts';
import type { Shown, Telling } from './shown-passage.ts';
import { type FaultKind, faultsOf, type Standard } from './telling-faults.ts';
import { teller } from './telling.ts';
import { toldSoFar } from './told-so-far.ts';
import { versesToShow } from './verse-marks.ts';

export type HostedTextParts = {
  readonly scripture: Scripture;
  /** Keeps pasted words as they are. */
  readonly builtIn: StoryWriter;
  /** The language that a text is written in; null when it cannot be determined. */
  readonly languageOf: (text: string) => Language | null;
};
type Context = Parameters<StoryWriter['write']>[1];

const verseOf = (book: string, chapter: number, verse: number): VerseRange => ({
  book,
  from: { chapter, verse },
  to: { chapter, verse },
});
/** What may be quoted beside the passage when a tale is to honour Jesus. */
const honour = [
  verseOf('JHN', 3, 16),
  verseOf('JHN', 10, 11),
  verseOf('JHN', 8, 12),
  verseOf('ROM', 5, 8),
  verseOf('MAT', 11, 28),
];

/**
 * A tale by a hosted model: told in the first language, told again in the others beat by beat, Scripture put in by the
 * studio. Each language is independent: one that fails is reported as lost. What is already written (`beside`) is
 * continued; a single section is requested alone.
 */
export function hostedStoryWriter(
  account: EngineAccount,
  { scripture, builtIn, languageOf }: HostedTextParts,
): StoryWriter {
  return { name: account.name, builtIn: false, write };

  async function write(brief: StoryBrief, context: Context): Promise<StoryDraft> {
    const { signal } = context;
    const once: Remembers = context.use?.once ?? ((_name, work) => work());
    /** Paid results are recorded across crashes, each telling separately. */
    const kept = (step: string, work: () => Promise<Telling>): Promise<Telling> =>
      once<Telling>(`${context.use?.work ?? ''} ${account.name} ${step}`, work);
    const pens = toldSoFar(account.name, context.progress);
    const by = teller({ account, languageOf, signal, hear: pens.hear });

    await pens.step('writing');
    const { base, range, notes } = await groundOf(brief, context);
    const own = brief.beside ? [] : (base?.languages ?? []);
    const wanted = [...new Set([...own, ...brief.languages])].filter(
      (language) => !brief.beside?.languages.includes(language),
    );
    const { languages, lost } = await atHand(wanted, own);
    const words = brief.only?.words ?? (base && brief.mode === 'paste' ? wordsOf(base) : brief.words);
    const shownIn = async (language: Language): Promise<Shown> => ({
      language,
      passage: range ? formatReference(range, language) : 'the creator’s own text',
      verses: await versesToShow(scripture, [...(range ? [range] : []), ...(brief.honorJesus ? honour : [])], language),
    });
    const isOwnText = brief.mode === 'paste';
    const standard: Standard = {
      words,
      range,
      knowledge: isOwnText ? null : knowledgeOf(range),
      idea: ideaOf(brief),
      audience: isOwnText ? null : brief.audience,
    };
    const mended = async (told: Told, held: Standard): Promise<Told> => {
      // The text is used even if some faults could not be repaired.
      const telling = await kept(`${told.language} repair`, () =>
        by.repair(brief, told.telling, told.shown, held),
      ).catch((error: unknown) => {
        if (signal.aborted || !(error instanceof Failure)) throw error;
        return told.telling;
      });
      pens.done(told.language, 'written');
      return { ...told, telling };
    };
    const draft = (
      told: readonly Told[],
      heldTo: (told: Told) => Standard,
      ground: StoryDraft | null = base,
      said = notes,
    ) => {
      const faultsIn = (each: Told) => faultsOf(each.telling, each.shown, heldTo(each));
      return draftOf(told, { ground, range, faultsIn, notes: said, lost, engine: account.name });
    };

    if (brief.only) {
      const [language = 'en'] = languages;
      const { only } = brief;
      pens.begin(language, words);
      const shown = await shownIn(language);
      const telling = await kept(`${language} ${only.section}`, () => by.section(brief, shown, only, standard));
      return draft([await mended({ language, shown, telling }, standard)], () => standard, null);
    }

    const origin = base ? await groundTold(base) : await mended(await composed(), standard);
    const following: Standard = { ...standard, except: lackingIn(origin, standard) };
    await pens.step('transcreating');
    const others = languages.filter(
      (language) => language !== origin.language && !lost.some((each) => each.language === language),
    );
    for (const language of others) pens.begin(language, words);
    const tellings = await Promise.all(
      others.map((language) =>
        saved(language, async () => {
          const here = await shownIn(language);
          const telling = await kept(`${language} story`, () =>
            by.transcreate(brief, { shown: origin.shown, told: origin.telling }, here, following),
          );
          return { language, shown: here, telling };
        }),
      ),
    );

    await pens.step('picking-verses');
    const all = tellings.filter((each) => each !== null);
    if (all.length === 0 && brief.beside) throw lastOf(lost);

    await pens.step('finalizing');
    const told = await Promise.all(all.map((each) => mended(each, following)));
    if (brief.beside) return draft(told, () => following);
    const isAsked = brief.languages.includes(origin.language) || told.length === 0;
    // A text in a language that was not requested is only the source for translations.
    if (!isAsked)
      return draft(told, () => following, base, [
        msg`Your text was translated from ${{ language: named(origin.language) }}.`,
      ]);
    return draft([origin, ...told], (each) => (each === origin ? standard : following));

    /** The first telling: in the first language that the model can be brought to write. */
    async function composed(): Promise<Told> {
      for (const language of languages) {
        pens.begin(language, words);
        const shown = await shownIn(language);
        const telling = await saved(
          language,
          () => kept(`${language} story`, () => by.compose(brief, shown, standard)),
          true,
        );
        if (telling) return { language, shown, telling };
      }
      throw lastOf(lost);
    }

    async function groundTold(ground: StoryDraft): Promise<Told> {
      const [language = 'en'] = ground.languages;
      const shown = await shownIn(language);
      return { language, shown, telling: telledBy(ground, shown) };
    }

    /**
     * A language that fails is lost, and the others continue; what would fail for all of them is thrown while there is
     * nothing yet.
     */
    async function saved<T>(language: Language, work: () => Promise<T>, isFirst = false): Promise<T | null> {
      try {
        const done = await work();
        pens.done(language, 'written');
        return done;
      } catch (error) {
        pens.done(language, 'failed');
        if (signal.aborted || !(error instanceof Failure)) throw error;
        if (isFirst && (error instanceof ProviderTrouble || error instanceof CapReached || error.code === 'conflict'))
          throw error;
        lost.push({ language, why: error.words, ...(error instanceof CapReached ? { final: true } : {}) });
        return null;
      }
    }
  }

  /**
   * What the tale is based on: what is already written, pasted words as the studio's own writer keeps them, or the
   * passage that was chosen or is found for an idea.
   */
  async function groundOf(brief: StoryBrief, { signal }: Context) {
    if (brief.only) return { base: null, range: brief.range, notes: [] };
    if (brief.beside) return { base: brief.beside, range: brief.beside.range, notes: [] };
    if (brief.mode === 'paste') {
      const own = languageOf(brief.text ?? '') ?? brief.languages[0] ?? 'en';
      const base = await builtIn.write({ ...brief, languages: [own] }, { signal, progress: async () => {} });
      return { base, range: base.range, notes: base.notes };
    }
    if (brief.range)
      return { base: null, range: brief.range, notes: brief.mode === 'idea' ? await helpFor(brief.prompt ?? '') : [] };
    if (brief.mode !== 'idea') throw new Failure('invalid', msg`Choose a passage first.`);
    return { base: null, ...(await passageForIdea(brief.prompt ?? '', brief.audience)) };
  }

  /**
   * Languages are written only if their Bible is installed, because a tale must quote it. Existing text (`own`) needs
   * none.
   */
  async function atHand(
    wanted: readonly Language[],
    own: readonly Language[],
  ): Promise<{ languages: Language[]; lost: LostLanguage[] }> {
    const installed = await scripture.installed();
    const isAvailable = (language: Language) =>
      own.includes(language) || installed.includes(versionOfLanguage[language]);
    const inOrder = allLanguages.filter((each) => wanted.includes(each));
    const lost = inOrder
      .filter((each) => !isAvailable(each))
      .map((language) => ({
        language,
        why: msg`${{ language: named(language) }} was left out: its Bible (${{ version: versionOfLanguage[language] }}) is not installed yet. Install it under Settings, Bibles, then write it.`,
        final: true,
      }));
    const languages = inOrder.filter(isAvailable);
    if (languages.length === 0) throw new Failure('unavailable', sentences(...lost.map(({ why }) => why)));
    return { languages, lost };
  }
}

/** What a first telling lacks, or nobody can see: the others tell the same beats, so they are not held to it. */
function lackingIn({ telling, shown }: Told, standard: Standard): ReadonlySet<FaultKind> {
  if (shown.verses.length === 0) return new Set(['turning', 'quoting']);
  const kinds = faultsOf(telling, shown, standard).map(({ kind }) => kind);
  return new Set(kinds.filter((kind) => kind !== 'length' && kind !== 'hard word'));
}

/** Words of a draft in its first language. */
const wordsOf = ({ beats, languages: [first = 'en'] }: StoryDraft): number =>
  countWords(beats.map(({ text }) => text[first] ?? '').join(' '));

const lastOf = (lost: readonly LostLanguage[]): Failure =>
  new Failure('upstream', lost.at(-1)?.why ?? msg`Nothing was written.`);
