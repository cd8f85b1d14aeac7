import type { Language } from '#shared/vocabulary.ts';
import type { AskedOf } from './fake-provider-shapes.ts';

const sentences: Record<Language, string> = {
  en: 'He walked with them along the old road and they spoke of what their fathers had told them.',
  fr: 'Il marchait avec eux sur la vieille route et ils parlaient de ce que leurs pères avaient dit.',
  ee: 'Wozɔ mɔ xoxoa dzi kple wo eye woƒo nu tso nya si wo fofowo gblɔ na wo la ŋu.',
};
const asks: Record<string, Language> = { English: 'en', French: 'fr', Ewe: 'ee' };

/** How far a fake model misses the length that it is asked for, and the language it answers in instead. */
export type Habits = { length: number; language: Language | null; mark: string | null; quote: string | null };
export const goodHabits: Habits = { length: 1, language: null, mark: null, quote: null };

/** Answers orders for stories and titles as a model would that follows them, but for its habits. */
export function fakeStoryteller(habits: Habits) {
  return ({ prompt }: AskedOf): string => {
    if (/one word: ready/.test(prompt)) return 'ready';
    if (/Suggest \d+ different titles/.test(prompt))
      return JSON.stringify({ titles: ['The Road to Jericho', 'Who Is My Neighbor', 'Mercy'] });
    const language = habits.language ?? asks[/ in (English|French|Ewe)/.exec(prompt)?.[1] ?? 'English'] ?? 'en';
    const words = Number(/needs (\d+)|Length: (\d+)/.exec(prompt)?.slice(1).find(Boolean) ?? 200);
    const marks = [...prompt.matchAll(/^\[\[[A-Z0-9]+ \d+:\d+\]\]/gm)].map(([mark]) => mark);
    const told = [...prompt.matchAll(/^(\d+)\. (.*)$/gm)].map(([, n, say]) => ({ n: Number(n), say: say ?? '' }));
    const isFix = /needs \d+/.test(prompt);
    /** Words besides the one verse, which has about 17. */
    const wanted = (isFix ? 1 : habits.length) * words - 17;
    const prose = (count: number) => {
      const all = sentences[language].replace('.', '').split(' ');
      const said = Array.from({ length: Math.max(8, Math.round(count)) }, (_, at) => all[at % all.length]);
      return `${said.join(' ')}.`.replace(/^./, (first) => first.toUpperCase());
    };
    if (/Write only its \w+ anew/.test(prompt)) return JSON.stringify({ say: prose(habits.length * words) });
    if (told.length > 0)
      return JSON.stringify({
        title: language === 'fr' ? 'Le prochain' : 'Ame nyui',
        summary: sentences[language],
        beats: told.map(({ n, say }) => {
          const kept = say.match(/\[\[.*?\]\]/g);
          return { n, say: kept ? kept.join(' ') : prose(told.length === 1 ? words : wanted / (told.length - 1)) };
        }),
      });
    const each = wanted / 4.5;
    const beat = (section: string, say: string) => ({ section, say });
    return JSON.stringify({
      title: 'The Road to Jericho',
      summary: sentences[language],
      beats: [
        beat('hook', prose(each / 2)),
        beat('setup', prose(each)),
        beat('setup', habits.mark ?? marks[3] ?? marks[0] ?? ''),
        beat('setup', prose(each)),
        beat('lesson', `${prose(each)}${habits.quote ? ` ${habits.quote}` : ''}`),
        beat('outro', prose(each)),
      ],
    });
  };
}
