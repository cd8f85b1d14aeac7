import type { Language } from '#shared/vocabulary.ts';
import type { AskedOf } from './fake-provider-shapes.ts';

const sentences: Record<Language, string> = {
  en: 'He walked with them along the old road and they spoke of what their fathers had told them.',
  fr: 'Il marchait avec eux sur la vieille route et ils parlaient de ce que leurs pères avaient dit.',
  ee: 'Wozɔ mɔ xoxoa dzi kple wo eye woƒo nu tso nya si wo fofowo gblɔ na wo la ŋu.',
};
const asks: Record<string, Language> = { English: 'en', French: 'fr', Ewe: 'ee' };

/**
 * How a fake model answers: how far it misses the requested length, the language it answers in instead, what it leaves
 * out and whether it corrects that when asked.
 */
export type Habits = {
  length: number;
  language: Language | null;
  mark: string | null;
  quote: string | null;
  /** What it leaves out of a tale until asked to add it. */
  forgets: readonly ('turning' | 'idea')[];
  mends: boolean;
};
export const goodHabits: Habits = { length: 1, language: null, mark: null, quote: null, forgets: [], mends: true };

/** The approximate number of words of a verse in the tests' Bibles. */
const verseWords = 17;

/** Answers orders for stories and titles as a model would that follows them, but for its habits. */
export function fakeStoryteller(habits: Habits) {
  return ({ prompt }: AskedOf): string => {
    if (/one word: ready/.test(prompt)) return 'ready';
    if (/Suggest \d+ different titles/.test(prompt))
      return JSON.stringify({ titles: ['The Road to Jericho', 'Who Is My Neighbor', 'Mercy'] });
    const language = habits.language ?? asks[/ in (English|French|Ewe)/.exec(prompt)?.[1] ?? 'English'] ?? 'en';
    const words = Number(/needs (\d+)|Length: (\d+)/.exec(prompt)?.slice(1).find(Boolean) ?? 200);
    const verses = [...prompt.matchAll(/^(\[\[[A-Z0-9]+ \d+:\d+\]\]) (.*)$/gm)].map(([, mark = '', text = '']) => ({
      mark,
      text,
    }));
    const marks = verses.map(({ mark }) => mark);
    const told = [...prompt.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, say]) => ({ n: Number(n), say: say ?? '' }));
    const isFix = /needs \d+/.test(prompt);
    const idea = /The creator's idea:\n<material>\n(.*)\n<\/material>/.exec(prompt)?.[1]?.replace(/[.?!]$/, '') ?? '';
    const forgets = (what: Habits['forgets'][number]) => habits.forgets.includes(what) && !(isFix && habits.mends);
    const prose = (count: number, ...begin: readonly string[]) => {
      const all = sentences[language].replace('.', '').split(' ');
      const lead = begin.filter(Boolean).join(' ').split(' ').filter(Boolean);
      const said = Array.from(
        { length: Math.max(8, Math.round(count) - lead.length) },
        (_, at) => all[at % all.length],
      );
      return `${[...lead, ...said].join(' ')}.`.replace(/^./, (first) => first.toUpperCase());
    };
    /** The passage in the model's own words: what it tells without marking it. */
    const retold = forgets('turning') ? '' : ((verses[3] ?? verses[0])?.text.split(' ').slice(0, 9).join(' ') ?? '');
    const reference = forgets('turning')
      ? ''
      : ((verses[3] ?? verses[0])?.mark.replace('[[', ' {{').replace(']]', '}}') ?? '');
    const heardIdea = forgets('idea') ? '' : idea;

    if (/Write only its \w+ anew/.test(prompt)) return JSON.stringify({ say: prose(habits.length * words, heardIdea) });
    if (told.length > 0) {
      const asked = habits.mends
        ? [...(/^- .*Let (?:them|at least).*$/m.exec(prompt)?.[0].matchAll(/\[\[.*?\]\]/g) ?? [])].map(([mark]) => mark)
        : [];
      const means = habits.mends ? [...prompt.matchAll(/It means: (.*)$/gm)].map(([, meaning = '']) => meaning) : [];
      const inMarks = [...told.flatMap(({ say }) => say.match(/\[\[.*?\]\]/g) ?? []), ...asked.slice(0, 1)];
      const spoken = told.filter(({ say }) => !say.includes('[[')).length;
      const each = ((isFix ? 1 : habits.length) * words - verseWords * inMarks.length) / Math.max(1, spoken);
      return JSON.stringify({
        title: language === 'fr' ? 'Le prochain' : 'Ame nyui',
        summary: sentences[language],
        beats: told.map(({ n, say }) => {
          const kept = say.match(/\[\[.*?\]\]/g);
          if (kept) return { n, say: kept.join(' ') };
          const begin = [heardIdea, n === 2 ? retold : '', n === 2 ? means.join(' ').replaceAll('.', '') : ''];
          const given = say.match(/ \{\{.*?\}\}/)?.[0] ?? '';
          return {
            n,
            say: [
              prose(told.length === 1 ? words : each, ...begin),
              given,
              n === 2 && asked[0] ? ` ${asked[0]}` : '',
            ].join(''),
          };
        }),
      });
    }
    const must = /Must not be missing: (\[\[.*?\]\])/.exec(prompt)?.[1];
    const first = forgets('turning') ? marks[0] : (must ?? marks[3] ?? marks[0]);
    const second = idea ? (marks.find((mark) => mark !== first) ?? '') : '';
    const quoted = habits.mark ?? [first, second].filter(Boolean).join(' ');
    const each = (habits.length * words - verseWords * (quoted.match(/\[\[/g)?.length ?? 0)) / 4.5;
    const beat = (section: string, say: string) => ({ section, say });
    return JSON.stringify({
      title: 'The Road to Jericho',
      summary: sentences[language],
      beats: [
        beat('hook', prose(each / 2, heardIdea)),
        beat('setup', `${prose(each, retold)}${reference}`),
        beat('setup', quoted),
        beat('setup', prose(each)),
        beat('lesson', `${prose(each, heardIdea)}${habits.quote ? ` ${habits.quote}` : ''}`),
        beat('outro', prose(each)),
      ],
    });
  };
}
