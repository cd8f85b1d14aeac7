// Scores every passage against the words of an idea: one part of the evidence that ranks them.
import type { Audience } from '#shared/vocabulary.ts';
import { bestPassages, none, type TeachersChoice } from './best-passages.ts';
import type { IdeaMeaning } from './ideas/idea-meaning.ts';
import { passageIndex, type Phrase, type TableLanguage } from './passage-index.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { topicSupport } from './topic-support.ts';

/** How well a passage answers an idea, and the phrase of the table that answers best. */
export type PassageScore = {
  readonly passage: TablePassage;
  /** How probably a teacher chooses it: 0 to 1. Only 0 when nothing speaks for any passage. */
  readonly score: number;
  /** What the words of the idea say for it: `evidence`, and the choice of a teacher for them. */
  readonly words: number;
  /** The same by what the table says of the passage, without the choice of a teacher. */
  readonly evidence: number;
  readonly choice: TeachersChoice;
  /** Whether it answers the idea well; else it is the nearest there is. */
  readonly good: boolean;
  /** The best phrase, how much of the idea it has (0 to 1), and how many of its words. */
  readonly phrase: Phrase | null;
  readonly covered: number;
  readonly met: number;
  /** How far what the passage is about is what the idea is about: 0 to 1. */
  readonly agreed: number;
  /** Virtues, feelings and themes that both have, the most telling first. */
  readonly tags: readonly string[];
};

/** The same before it is compared with the others by its meaning. */
export type WordScore = Omit<PassageScore, 'score' | 'good'>;

const shares = { second: 0.35, third: 0.2, tags: 1.6, centrality: 1.1, topics: 0.4 };
/**
 * Weights of teachers' choices: highest for ideas of one or two words, lowest for whole sentences, whose meaning says
 * more.
 */
const choices = { mostWords: 2, words: 4.5, sentence: 2.25 };
/** Up to this length an idea may match one phrase of the table; for longer ideas the subject counts more. */
const inOnePhrase = 7;
/** From this strength of match on, a word counts as found. */
const leastAnswer = 0.3;

type Found = { sum: number; covered: number; met: number };

/** The score of each phrase of the table against the idea; each word counts by its best match only. */
function phraseScores(idea: IdeaMeaning, language: TableLanguage): Map<number, Found> {
  const { where, rarity } = passageIndex(language);
  const found = new Map<number, Found>();
  for (const { weight, features } of idea.words) {
    const best = new Map<number, number>();
    for (const [feature, answer] of features) {
      const worth = answer * Math.min(1, rarity(feature) / 5);
      for (const phrase of where.get(feature) ?? []) best.set(phrase, Math.max(best.get(phrase) ?? 0, worth));
    }
    for (const [phrase, worth] of best) {
      const now = found.get(phrase) ?? { sum: 0, covered: 0, met: 0 };
      found.set(phrase, {
        sum: now.sum + weight * worth,
        covered: now.covered + weight * Math.min(1, worth * 1.2),
        met: now.met + (worth >= leastAnswer ? 1 : 0),
      });
    }
  }
  return found;
}

/** How strongly a passage is about something: its first virtue most. */
function ownTags(passage: TablePassage): Map<string, number> {
  const tags = new Map<string, number>([[passage.theme, 0.9]]);
  const add = (list: readonly string[], first: number) =>
    list.forEach((tag, at) => tags.set(tag, Math.max(tags.get(tag) ?? 0, first / (1 + 0.25 * at))));
  add(passage.virtues, 1);
  add(passage.feelings, 0.8);
  return tags;
}

let rareTags: ReadonlyMap<string, number> | undefined;
function tagRarity(): ReadonlyMap<string, number> {
  if (rareTags) return rareTags;
  const counts = new Map<string, number>();
  for (const passage of tablePassages())
    for (const tag of ownTags(passage).keys()) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const all = tablePassages().length;
  rareTags = new Map([...counts].map(([tag, count]) => [tag, Math.log(1 + all / count)]));
  return rareTags;
}

/** Scores passages of the table by the words of an idea, best first; of equal ones the earlier in the canon. */
export function scorePassages(
  idea: IdeaMeaning,
  language: TableLanguage,
  among: readonly TablePassage[],
  audience: Audience = 'adults',
): WordScore[] {
  const { phrases, centrality, rarity } = passageIndex(language);
  const weights = idea.words.map(({ weight }) => weight).toSorted((a, b) => b - a);
  const whole = weights.slice(0, inOnePhrase).reduce((sum, weight) => sum + weight, 0) || 1;
  const length = Math.max(1, idea.words.length / inOnePhrase);
  const byPassage = new Map<TablePassage, { phrase: Phrase; score: number; covered: number; met: number }[]>();
  for (const [at, { sum, covered, met }] of phraseScores(idea, language)) {
    const phrase = phrases[at]!;
    const share = Math.min(1, covered / whole);
    const together = met > 1 ? 1 : 0.6;
    const score =
      ((phrase.weight * sum) / Math.sqrt(whole)) * (0.35 + 0.65 * share) * together * (1.6 / (1 + 0.06 * phrase.size));
    const list = byPassage.get(phrase.passage) ?? [];
    list.push({ phrase, score, covered: share, met });
    byPassage.set(phrase.passage, list);
  }
  const support = topicSupport();
  const rare = tagRarity();
  const ideaTags = [...idea.tags].map(([tag, weight]) => [tag, weight * (rare.get(tag) ?? 0)] as const);
  const tagsWhole = ideaTags.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const ideaConcepts = [...idea.concepts].map(
    ([concept, strength]) => [concept, strength * rarity(`#${concept}`)] as const,
  );
  const conceptsWhole = ideaConcepts.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const ids = new Set(among.map(({ id }) => id));
  const choiceCounts = idea.words.length <= choices.mostWords ? choices.words : choices.sentence;
  const best = bestPassages(idea, language, (id) => ids.has(id), audience);
  return among
    .map((passage): WordScore => {
      const [first, second, third] = (byPassage.get(passage) ?? []).toSorted((a, b) => b.score - a.score);
      const own = ownTags(passage);
      const both = ideaTags
        .map(([tag, weight]) => [tag, (weight * (own.get(tag) ?? 0)) / tagsWhole] as const)
        .filter(([, value]) => value > 0);
      const agreed = both.reduce((sum, [, value]) => sum + value, 0);
      const topics = support.get(passage);
      const central = ideaConcepts.reduce((sum, [each, weight]) => {
        const told = (centrality.get(passage)?.get(each) ?? 0) + shares.topics * (topics?.get(each) ?? 0);
        return sum + (weight * Math.min(1, told)) / conceptsWhole;
      }, 0);
      const choice = best.get(passage.id) ?? none;
      const evidence =
        (first?.score ?? 0) +
        shares.second * (second?.score ?? 0) +
        shares.third * (third?.score ?? 0) +
        length * (shares.tags * agreed + shares.centrality * central);
      return {
        passage,
        words: evidence + choiceCounts * choice.boost,
        evidence,
        choice,
        phrase: first?.phrase ?? null,
        covered: first?.covered ?? 0,
        met: first?.met ?? 0,
        agreed: Math.min(1, agreed + central),
        tags: both.toSorted((a, b) => b[1] - a[1]).map(([tag]) => tag),
      };
    })
    .toSorted((a, b) => b.words - a.words);
}
